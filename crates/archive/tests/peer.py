"""Prints for every game of a PGN file what python-chess makes of it, independently of Adoube.

One line a game: plies, errors, and the first ply at which each of these was so (0 if never): a position for the
third time, a legal move to a position that was there twice, a position for the fifth time, fifty moves, a quiet
legal move that completes fifty, seventy-five moves.
"""

import sys
from collections import Counter

import chess
import chess.pgn


def look(game):
    board = game.board()
    seen = Counter({board._transposition_key(): 1})
    twice = 0
    first = dict.fromkeys(["three", "intended", "five", "fifty", "fifty_intended", "seventyfive"], 0)

    def note(name, ply, so):
        if so and not first[name]:
            first[name] = ply

    plies = 0
    for move in game.mainline_moves():
        board.push(move)
        plies += 1
        key = board._transposition_key()
        seen[key] += 1
        twice += seen[key] == 2
        note("three", plies, seen[key] >= 3)
        note("five", plies, seen[key] >= 5)
        note("fifty", plies, board.is_fifty_moves())
        note("seventyfive", plies, board.is_seventyfive_moves())
        if twice and not first["intended"]:
            for reply in board.generate_legal_moves():
                board.push(reply)
                again = seen[board._transposition_key()] >= 2
                board.pop()
                note("intended", plies, again)
        if board.halfmove_clock >= 99 and not first["fifty_intended"]:
            quiet = any(not board.is_zeroing(reply) for reply in board.legal_moves)
            note("fifty_intended", plies, quiet)
    return [plies, len(game.errors), *first.values()]


with open(sys.argv[1], encoding="utf-8", errors="replace") as handle:
    while (game := chess.pgn.read_game(handle)) is not None:
        print(*look(game))

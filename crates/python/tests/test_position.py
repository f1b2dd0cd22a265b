"""Positions as values, moves as people write them, and what is told of those that are none."""

from __future__ import annotations

import copy
import json
import pickle
import random
import subprocess
import sys

import pytest

import adoube
from adoube import START, Complaint, Illegal, Position


def test_is_a_value() -> None:
    a, b = Position(), Position(START)
    assert a == b and hash(a) == hash(b) and a is not b
    assert a != Position().play("e4")
    assert a != "a text" and not a == 1
    assert len({a, b, a.play("e4")}) == 2
    assert copy.deepcopy(a) == a
    assert sorted([a.play("e4"), a, a.play("d4")]) == sorted([a, a.play("d4"), a.play("e4")])
    with pytest.raises(TypeError):
        _ = a < 1  # type: ignore[operator]
    with pytest.raises(AttributeError):
        a.fen = "x"  # type: ignore[misc]


@pytest.mark.parametrize("seed", range(20))
def test_pickles_wherever_a_game_leads(seed: int) -> None:
    chance = random.Random(seed)
    start = START if seed % 2 else "bqnbnrkr/pppppppp/8/8/8/8/PPPPPPPP/BQNBNRKR w HFhf - 0 1"
    position = Position(start, tolerant=True)
    for _ in range(60):
        moves = position.legal_moves("uci")
        if not moves:
            break
        assert len(moves) == len(set(moves)) == len(position.legal_moves())
        position = position.play(chance.choice(moves))
        again = pickle.loads(pickle.dumps(position))
        assert again == position and hash(again) == hash(position) and again.fen == position.fen
        assert position.play(*position.legal_moves()[:1]) == again.play(*again.legal_moves("uci")[:1])


def test_moves_of_six_languages_and_programs() -> None:
    position = Position()
    for written in ["Nf3", "g1f3", "Кf3", "Ng1-f3", "♘f3"]:
        assert position.play(written) == position.play("Nf3"), written
    for language in ["en", "ru", "bg", "sr", "mk", "hy", "sr-Latn"]:
        start = Position("r3k2r/8/8/3b4/8/2N5/1Q2P3/R3KB1R w KQkq - 0 1")
        written = start.legal_moves(language=language)  # type: ignore[arg-type]
        for text, uci in zip(written, start.legal_moves("uci"), strict=True):
            assert start.play(text, language=language) == start.play(uci), (language, text)  # type: ignore[arg-type]


def test_what_two_languages_read_otherwise_is_not_guessed() -> None:
    # К is the knight in Russian and Bulgarian, the king in Serbian and Macedonian.
    position = Position("4k3/8/8/8/8/8/8/4K1N1 w - - 0 1")
    with pytest.raises(Illegal, match="several ways"):
        position.play("Кe2")
    assert position.play("Кe2", language="ru") == position.play("Ne2")
    assert position.play("Кe2", language="sr") == position.play("Ke2")


def program(*arguments: str) -> str:
    """What the program says on standard error."""
    ran = subprocess.run([sys.executable, "-m", "adoube", *arguments], capture_output=True, text=True, check=False)
    assert ran.returncode in (1, 2), ran
    return ran.stderr.removeprefix("error: ").rstrip("\n")


@pytest.mark.parametrize(
    ("move", "article"),
    [("0-0", "3.8.2.2.2"), ("Ke3", "3.8.1"), ("Bb5", "3.5"), ("e2e5", "3.7"), ("xyz", None), ("", None)],
)
def test_an_illegal_move_says_what_the_program_says(move: str, article: str | None) -> None:
    with pytest.raises(Illegal) as caught:
        Position().play(move)
    error = caught.value
    assert isinstance(error, ValueError) and error.text == move and error.article == article
    if move not in ("e2e5", ""):
        assert str(error) == program("read", "startpos", move)
    again = pickle.loads(pickle.dumps(error))
    assert (again.article, again.column, again.words) == (error.article, error.column, error.words)


@pytest.mark.parametrize(
    "fen", ["", "x", "8/8/8 w - - 0 1", "8/8/8/8/8/8/8/8 w - - 0 1", "ж" * 9, START.replace("w", "v"), "4k3/8/8/8/8/8/8/4K3 w - - a 1"]
)
def test_a_fen_that_is_none(fen: str) -> None:
    for tolerant in (True, False):
        with pytest.raises(Complaint) as caught:
            Position(fen, tolerant=tolerant)
        assert caught.value.text == fen and caught.value.words
    if fen:
        with pytest.raises(Complaint) as caught:
            Position(fen, tolerant=True)
        assert str(caught.value) == program("moves", fen)


@pytest.mark.parametrize(
    "call",
    [
        lambda: Position(5),  # type: ignore[arg-type]
        lambda: Position().play(3),  # type: ignore[arg-type]
        lambda: Position().can_mate(None),  # type: ignore[arg-type]
        lambda: Position().can_mate("white", nodes="many"),  # type: ignore[arg-type]
        lambda: Position().is_same("x"),  # type: ignore[arg-type]
        lambda: adoube.rule(7),  # type: ignore[arg-type]
        lambda: adoube.games(b"x.pgn"),  # type: ignore[arg-type]
        lambda: adoube.audit(None),  # type: ignore[arg-type]
        lambda: adoube.audit([b"x"]),  # type: ignore[list-item]
    ],
)
def test_wrong_types(call: object) -> None:
    with pytest.raises(TypeError):
        call()  # type: ignore[operator]


@pytest.mark.parametrize(
    "call",
    [
        lambda: Position().can_mate("green"),  # type: ignore[arg-type]
        lambda: Position().legal_moves("lan"),  # type: ignore[arg-type]
        lambda: Position().legal_moves(language="xx"),  # type: ignore[arg-type]
        lambda: Position().play("e4", language="la"),  # type: ignore[arg-type]
        lambda: adoube.cite("5.2.2", 2020),  # type: ignore[arg-type]
        lambda: adoube.rule("white moves e2e4", edition=1999),  # type: ignore[arg-type]
    ],
)
def test_wrong_values(call: object) -> None:
    with pytest.raises(ValueError, match="invalid value .* expected"):
        call()  # type: ignore[operator]


def test_who_can_still_mate() -> None:
    position = Position("8/8/8/8/8/5k2/7p/7K b - - 0 1")
    white, black = position.can_mate("white"), position.can_mate("black")
    assert (white.answer, white.line, white.reason) == (False, [], "White has nothing but the king")
    assert black.answer is True and position.play(*black.line).is_checkmate() and black.reason is None
    with pytest.raises(TypeError, match="answer"):
        bool(white)
    assert position.is_dead() is False
    assert Position("8/8/8/8/8/5k2/8/7K b - - 0 1").is_dead() is True
    wall = Position("8/6k1/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/8/3BK3 w - - 0 1", tolerant=True)
    assert wall.can_mate("white", nodes=1).answer in (None, False)


def test_certificates_are_what_the_program_verifies(tmp_path: object) -> None:
    for fen, side in [("8/8/8/8/8/5k2/7p/7K b - - 0 1", "black"), ("8/8/4k3/8/8/3K4/8/6N1 w - - 0 1", "white")]:
        certificate = Position(fen).can_mate(side).certificate  # type: ignore[arg-type]
        assert certificate is not None and json.loads(certificate)["side"]
        ran = subprocess.run(
            [sys.executable, "-m", "adoube", "mate", "--verify", "-"],
            input=certificate + "\n",
            text=True,
            capture_output=True,
            check=False,
        )
        assert ran.returncode == 0, ran


def test_drawings() -> None:
    position = Position().play("e4")
    assert position.svg().startswith("<svg") and position._repr_svg_() == position.svg()
    assert "R N B Q K B N R" in str(position)
    assert repr(position) == f"Position('{position.fen}')" and eval(repr(position)) == position


def test_a_passed_square_counts_only_if_somebody_can_capture_there() -> None:
    played, read = Position().play("e4"), Position("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1")
    assert played == read == Position(played.fen) and hash(played) == hash(read) and not played < read
    assert pickle.loads(pickle.dumps(read)) == played
    used = Position("4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1")
    assert used != Position("4k3/8/8/8/3pP3/8/8/4K3 b - - 0 1") and pickle.loads(pickle.dumps(used)) == used

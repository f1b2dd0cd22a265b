# %% [markdown]
# # Ask the Laws
#
# What happened at a board goes in, what the Laws make of it comes out, with the article. In a notebook a position shows
# itself as a drawing; here it is printed.

# %%
from __future__ import annotations

import adoube
from adoube import Position, Ruling


def clock(milliseconds: int) -> str:
    """Minutes and seconds."""
    return f"{milliseconds // 60_000}:{milliseconds // 1000 % 60:02}"


def show(rulings: list[Ruling]) -> None:
    """Each ruling with its articles; then board and clock."""
    for ruling in rulings:
        print(f"line {ruling.line}, {ruling.act}:")
        print("   refused:" if ruling.refused else "   ruled:  ", ruling.remedy)
        for number, title in ruling.articles:
            print(f"            {number} {title}")
        for proof in ruling.proof:
            print(f"            {proof}")
    last = rulings[-1]
    white, black = map(clock, last.clocks)
    print(f"\n{str(last.position).rstrip()}\n  White {white}   Black {black}\n")


# %% [markdown]
# ## An illegal move in a supervised rapid game
# The king's pawn goes three squares, and the clock is pressed. The position returns, the pawn must move, and the
# opponent gets a minute: in rapid it is one, where a standard game gives two.

# %%
ILLEGAL = """
given rapid, supervised, fen 4k3/8/8/8/8/8/4P3/4K3 w - - 0 1
white moves e2e5
white presses the clock
"""
show(adoube.rule(ILLEGAL))

# %% [markdown]
# The same under the Laws of 2014, and in Armenian.

# %%
for ruling in adoube.rule(ILLEGAL, edition=2014):
    print(ruling.article, ruling.remedy)
for ruling in adoube.rule(ILLEGAL, language="hy"):
    print(ruling.article, ruling.remedy)

# %% [markdown]
# ## A flag falls: lost, or drawn?
# It is lost unless the opponent could never mate by any series of legal moves (6.9). Who could is not a matter of the
# pieces alone.

# %%
for fen, about in [
    ("8/8/8/8/8/5k2/7p/7K b - - 0 1", "a pawn that will be a queen, or a rook"),
    ("7k/5K2/8/8/8/8/8/6N1 b - - 0 1", "a lone knight"),
    ("kb6/8/1K6/8/8/8/8/1N6 w - - 0 1", "a lone knight, and a bishop that can help it"),
    ("8/6k1/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/8/3BK3 w - - 0 1", "a wall of pawns, and nobody can break through"),
]:
    position = Position(fen)
    print(f"{about}: {position.fen}")
    for side in ("white", "black"):
        print("  ", position.can_mate(side))
    print("   dead" if position.is_dead() else "   not dead")

# %% [markdown]
# ## Moves as people write them

# %%
position = Position().play("e4", "e5", "Кf3", "Кc6", language="ru").play("Bb5")
print(position)
for written in ["0-0", "Ke3", "Nxf7"]:
    try:
        Position().play(written)
    except adoube.Illegal as error:
        print(f"{written}: {error.words}")

# %% [markdown]
# ## And where does it stand?

# %%
article = adoube.cite("9.2.2")
print(article.number, article.title, article.elsewhere)
print(article.summary)

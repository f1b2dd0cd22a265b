# %% [markdown]
# # Which games would the Laws have ended otherwise?
#
# A dead position ends the game at once (5.2.2), and so does the fifth appearance of a position (9.6.1); a third one ends it only if
# a player claims (9.2). How often is that passed over, and by whom? The collections have ratings and the names of events,
# but no clocks.
#
#     python ended_otherwise.py COLLECTION… [--plots FOLDER]

# %%
from __future__ import annotations

import argparse
from pathlib import Path

import matplotlib

matplotlib.use("Agg")

import matplotlib.pyplot as plt
import polars as pl

import adoube

arguments = argparse.ArgumentParser()
arguments.add_argument("collections", nargs="+", type=Path)
arguments.add_argument("--plots", type=Path, default=Path("."))
given = arguments.parse_args()

# %% [markdown]
# One call audits everything, on all cores. What comes back is a table, which polars takes as it is.

# %%
audit = adoube.audit(given.collections)
found = pl.DataFrame(audit).with_columns(pl.col("file").map_elements(lambda file: Path(file).name, pl.String))
totals = audit.totals
print(f"{totals.games:,} games, {totals.plies:,} moves by either side")
print(f"{totals.dead_reached:,} reached a dead position, {totals.findings.get('dead', 0):,} of them were not ended there")
print(f"{totals.changed:,} results would have been others")

# %%
kinds = found.group_by("kind").agg(pl.len().alias("games"), pl.col("article").first()).sort("games", "kind", descending=[True, False])
for kind, games, article in kinds.rows():
    print(f"{games:7,}  {kind:20} {article}")

# %% [markdown]
# The results that the Laws would have changed, each with the article.

# %%
for row in found.filter(pl.col("lawful").is_not_null()).sort("file", "game").iter_rows(named=True):
    print(f"{row['white']} – {row['black']}, {row['date']}, {row['move']}: {row['kind']}, {row['recorded']} → {row['lawful']} ({row['article']})")

# %% [markdown]
# By rating and by the pace of the event: the tags say both, so the games are read once more, their tags only. (`where`
# refuses every game after it has looked at the tags; no move is read twice.)


# %%
def pace(tags: dict[str, str]) -> str:
    """By the words of the event; the collections have no time controls."""
    words = (tags.get("Event", "") + " " + tags.get("EventType", "")).lower()
    return next((word for word in ("bullet", "blitz", "rapid") if word in words), "standard")


def rating(tags: dict[str, str]) -> int | None:
    """Of both players, to the hundred below."""
    both = [tags.get("WhiteElo", ""), tags.get("BlackElo", "")]
    return sum(map(int, both)) // 200 * 100 if all(elo.isdigit() for elo in both) else None


seen: list[tuple[str, int, int | None, str]] = []
for collection in given.collections:
    number = 0

    def look(tags: dict[str, str]) -> bool:
        global number
        number += 1
        seen.append((collection.name, number, rating(tags), pace(tags)))
        return False

    for _ in adoube.games(collection, where=look):
        pass
games = pl.DataFrame(seen, schema={"file": pl.String, "game": pl.UInt64, "rating": pl.Int64, "pace": pl.String}, orient="row")
assert len(games) == totals.games

# %%
ASKED = {
    "threefold": "third time on the board, nobody claimed there",
    "threefold-intended": "third time could be made by a move",
    "dead": "dead, and played on or scored otherwise",
}


def shares(by: str) -> pl.DataFrame:
    """How many games of a thousand have each of the findings."""
    table = games.drop_nulls(by)
    for kind in ASKED:
        some = found.filter(pl.col("kind") == kind).select("file", "game").unique().with_columns(pl.lit(1).alias(kind))
        table = table.join(some, on=["file", "game"], how="left")
    share = [(pl.col(kind).fill_null(0).mean() * 1000).alias(kind) for kind in ASKED]
    return table.group_by(by).agg(pl.len().alias("games"), *share).filter(pl.col("games") >= 200).sort(by)


for by in ("rating", "pace"):
    print(f"{by:>9} {'games':>7} {'threefold':>10} {'intended':>9} {'dead':>6}   of a thousand")
    for name, count, three, intended, dead in shares(by).rows():
        print(f"{name!s:>9} {count:7,} {three:10.1f} {intended:9.1f} {dead:6.2f}")

# %% [markdown]
# Drawn: strong players repeat more. A dead position is passed over in one or two games of a thousand at most, at any rating.

# %%
given.plots.mkdir(parents=True, exist_ok=True)
table = shares("rating")
figure, (left, right) = plt.subplots(1, 2, figsize=(10, 3.6), layout="constrained")
for kind in ("threefold", "threefold-intended"):
    left.plot(table["rating"], table[kind], marker="o", label=ASKED[kind])
left.set(title="Repetition", xlabel="mean rating of both players", ylabel="of a thousand games", ylim=(0, None))
left.legend(frameon=False, fontsize=8)
right.bar(table["rating"], table["dead"], width=70, color="tab:red")
right.set(title="Dead, and played on or scored otherwise", xlabel="mean rating of both players", ylim=(0, None))
figure.savefig(given.plots / "by-rating.png", dpi=110)

# %%
moves = [10 * column for column in range(len(totals.lengths))]
figure, axes = plt.subplots(figsize=(10, 3.2), layout="constrained")
axes.bar(moves, totals.lengths, width=9, align="edge", color="lightgrey", label="games")
axes.bar(moves, totals.lengths_found, width=9, align="edge", label="with something against the Laws, or a claim open")
axes.set(title="By length of the game", xlabel="moves by each player (the last column: and longer)", ylabel="games")
axes.legend(frameon=False)
figure.savefig(given.plots / "by-length.png", dpi=110)
print("drawn: by-rating.png, by-length.png")

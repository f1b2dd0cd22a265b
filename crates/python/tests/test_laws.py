"""Rulings and articles."""

from __future__ import annotations

import pickle

import pytest

import adoube


def test_rulings_with_board_and_clock() -> None:
    script = "given rapid, supervised, fen 4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\nwhite moves e2e5\nwhite presses the clock\n"
    rulings = adoube.rule(script)
    assert [ruling.article for ruling in rulings] == ["7.5.1", "4.3.1", "7.5.5"]
    last = rulings[-1]
    assert last.line == 3 and last.act == "white presses the clock" and not last.refused
    assert last.clocks == (910_000, 970_000)
    assert last.position.fen.startswith("4k3/8/8/8/8/8/4P3/4K3 w")
    assert "illegal-move-penalty" in last.says
    assert [number for number, _ in last.articles] == ["7.5.5", "A.3", "A.4"]
    assert pickle.loads(pickle.dumps(last)) == last
    russian = adoube.rule(script, language="ru")
    assert [r.article for r in russian] == [r.article for r in rulings] and russian[0].remedy != rulings[0].remedy


def test_a_refusal_is_told() -> None:
    [refused] = adoube.rule("white plays e2e4\nblack notes the draw offer")
    assert refused.refused and refused.line == 2 and "no draw has been offered" in refused.remedy
    assert refused.article == "8.1.5" and refused.position.fen == adoube.Position().play("e4").fen


def test_nothing_from_nothing() -> None:
    assert adoube.rule("") == []


@pytest.mark.parametrize("script", ["white eats e4", "given nonsense", "white moves z9", "given fen 8/8 w\nwhite moves e4"])
def test_a_script_that_is_none(script: str) -> None:
    with pytest.raises(ValueError, match="line 1, column"):
        adoube.rule(script)


def test_articles() -> None:
    article = adoube.cite("7.5.5")
    assert article.edition == 2023 and article.elsewhere == {2014: "7.5.b", 2018: "7.5.5"}
    assert adoube.cite("illegal-move-penalty") == article and article.cases > 0
    assert adoube.cite("7.5.5", language="hy").title != article.title
    assert adoube.cite("7.5.b", 2014).elsewhere[2023] == "7.5.5"
    with pytest.raises(adoube.Complaint):
        adoube.cite("7.5.b", 2023)

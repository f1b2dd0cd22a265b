"""What the Laws make of what happened, and what they say."""

from __future__ import annotations

from . import _native
from ._types import Article, Edition, Language, Ruling


def rule(script: str, *, edition: Edition = 2023, language: Language = "en") -> list[Ruling]:
    """Plays a script of acts, one on a line, and gives what is ruled, with the articles.

    The words are those of ``adoube words``; ``given …`` may come first.

    >>> import adoube
    >>> rulings = adoube.rule('''
    ... given rapid, supervised, fen 4k3/8/8/8/8/8/4P3/4K3 w - - 0 1
    ... white moves e2e5
    ... white presses the clock
    ... ''')
    >>> for ruling in rulings:
    ...     print(ruling.article, ruling.remedy)
    7.5.1 The position before e2e5 is put back
    4.3.1 White must move the piece on e2
    7.5.5 Black gets 1 minute more

    A script that cannot be read raises ``ValueError`` with line and column, in the words of ``adoube rule``.
    """
    return [Ruling(**ruled) for ruled in _native.rule(script, edition, language)]


def cite(article: str, edition: Edition = 2023, *, language: Language = "en") -> Article:
    """An article by its number, or by the name of its provision.

    >>> import adoube
    >>> adoube.cite("5.2.2").title
    'Dead position'
    >>> adoube.cite("9.2.2").elsewhere
    {2014: '9.2.b', 2018: '9.2.1.2'}
    >>> adoube.cite("99")
    Traceback (most recent call last):
    adoube.Complaint: the edition of 2023 has no such article
      99
    """
    known = _native.cite(article, edition, language)
    known["elsewhere"] = dict(known["elsewhere"])
    return Article(**known)

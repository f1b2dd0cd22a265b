### Слова архива.

records-title = Архив

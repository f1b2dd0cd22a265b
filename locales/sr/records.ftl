### Речи архиве.

records-title = Архива

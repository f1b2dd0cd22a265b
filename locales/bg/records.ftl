### Думите на архива.

records-title = Архив

### Rulings in words.

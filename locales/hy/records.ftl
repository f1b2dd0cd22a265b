### Արխիվի բառերը։

records-title = Արխիվ

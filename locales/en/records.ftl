### Words of the records.

records-title = Records

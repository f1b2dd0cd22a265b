### What the hall says: events, alerts, refusals.

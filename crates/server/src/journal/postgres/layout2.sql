-- When each seat was last heard, by whichever node heard it: nothing that must survive, nodes remember what they read.
CREATE UNLOGGED TABLE adoube.heard (
    hall int NOT NULL,
    seat text COLLATE "C" NOT NULL,
    at bigint NOT NULL,
    delay float8,
    told timestamptz NOT NULL,
    PRIMARY KEY (hall, seat)
) WITH (fillfactor = 50);

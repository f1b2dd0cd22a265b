CREATE SCHEMA IF NOT EXISTS adoube;
CREATE TABLE adoube.layout (version int PRIMARY KEY, since timestamptz NOT NULL DEFAULT now());
-- Touched when nothing else is left to write and yet the standby must have it all.
CREATE TABLE adoube.hall (
    id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    name text UNIQUE NOT NULL,
    touched bigint NOT NULL DEFAULT 0
);
-- Where each stream ends. Half of a page is free, so that a row moves only on its page.
CREATE TABLE adoube.stream (
    hall int NOT NULL,
    name text COLLATE "C" NOT NULL,
    version bigint NOT NULL,
    mark bytea NOT NULL,
    at bigint NOT NULL,
    PRIMARY KEY (hall, name)
) WITH (fillfactor = 50);
-- token: of the append that wrote it; tells whose it is when the answer to a commit was lost.
CREATE TABLE adoube.journal (
    hall int NOT NULL,
    stream text COLLATE "C" NOT NULL,
    version bigint NOT NULL,
    act text COLLATE "C",
    at bigint NOT NULL,
    body text NOT NULL,
    mark bytea NOT NULL,
    token bytea NOT NULL,
    PRIMARY KEY (hall, stream, version)
);
CREATE UNIQUE INDEX journal_act ON adoube.journal (hall, stream, act) WHERE act IS NOT NULL;
CREATE TABLE adoube.note (hall int NOT NULL, name text NOT NULL, body text NOT NULL, PRIMARY KEY (hall, name));
-- Who is there, and who has guessed a password how often: nothing that must survive.
CREATE UNLOGGED TABLE adoube.node (
    hall int NOT NULL,
    id text NOT NULL,
    name text NOT NULL,
    layout int NOT NULL,
    seen timestamptz NOT NULL,
    PRIMARY KEY (hall, id)
);
CREATE UNLOGGED TABLE adoube.tries (
    hall int NOT NULL,
    trier text NOT NULL,
    failed int NOT NULL,
    last timestamptz NOT NULL,
    PRIMARY KEY (hall, trier)
);

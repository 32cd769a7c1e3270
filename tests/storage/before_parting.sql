BEGIN TRANSACTION;
CREATE TABLE accounts (platform TEXT, account TEXT, person TEXT, name TEXT, handle TEXT, language TEXT, reachable INTEGER, PRIMARY KEY (platform, account)) STRICT, WITHOUT ROWID;
INSERT INTO "accounts" VALUES('discord','1','p0000000001','Anna','anna','it',NULL);
INSERT INTO "accounts" VALUES('discord','2','p0000000009','Bruno','bruno','it',NULL);
INSERT INTO "accounts" VALUES('discord','4','p0000000005','Dario','dario','it',NULL);
INSERT INTO "accounts" VALUES('discord','7','p0000000017','Pino Silvestre','pinos','it',NULL);
INSERT INTO "accounts" VALUES('discord','@eva','p0000000014','eva','eva','',NULL);
INSERT INTO "accounts" VALUES('discord','@marco','p0000000004','Marco','marco','',NULL);
INSERT INTO "accounts" VALUES('discord','@pino','p0000000017','pino','pino','',NULL);
INSERT INTO "accounts" VALUES('telegram','71','p0000000001','Annina','annina','it',NULL);
CREATE TABLE aliases (old TEXT, person TEXT, PRIMARY KEY (old)) STRICT, WITHOUT ROWID;
INSERT INTO "aliases" VALUES('p0000000018','p0000000001');
INSERT INTO "aliases" VALUES('p0000000006','p0000000017');
CREATE TABLE announcements (club TEXT, topic TEXT, platform TEXT, room TEXT, PRIMARY KEY (club, topic, platform)) STRICT, WITHOUT ROWID;
CREATE TABLE books (
        id TEXT PRIMARY KEY,
        kind TEXT NOT NULL,
        club TEXT NOT NULL,
        room TEXT NOT NULL,
        title TEXT NOT NULL,
        opened REAL NOT NULL,
        version INTEGER NOT NULL,
        closed REAL,
        used REAL NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "books" VALUES('b0000008','mito','c0000000002','r0000000003','',1768077001.0,2,NULL,1.79535528742960739131e+09);
INSERT INTO "books" VALUES('b0000013','mito','c0000000010','r0000000011','',1768077002.0,2,NULL,1.79535528751170301436e+09);
INSERT INTO "books" VALUES('b0000016','table','c0000000010','r0000000011','',1768077005.0,3,NULL,1.79535528762688851352e+09);
INSERT INTO "books" VALUES('b0000022','table','c0000000019','r0000000020','',1768077010.0,3,NULL,1.79535528779891180996e+09);
CREATE TABLE clubs (id TEXT, title TEXT, language TEXT, zone TEXT, PRIMARY KEY (id)) STRICT, WITHOUT ROWID;
INSERT INTO "clubs" VALUES('c0000000002','Club','it','Europe/Rome');
INSERT INTO "clubs" VALUES('c0000000010','Altro club','it','Europe/Rome');
INSERT INTO "clubs" VALUES('c0000000019','Gruppo','it','Europe/Rome');
CREATE TABLE codes (code TEXT, kind TEXT, subject TEXT, at REAL, PRIMARY KEY (code)) STRICT, WITHOUT ROWID;
INSERT INTO "codes" VALUES('TPN4TGKP','person','p0000000017',1768077007.0);
CREATE TABLE entries (
        book TEXT NOT NULL,
        seq INTEGER NOT NULL,
        request TEXT NOT NULL,
        at REAL NOT NULL,
        person TEXT NOT NULL,
        kind TEXT NOT NULL,
        schema INTEGER NOT NULL,
        body TEXT NOT NULL,
        PRIMARY KEY (book, seq)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "entries" VALUES('b0000008',1,'open:c0000000002:mito:0',1768077001.0,'p0000000001','mito.opened',1,'{"rules":{"table":{"least":2,"most":6},"ladders":{"week":{"start":"1000","share":"2.5","minimum":2,"active":true},"month":{"start":"1000","share":"2.5","minimum":4,"active":true},"quarter":{"start":"1000","share":"2.5","minimum":8,"active":true},"year":{"start":"1000","share":"2.5","minimum":20,"active":true},"all-time":{"start":"1000","share":"2.5","minimum":20,"active":true}},"closing":{"climbers":3,"upsets":3,"below":5},"twice":{"minutes":60}},"zone":"Europe/Rome","at":1768077001.0}');
INSERT INTO "entries" VALUES('b0000008',2,'discord:1',1768077001.0,'p0000000001','mito.game-played',1,'{"number":1,"players":["p0000000001","p0000000004","p0000000005","p0000000006"],"risikometro":[],"at":1768077001.0,"by":"p0000000001","source":"player","settled":false}');
INSERT INTO "entries" VALUES('b0000013',1,'open:c0000000010:mito:0',1768077002.0,'p0000000009','mito.opened',1,'{"rules":{"table":{"least":2,"most":6},"ladders":{"week":{"start":"1000","share":"2.5","minimum":2,"active":true},"month":{"start":"1000","share":"2.5","minimum":4,"active":true},"quarter":{"start":"1000","share":"2.5","minimum":8,"active":true},"year":{"start":"1000","share":"2.5","minimum":20,"active":true},"all-time":{"start":"1000","share":"2.5","minimum":20,"active":true}},"closing":{"climbers":3,"upsets":3,"below":5},"twice":{"minutes":60}},"zone":"Europe/Rome","at":1768077002.0}');
INSERT INTO "entries" VALUES('b0000013',2,'discord:2',1768077002.0,'p0000000009','mito.game-played',1,'{"number":1,"players":["p0000000009","p0000000004","p0000000005"],"risikometro":[],"at":1768077002.0,"by":"p0000000009","source":"player","settled":false}');
INSERT INTO "entries" VALUES('b0000016',1,'open:r0000000011:table:0',1768077005.0,'p0000000005','table.opened',1,'{"rules":{"quiet":43200.0}}');
INSERT INTO "entries" VALUES('b0000016',2,'open:r0000000011:table:0',1768077005.0,'p0000000005','seal-set',1,'{"number":1,"commitment":"66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925","strand":""}');
INSERT INTO "entries" VALUES('b0000016',3,'discord:5',1768077005.0,'p0000000005','table.rolled',1,'{"member":"p0000000005","at":1768077005.0,"reserve":0,"target":null,"note":"","roll":{"seal":1,"number":1,"request":"discord:5","sides":6,"counter":2,"faces":[6,3]}}');
INSERT INTO "entries" VALUES('b0000022',1,'open:r0000000020:table:0',1768077010.0,'p0000000018','table.opened',1,'{"rules":{"quiet":43200.0}}');
INSERT INTO "entries" VALUES('b0000022',2,'open:r0000000020:table:0',1768077010.0,'p0000000018','seal-set',1,'{"number":1,"commitment":"66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925","strand":""}');
INSERT INTO "entries" VALUES('b0000022',3,'telegram:10',1768077010.0,'p0000000018','table.rolled',1,'{"member":"p0000000018","at":1768077010.0,"reserve":0,"target":null,"note":"","roll":{"seal":1,"number":1,"request":"telegram:10","sides":6,"counter":3,"faces":[5,1,4]}}');
CREATE TABLE houses (platform TEXT, house TEXT, club TEXT, PRIMARY KEY (platform, house)) STRICT, WITHOUT ROWID;
INSERT INTO "houses" VALUES('discord','5','c0000000002');
INSERT INTO "houses" VALUES('discord','6','c0000000010');
INSERT INTO "houses" VALUES('telegram','-1','c0000000019');
CREATE TABLE memory (key TEXT, value TEXT, PRIMARY KEY (key)) STRICT, WITHOUT ROWID;
CREATE TABLE notices (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        key TEXT NOT NULL,
        card TEXT NOT NULL,
        at REAL NOT NULL,
        room TEXT NOT NULL,
        person TEXT NOT NULL,
        book TEXT NOT NULL,
        due REAL NOT NULL,
        tries INTEGER NOT NULL,
        state TEXT NOT NULL,
        became TEXT NOT NULL
    ) STRICT
    ;
CREATE TABLE page_members (id TEXT, name TEXT, role TEXT, link TEXT, language TEXT, PRIMARY KEY (id)) STRICT, WITHOUT ROWID;
CREATE TABLE page_messages (id TEXT, room TEXT, sheet INTEGER, number INTEGER, author TEXT, reader TEXT, at REAL, body TEXT, request TEXT, PRIMARY KEY (id)) STRICT, WITHOUT ROWID;
CREATE TABLE page_rooms (id TEXT, title TEXT, owner TEXT, sheet INTEGER, PRIMARY KEY (id)) STRICT, WITHOUT ROWID;
CREATE TABLE passing (key TEXT, value TEXT, at REAL, PRIMARY KEY (key)) STRICT, WITHOUT ROWID;
CREATE TABLE people (id TEXT, name TEXT, language TEXT, notices INTEGER, born TEXT, PRIMARY KEY (id)) STRICT, WITHOUT ROWID;
INSERT INTO "people" VALUES('p0000000001','Anna',NULL,NULL,'account');
INSERT INTO "people" VALUES('p0000000004','Marco',NULL,NULL,'guest');
INSERT INTO "people" VALUES('p0000000005','Dario',NULL,NULL,'account');
INSERT INTO "people" VALUES('p0000000009','Bruno',NULL,NULL,'account');
INSERT INTO "people" VALUES('p0000000014','eva',NULL,NULL,'guest');
INSERT INTO "people" VALUES('p0000000017','Pino Silvestre',NULL,NULL,'account');
CREATE TABLE presses (token TEXT, line TEXT, person TEXT, card TEXT, at REAL, PRIMARY KEY (token)) STRICT, WITHOUT ROWID;
CREATE TABLE requests (
        id TEXT PRIMARY KEY,
        person TEXT NOT NULL,
        room TEXT NOT NULL,
        at REAL NOT NULL,
        answer TEXT NOT NULL,
        handle TEXT NOT NULL,
        acknowledged INTEGER NOT NULL
    )
 STRICT;
INSERT INTO "requests" VALUES('open:c0000000002:mito:0','p0000000001','r0000000003',1768077001.0,'','{}',0);
INSERT INTO "requests" VALUES('discord:1','p0000000001','r0000000003',1768077001.0,'','{}',0);
INSERT INTO "requests" VALUES('open:c0000000010:mito:0','p0000000009','r0000000011',1768077002.0,'','{}',0);
INSERT INTO "requests" VALUES('discord:2','p0000000009','r0000000011',1768077002.0,'','{}',0);
INSERT INTO "requests" VALUES('discord:3','p0000000001','r0000000003',1768077003.0,'','{}',0);
INSERT INTO "requests" VALUES('discord:4','p0000000009','r0000000011',1768077004.0,'','{}',0);
INSERT INTO "requests" VALUES('open:r0000000011:table:0','p0000000005','r0000000011',1768077005.0,'','{}',0);
INSERT INTO "requests" VALUES('discord:5','p0000000005','r0000000011',1768077005.0,'','{}',0);
INSERT INTO "requests" VALUES('discord:7','p0000000017','r0000000003',1768077007.0,'','{}',0);
INSERT INTO "requests" VALUES('discord:8','p0000000017','r0000000003',1768077008.0,'','{}',0);
INSERT INTO "requests" VALUES('discord:9','p0000000001','r0000000003',1768077009.0,'','{}',0);
INSERT INTO "requests" VALUES('open:r0000000020:table:0','p0000000018','r0000000020',1768077010.0,'','{}',0);
INSERT INTO "requests" VALUES('telegram:10','p0000000018','r0000000020',1768077010.0,'','{}',0);
INSERT INTO "requests" VALUES('discord:11','p0000000001','r0000000003',1768077011.0,'','{}',0);
INSERT INTO "requests" VALUES('telegram:12','p0000000018','r0000000020',1768077012.0,'','{}',0);
CREATE TABLE roles (club TEXT, person TEXT, role TEXT, PRIMARY KEY (club, person)) STRICT, WITHOUT ROWID;
INSERT INTO "roles" VALUES('c0000000002','p0000000014','referee');
INSERT INTO "roles" VALUES('c0000000010','p0000000014','referee');
CREATE TABLE rooms (platform TEXT, place TEXT, id TEXT, club TEXT, house TEXT, parent TEXT, title TEXT, private INTEGER, PRIMARY KEY (platform, place)) STRICT, WITHOUT ROWID;
INSERT INTO "rooms" VALUES('discord','10','r0000000003','c0000000002','5','','Sala',0);
INSERT INTO "rooms" VALUES('discord','20','r0000000011','c0000000010','6','','Altrove',0);
INSERT INTO "rooms" VALUES('telegram','-1','r0000000020','c0000000019','-1','','Gruppo',0);
CREATE TABLE seeds (
        book TEXT NOT NULL,
        number INTEGER NOT NULL,
        seed BLOB NOT NULL,
        PRIMARY KEY (book, number)
    ) STRICT, WITHOUT ROWID
    ;
CREATE TABLE seen (room TEXT, person TEXT, at REAL, PRIMARY KEY (room, person)) STRICT, WITHOUT ROWID;
INSERT INTO "seen" VALUES('r0000000003','p0000000001',1768077001.0);
INSERT INTO "seen" VALUES('r0000000003','p0000000004',0.0);
INSERT INTO "seen" VALUES('r0000000003','p0000000005',0.0);
INSERT INTO "seen" VALUES('r0000000003','p0000000014',0.0);
INSERT INTO "seen" VALUES('r0000000003','p0000000017',0.0);
INSERT INTO "seen" VALUES('r0000000011','p0000000005',1768077005.0);
INSERT INTO "seen" VALUES('r0000000011','p0000000009',1768077002.0);
INSERT INTO "seen" VALUES('r0000000020','p0000000001',1768077010.0);
CREATE TABLE timers (
        book TEXT NOT NULL,
        name TEXT NOT NULL,
        at REAL NOT NULL,
        PRIMARY KEY (book, name)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "timers" VALUES('b0000016','table.quiet',1768120205.0);
INSERT INTO "timers" VALUES('b0000022','table.quiet',1768120210.0);
INSERT INTO "timers" VALUES('b0000008','mito.closing',1768172400.0);
INSERT INTO "timers" VALUES('b0000013','mito.closing',1768172400.0);
CREATE TABLE words (id TEXT, person TEXT, book TEXT, text TEXT, PRIMARY KEY (id)) STRICT, WITHOUT ROWID;
CREATE INDEX books_room ON books (room);
CREATE INDEX books_club ON books (club);
CREATE INDEX timers_at ON timers (at);
CREATE INDEX notices_waiting ON notices (due) WHERE state = 'waiting';
CREATE INDEX notices_key ON notices (key) WHERE key <> '';
CREATE INDEX houses_club ON houses (club);
CREATE INDEX rooms_id ON rooms (id);
CREATE INDEX rooms_club ON rooms (club);
CREATE INDEX accounts_person ON accounts (person);
CREATE INDEX accounts_handle ON accounts (handle);
CREATE INDEX aliases_person ON aliases (person);
CREATE INDEX seen_person ON seen (person);
CREATE INDEX words_person ON words (person);
CREATE INDEX words_book ON words (book);
CREATE INDEX presses_person ON presses (person);
CREATE INDEX page_messages_room ON page_messages (room);
CREATE INDEX page_messages_request ON page_messages (request);
CREATE INDEX requests_kept ON requests (at) WHERE answer <> '';
CREATE INDEX requests_emptied ON requests (at) WHERE answer = '';
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('notices',3);
COMMIT;

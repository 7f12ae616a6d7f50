-- The demo's people, whose passwords and authenticator secrets stand in README: a database that holds any of their credentials starts
-- as a demo only. A demo from before this file is known by the ids that its seed has always given them.
alter table accounts add column is_demo boolean not null default false;
update accounts set is_demo = true where id in (
  '42599fdb-54a5-8ab5-a113-deb0674c2033', '9e762c42-820f-88d0-a7ea-bee4757d1693', 'e2eb01d1-f0a0-8d01-aa5d-0063d21a519b',
  '7c2bdea6-ec71-84e9-a9d1-5387eb47e964', '57e110fd-9c12-8bf9-a086-e52db91e71a6', '767d8d8e-3304-88be-a2d0-625d605068a9',
  '958d748e-7671-8693-a2bd-08d6dadf9e62', 'f75a8e19-71ae-8d6b-acb1-8bd097a38fb9', '66a681c2-ae75-8199-aed7-421db6cf61aa');

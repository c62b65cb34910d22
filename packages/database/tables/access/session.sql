create table session (
  token_hash bytea primary key,
  user_id bigint not null references app_user (id),
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  address text not null,
  by_portal boolean not null default false,
  viewer_id bigint references app_user (id),
  factor_shown_at timestamptz,
  viewer_session bytea references session (token_hash) on delete cascade,
  constraint session_viewer check ((viewer_id is null) = (viewer_session is null))
);
comment on table session is 'Open sessions; only the SHA-256 of a token is stored';
comment on column session.factor_shown_at is 'When the second factor was last shown in this session';
comment on column session.viewer_id is 'Support looks at the console as this user: the session reads only and ends with the session it came from';
-- Serves "end every session of this user".
create index session_of_user on session (user_id);
-- Serves the end of views when the session of the viewer ends.
create index session_of_viewer on session (viewer_session) where viewer_session is not null;

create table login_challenge (
  id text primary key,
  code text not null,
  nonce text not null,
  expires_at timestamptz not null
);
comment on table login_challenge is 'Captcha text and hidden nonce; deleted before it is checked, so it serves once';

create table login_failure (
  subject text not null,
  failed_at timestamptz not null default clock_timestamp()
);
comment on table login_failure is 'Failed logins by account and by address block; survives restarts';
-- Serves the count of recent failures of one subject.
create index login_failure_subject on login_failure (subject, failed_at);
-- Serves the round that looks for guessing; requests of picture codes, which are the most, are no part of it.
create index login_failure_newest on login_failure (failed_at) include (subject) where subject ~ '^(account|second|device|address):';

create table guessing_episode (
  id bigint primary key default next_id(),
  kind text not null check (kind in ('password', 'code', 'spread')),
  account text not null default '',
  began_at timestamptz not null,
  seen_at timestamptz not null,
  ended_at timestamptz,
  constraint guessing_account check ((kind = 'spread') = (account = ''))
);
comment on table guessing_episode is 'Attacks on logins that administrators were told of, one row for each however long it lasts; never deleted, because /metrics counts them';
comment on column guessing_episode.kind is 'password and code: one account; spread: many accounts at once';
comment on column guessing_episode.account is 'As it was typed; it need not exist';
comment on column guessing_episode.seen_at is 'When a round last found it above its threshold';
create unique index guessing_episode_open on guessing_episode (kind, account) where ended_at is null;

create table device_token (
  token_hash bytea primary key,
  user_id bigint not null references app_user (id),
  expires_at timestamptz not null
);
comment on table device_token is 'Remembered devices (LOGIN-35): stands in for the password on one device, 30 days, revocable';
create index device_token_of_user on device_token (user_id);

create table reset_code (
  phone_hash text primary key,
  code_hash bytea not null,
  tries int not null default 0,
  expires_at timestamptz not null
);
comment on table reset_code is 'Codes that were sent to phones, for a forgotten password and for logins of buyers: six digits, five tries, ten minutes';
comment on column reset_code.phone_hash is 'Keyed hash of the phone, with the merchant where a buyer logs in: the table holds nobody''s number';

create table login_ticket (
  token_hash bytea primary key,
  user_id bigint not null references app_user (id),
  application text not null,
  expires_at timestamptz not null
);
comment on table login_ticket is 'One-time tickets for sub-applications of the launcher (LAUNCH-08); 60 s, deleted when redeemed';

call protect_user_rows('session');
call protect_user_rows('device_token');
call protect_user_rows('login_ticket');

create table second_factor (
  user_id bigint primary key references app_user (id),
  secret bytea not null,
  confirmed_at timestamptz,
  last_step bigint not null default 0,
  created_at timestamptz not null default now()
);
comment on table second_factor is 'Codes of an authenticator app (RFC 6238) as second step of a login';
comment on column second_factor.secret is 'Sealed with a key that is not in the database';
comment on column second_factor.confirmed_at is 'Null until the first code was shown; only then logins ask for one';
comment on column second_factor.last_step is 'Time step of the newest accepted code; it and older ones are refused';

create table recovery_code (
  user_id bigint not null references second_factor (user_id) on delete cascade,
  code_sealed bytea not null,
  primary key (user_id, code_sealed)
);
comment on table recovery_code is 'Codes that stand in for a lost authenticator; deleted when used';
comment on column recovery_code.code_sealed is 'SHA-256 of the code, sealed with a key that is not in the database';

create table second_step (
  token_hash bytea primary key,
  user_id bigint not null references app_user (id),
  login_url text not null,
  remember boolean not null default false,
  by_portal boolean not null default false,
  tries int not null default 0,
  expires_at timestamptz not null
);
comment on table second_step is 'Logins whose password was right and whose second factor is still to come; five minutes, five tries';
comment on column second_step.remember is 'The login came from a remembered device and is given its next token';
-- Serves the end of waiting logins when a password changes.
create index second_step_of_user on second_step (user_id);

call protect_user_rows('second_factor');
call protect_user_rows('recovery_code');
call protect_user_rows('second_step');

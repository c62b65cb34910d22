create table sso_login (
  state_hash bytea primary key,
  sealed bytea not null,
  expires_at timestamptz not null
);
comment on table sso_login is 'Single sign-ons that wait for the answer of the provider; ten minutes, deleted when used';
comment on column sso_login.sealed is 'Nonce and PKCE verifier, sealed with a key that is not in the database';

create table sso_identity (
  issuer text not null,
  subject text not null,
  user_id bigint not null references app_user (id),
  linked_at timestamptz not null default now(),
  primary key (issuer, subject),
  constraint sso_identity_user unique (user_id, issuer)
);
comment on table sso_identity is 'Who logs in by single sign-on; made by the first login, so that a name given to somebody else opens nothing';

call protect_user_rows('sso_identity');

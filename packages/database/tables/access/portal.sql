create table portal_nonce (
  nonce_hash bytea primary key,
  expires_at timestamptz not null
);
comment on table portal_nonce is 'Tokens of the portal that were used; each until it has expired by itself';

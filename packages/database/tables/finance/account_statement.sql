create table account_statement (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null references merchant (id),
  merchant_no text not null,
  merchant_name text not null,
  receiver_id bigint,
  from_day date not null,
  to_day date not null,
  total_fen bigint not null,
  seal text not null,
  made_by bigint not null,
  made_at timestamptz not null default now(),
  token_hash bytea,
  link_until timestamptz,
  revoked_at timestamptz,
  opened int not null default 0,
  opened_at timestamptz,
  version int not null default 1,
  primary key (top_id, id),
  check (from_day <= to_day),
  check (token_hash is null or link_until is not null)
);
comment on table account_statement is 'Settled days of a merchant, or the shares of one receiver in them, given to a reader with a hash';
comment on column account_statement.merchant_name is 'As it was when the statement was made, like the number; both are part of the hash';
comment on column account_statement.receiver_id is 'Whose shares it lists; null for all of the merchant''s own';
comment on column account_statement.seal is 'SHA-256 over its text (statementText); lines of closed days do not change, so it can be made anew at any time';
comment on column account_statement.token_hash is 'SHA-256 of the token of its read-only link; the token is stored nowhere';
-- Serves the list of one merchant.
create index account_statement_merchant on account_statement (merchant_id, id desc);
-- Serves whoever has a link.
create index account_statement_token on account_statement (token_hash) where token_hash is not null;

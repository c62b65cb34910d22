create table idempotency (
  user_id bigint not null,
  route text not null,
  key text not null,
  request_hash bytea not null,
  status int not null,
  answer jsonb not null,
  created_at timestamptz not null default now(),
  primary key (user_id, route, key)
);
comment on table idempotency is 'Answers of writing calls, stored in the transaction of their effect; a repeated key replays the answer';
-- Serves the daily clean-up.
create index idempotency_age on idempotency (created_at);

call protect_user_rows('idempotency');

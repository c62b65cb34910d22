create table provider_notice (
  provider text not null,
  notice_id text not null,
  kind text not null,
  order_id bigint,
  body_hash bytea not null,
  received_at timestamptz not null default now(),
  primary key (provider, notice_id)
);
comment on table provider_notice is 'Notices of payment providers whose effect is committed; duplicates are answered again without effect';

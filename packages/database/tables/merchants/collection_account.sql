create table collection_account (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null references merchant (id),
  submission_id bigint,
  channel text check (channel in ('wechat', 'alipay')),
  provider text,
  provider_name text not null,
  bank_name text not null,
  numbers_sealed bytea not null,
  collection_unit text not null default '',
  state text not null default 'preparation' check (state in ('preparation', 'activated', 'stopped')),
  version int not null default 1,
  opened_at timestamptz not null default now(),
  primary key (top_id, id),
  unique (submission_id, top_id)
);
comment on table collection_account is 'Accounts with which merchants collect and are paid: opened by a provider, one for each finished submission (MERCHANT-12), or entered by hand (FIN-11)';
comment on column collection_account.merchant_id is 'The merchant that collects with it; the submission belongs to the one above';
comment on column collection_account.submission_id is 'Of the merchant above, which for a top merchant stands in another tree; null when it was entered by hand, as are channel and provider';
comment on column collection_account.bank_name is 'Bank of the card to which the provider settles';
comment on column collection_account.numbers_sealed is 'Number at the provider, account at Alipay and number of the bank card, sealed with a key outside the database; open for this row only';
-- Serves the accounts of one merchant.
create index collection_account_of on collection_account (merchant_id, id);

create table collection_account (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null references merchant (id),
  submission_id bigint not null,
  channel text not null check (channel in ('wechat', 'alipay')),
  provider text not null,
  provider_name text not null,
  bank_name text not null,
  numbers_sealed bytea not null,
  opened_at timestamptz not null,
  primary key (top_id, id),
  unique (submission_id, top_id)
);
comment on table collection_account is 'Accounts that payment providers opened for merchants: one for each finished submission (MERCHANT-12)';
comment on column collection_account.merchant_id is 'The merchant that collects with it; the submission belongs to the one above';
comment on column collection_account.submission_id is 'Of the merchant above, which for a top merchant stands in another tree';
comment on column collection_account.bank_name is 'Bank of the card to which the provider settles';
comment on column collection_account.numbers_sealed is 'Number at the provider, account at Alipay and number of the bank card, sealed with a key outside the database; open for this row only';
-- Serves the accounts of one merchant.
create index collection_account_of on collection_account (merchant_id, id);

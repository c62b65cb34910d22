create table withdrawal (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null references merchant (id),
  account_id bigint not null,
  bank_name text not null,
  card_tail text not null,
  amount_fen bigint not null check (amount_fen between 101 and 20000000),
  fee_fen bigint not null check (fee_fen >= 0),
  state text not null default 'notReviewed'
    check (state in ('notReviewed', 'reviewed', 'paying', 'paid', 'failed', 'rejected', 'cancelled')),
  remark text not null default '',
  reason text not null default '',
  transfer_no text,
  applied_by bigint not null,
  applied_at timestamptz not null default now(),
  reviewed_by bigint,
  reviewed_at timestamptz,
  payment_at timestamptz,
  rejected_at timestamptz,
  ended_at timestamptz,
  version int not null default 1,
  primary key (top_id, id),
  foreign key (top_id, account_id) references collection_account (top_id, id),
  check (reviewed_by <> applied_by)
);
comment on table withdrawal is 'Withdrawals of merchants; amount and fee are held in the ledger until it ends (FIN-01)';
comment on column withdrawal.id is 'The transfer number that people see';
comment on column withdrawal.card_tail is 'Last four digits of the card at the time of the application';
comment on column withdrawal.reason is 'Why it was rejected or failed';
comment on column withdrawal.transfer_no is 'Number of the transfer at the bank';
-- Serves the list of one merchant, and what of it is still open.
create index withdrawal_merchant on withdrawal (merchant_id, id desc);
-- Serves the list of the platform.
create index withdrawal_number on withdrawal (id desc);

-- What the bank of the platform should show beside what its statements do show (FIN-07): a bill that a provider settles, or
-- a withdrawal that was transferred, and the line of a statement that brought it. Either side may be missing.
create table bank_arrival (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null references merchant (id),
  kind text check (kind in ('bill', 'withdrawal')),
  expected_id bigint,
  expected_day date,
  expected_fen bigint,
  subject text not null default '',
  import_id bigint,
  bank_day date,
  bank_fen bigint check (bank_fen <> 0),
  bank_reference text,
  payer text,
  state text not null check (state in ('awaited', 'matched', 'open', 'done')),
  reason text check (reason in ('missing', 'unexpected', 'amountDiffers')),
  remark text not null default '',
  handler_id bigint references app_user (id),
  handled_at timestamptz,
  version int not null default 1,
  primary key (top_id, id),
  unique (kind, expected_id, top_id),
  unique (bank_reference, bank_day, bank_fen, top_id),
  check ((kind is null) = (expected_id is null) and (kind is null) = (expected_fen is null) and (kind is null) = (expected_day is null)),
  check ((import_id is null) = (bank_fen is null) and (import_id is null) = (bank_day is null) and (import_id is null) = (bank_reference is null)),
  check (kind is not null or import_id is not null),
  check ((reason is null) = (state in ('awaited', 'matched')))
);
comment on table bank_arrival is 'Money that the bank of the platform should show, each beside the line of a statement that shows it';
comment on column bank_arrival.expected_id is 'Of the bill or the withdrawal';
comment on column bank_arrival.subject is 'The provider of the bill, or the merchant that withdrew, as it was called then';
comment on column bank_arrival.import_id is 'The file of the bank that had it';
comment on column bank_arrival.bank_fen is 'Below zero when it left the account';
-- Serves the list.
create index bank_arrival_day on bank_arrival (coalesce(bank_day, expected_day) desc, id desc);
-- Serves what is still expected.
create index bank_arrival_awaited on bank_arrival (top_id, expected_day) where import_id is null;
-- Serves the way back of a file.
create index bank_arrival_import on bank_arrival (top_id, import_id) where import_id is not null;

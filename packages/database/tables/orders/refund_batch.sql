create table refund_batch (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null,
  kind text not null check (kind in ('retry', 'rest')),
  reason text not null check (reason in ('itemJammed', 'dispensingTimeout', 'other')),
  note text not null default '',
  factor_shown boolean not null,
  row_count int not null check (row_count > 0),
  amount_fen bigint not null check (amount_fen > 0),
  asked_by bigint not null,
  asked_at timestamptz not null default now(),
  primary key (top_id, id)
);
comment on table refund_batch is 'Refunds of many orders that one person asked for at once; each row has a duty and a result of its own';
comment on column refund_batch.factor_shown is 'Whether who asked had shown the second factor; a row that needs it when its turn comes is refused without';
comment on column refund_batch.amount_fen is 'The sum that the person saw and confirmed, of rows that were not refused at once';
-- Serves the batches of a merchant, newest first.
create index refund_batch_merchant on refund_batch (merchant_id, id desc);

-- Serves a row whose turn has come; it lies in the tree of its order, its batch in that of who asked.
create index refund_batch_number on refund_batch (id);

create table refund_batch_row (
  top_id bigint not null,
  id bigint not null default next_id(),
  batch_id bigint not null,
  merchant_id bigint not null,
  machine_id bigint not null,
  order_id bigint not null,
  of_refund_id bigint,
  amount_fen bigint not null,
  state text not null default 'waiting' check (state in ('waiting', 'started', 'proposed', 'refused')),
  refund_id bigint,
  refusal text,
  primary key (top_id, id),
  unique (batch_id, order_id, top_id),
  check ((state in ('started', 'proposed')) = (refund_id is not null)),
  check ((state = 'refused') = (refusal is not null))
);
comment on table refund_batch_row is 'What a batch of refunds does about one order, once';
comment on column refund_batch_row.of_refund_id is 'The refund that was chosen, or the open or newest one of a chosen order; null where it had none';
comment on column refund_batch_row.refund_id is 'The refund that started or waits for a second person: the chosen one again, or a new one';
comment on column refund_batch_row.refusal is 'The code of the refusal, as a single refund would answer it';

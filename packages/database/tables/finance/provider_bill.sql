-- Bills of payment providers, day by day, compared with our books. The bills are the platform's, as the accounts are; what
-- differs belongs to the merchant whose order it is about, or to the platform while nobody knows whose it is.
create table provider_bill (
  id bigint primary key default next_id(),
  service_id bigint not null references payment_service (id),
  day date not null,
  subject text not null default 'trade' check (subject in ('trade', 'sharing')),
  source text not null check (source in ('fetched', 'uploaded')),
  content_hash text not null,
  payments int not null,
  refunds int not null,
  paid_fen bigint not null,
  refund_fen bigint not null,
  fee_fen bigint not null,
  our_payments int not null,
  our_refunds int not null,
  our_paid_fen bigint not null,
  our_refund_fen bigint not null,
  open_before int not null,
  opened int not null,
  settled int not null,
  open_after int not null,
  oldest_open timestamptz,
  taken_by bigint references app_user (id),
  taken_at timestamptz not null default now(),
  unique (service_id, day, subject)
);
comment on table provider_bill is 'Bills of providers by day in Beijing, taken in the order of their days and each once';
comment on column provider_bill.subject is 'What customers paid and got back, or what of it was shared; then payments are shares and refunds are returns';
comment on column provider_bill.content_hash is 'SHA-256 of the bill as it came; the same one again is the same bill';
comment on column provider_bill.our_paid_fen is 'Sums of ours: what our books have of that day';
comment on column provider_bill.open_after is 'What of ours no bill had after this one: open_before + opened - settled, when nothing was lost';
comment on column provider_bill.oldest_open is 'When the oldest of that happened; null when nothing is open';
-- Serves the list.
create index provider_bill_day on provider_bill (day desc, id desc);

call protect_by('provider_bill', policy_condition('scope_is_platform()'));

create table bill_fact (
  top_id bigint not null,
  kind text not null check (kind in ('payment', 'refund', 'share', 'return')),
  number bigint not null,
  merchant_id bigint not null references merchant (id),
  service_id bigint not null references payment_service (id),
  order_id bigint not null,
  amount_fen bigint not null,
  happened_at timestamptz not null,
  opened_bill bigint not null references provider_bill (id),
  settled_bill bigint references provider_bill (id),
  named boolean not null default false,
  written_off boolean not null default false,
  primary key (kind, number, top_id)
);
comment on table bill_fact is 'Payments, refunds, shares and returns of our books from the bill on that should have them until the one that has them';
comment on column bill_fact.number is 'Of the order, the refund, the share or the return';
comment on column bill_fact.named is 'A difference says that it is missing at the provider';
comment on column bill_fact.written_off is 'A person worked that difference off; the next bill counts it as settled';
-- Serves what is still open at a cut.
create index bill_fact_open on bill_fact (service_id, happened_at) where settled_bill is null;

create table bill_difference (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null references merchant (id),
  bill_id bigint not null references provider_bill (id),
  day date not null,
  reason text not null check (reason in ('missingHere', 'missingThere', 'amountDiffers', 'stateDiffers', 'duplicate', 'feeDiffers')),
  kind text not null check (kind in ('payment', 'refund', 'share', 'return')),
  number bigint,
  order_id bigint,
  trade_no text,
  their_number text,
  our_fen bigint,
  their_fen bigint,
  our_at timestamptz,
  their_at timestamptz,
  state text not null default 'open' check (state in ('open', 'taken', 'parked', 'done')),
  remark text not null default '',
  arrived boolean not null default false,
  handler_id bigint references app_user (id),
  handled_at timestamptz,
  parked_until date,
  asked_at timestamptz,
  answer text check (answer in ('unknown', 'unpaid', 'closed', 'paid', 'processing', 'succeeded', 'failed', 'unreachable')),
  answer_fen bigint,
  answered_at timestamptz,
  version int not null default 1,
  primary key (top_id, id),
  check ((state = 'parked') = (parked_until is not null))
);
comment on table bill_difference is 'What a bill and our books do not agree on, each named once and worked off by somebody';
comment on column bill_difference.merchant_id is 'The platform while nobody knows whose it is';
comment on column bill_difference.our_fen is 'What we have; of a fee that differs, what our rate gives';
comment on column bill_difference.their_number is 'Our number as the provider has it';
comment on column bill_difference.asked_at is 'A person wants the provider asked; without a later answered_at it is being asked';
comment on column bill_difference.arrived is 'What was missing came: a later bill had it, or our books know it since';
-- Serves the differences of one bill.
create index bill_difference_bill on bill_difference (bill_id, id desc);
-- Serves what holds the statements of a merchant.
create index bill_difference_open on bill_difference (merchant_id, day) where state <> 'done';
-- Serves the list of the platform.
create index bill_difference_day on bill_difference (day desc, id desc);

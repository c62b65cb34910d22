create table discount_batch (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null references merchant (id),
  kind text not null check (kind in ('coupon', 'promoCode', 'voucher')),
  name text not null,
  usage text not null default 'machine' check (usage in ('machine', 'mall')),
  code_type text not null check (code_type in ('small', 'large', 'lottery', 'general', 'product')),
  state text not null default 'active' check (state in ('active', 'stopped')),
  amount_fen bigint check (amount_fen > 0),
  percent smallint check (percent between 0 and 100),
  full_fen bigint not null default 0 check (full_fen >= 0),
  total int not null check (total > 0),
  made int not null default 0 check (made between 0 and total),
  used int not null default 0 check (used >= 0),
  max_uses int not null default 1 check (max_uses > 0),
  win_rate int check (win_rate between 1 and 10000),
  valid_days int check (valid_days > 0),
  valid_from date,
  valid_to date,
  machine_ids bigint[] not null default '{}',
  product_ids bigint[] not null default '{}',
  slots int[] not null default '{}',
  levels text[] not null default '{}',
  business_types text[] not null default '{}',
  created_by bigint references app_user (id),
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  primary key (top_id, id),
  check ((amount_fen is null) <> (percent is null)),
  check ((kind = 'coupon') = (valid_days is not null)),
  check (usage = 'machine' or kind = 'coupon'),
  check ((usage = 'mall' and code_type = 'lottery') = (win_rate is not null)),
  check (valid_to >= valid_from)
);
comment on table discount_batch is 'Coupons, promo codes and vouchers of one kind and content (MKT-02, COUPON-01, VOUCHER-01)';
comment on column discount_batch.usage is 'Where its codes count: at machines, or in the mall (MALL-04)';
comment on column discount_batch.win_rate is 'Chance of one draw, in parts of ten thousand; coupons of the mall that are drawn have one';
comment on column discount_batch.percent is 'Share of the price that is left to pay, in hundredths (MKT-06)';
comment on column discount_batch.full_fen is 'The least price for which a code counts';
comment on column discount_batch.slots is 'Minutes of the day, from and to in turn, from included, to not (MKT-16); empty means all day, as empty levels and business types mean all';
comment on column discount_batch.made is 'Codes that were handed out, of at most total';
comment on column discount_batch.used is 'Uses of its codes that were paid or redeemed by hand (COUPON-05)';
comment on column discount_batch.valid_days is 'Days of a coupon, from the day on which it is handed out';
comment on column discount_batch.valid_from is 'First day of its codes, in the merchant''s time zone; of coupons, of those handed out so far';
-- Serves the lists of one merchant.
create index discount_batch_merchant on discount_batch (merchant_id, kind, id desc);

create table discount_code (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null references merchant (id),
  batch_id bigint not null,
  code_sealed bytea not null,
  code_index bytea not null,
  state text not null default 'unused' check (state in ('unused', 'inUse', 'used', 'expired', 'void')),
  valid_from date not null,
  valid_to date not null,
  max_uses int not null check (max_uses > 0),
  used int not null default 0 check (used >= 0),
  held int not null default 0 check (held >= 0),
  card_id bigint,
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  primary key (top_id, id),
  check (used + held <= max_uses),
  foreign key (top_id, batch_id) references discount_batch (top_id, id)
);
comment on table discount_code is 'Single coupons, promo codes and vouchers: who knows one pays less at a machine';
comment on column discount_code.code_sealed is 'Sealed with a key outside the database; opens for this row only';
comment on column discount_code.code_index is 'Keyed hash of the code, to find it when somebody names it';
comment on column discount_code.held is 'Uses that orders hold which nobody has paid yet';
comment on column discount_code.card_id is 'The card to whose holder it was handed out; null when it went to nobody in particular';
-- A code is unique among those of its merchant, where machines look for it.
create unique index discount_code_index on discount_code (code_index, merchant_id, top_id);
-- Serves the codes of one merchant and their export.
create index discount_code_merchant on discount_code (merchant_id, id desc);
-- Serves the codes of a batch.
create index discount_code_batch on discount_code (batch_id, id desc);
-- Serves the duty that ends codes whose last day is over, and the count of those that can be used.
create index discount_code_open on discount_code (valid_to, merchant_id) where state in ('unused', 'inUse');

create table discount_use (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null references merchant (id),
  batch_id bigint not null,
  code_id bigint not null,
  order_id bigint,
  used_machine_id bigint,
  operator_id bigint references app_user (id),
  state text not null check (state in ('held', 'used', 'released')),
  discount_fen bigint not null check (discount_fen >= 0),
  used_at timestamptz not null,
  primary key (top_id, id),
  check ((order_id is null) = (operator_id is not null)),
  check (order_id is not null or state = 'used'),
  foreign key (top_id, code_id) references discount_code (top_id, id)
);
comment on table discount_use is 'Uses of codes: one for each order that a code made cheaper, and one for each that a person redeemed';
comment on column discount_use.state is 'held while nobody has paid the order; released when nobody did, or nothing came out and all was paid back';
comment on column discount_use.used_machine_id is 'Machine of the order, zero for one of the mall; null when a person redeemed the code';
-- Serves the order of a use: one code for each.
create unique index discount_use_order on discount_use (order_id, top_id) where order_id is not null;
-- Serves the uses of one code.
create index discount_use_code on discount_use (code_id, id desc);
-- Serves the statistics of some days.
create index discount_use_days on discount_use (merchant_id, used_at);
-- Serves the uses of one batch.
create index discount_use_batch on discount_use (batch_id, used_at desc);

create table discount_guess (
  top_id bigint not null,
  guesser_id bigint not null,
  merchant_id bigint not null,
  wrong int not null default 0,
  since timestamptz not null default now(),
  primary key (guesser_id, top_id)
);
comment on table discount_guess is 'Wrong codes of a machine or a person since a moment; nothing of what was typed is kept';
-- Serves the sum over a merchant.
create index discount_guess_merchant on discount_guess (merchant_id, since);

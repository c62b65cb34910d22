create table pickup_batch (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null references merchant (id),
  wanted int not null check (wanted > 0),
  made int not null default 0 check (made between 0 and wanted),
  machine_ids bigint[] not null default '{}',
  valid_to date not null,
  created_by bigint references app_user (id),
  created_at timestamptz not null default now(),
  primary key (top_id, id)
);
comment on table pickup_batch is 'Pickup codes of one content that somebody asked for together; a duty makes what is missing';
-- Serves the count of codes that are still to be made.
create index pickup_batch_open on pickup_batch (merchant_id) where made < wanted;

create table pickup_batch_line (
  top_id bigint not null,
  batch_id bigint not null,
  merchant_id bigint not null,
  place smallint not null,
  product_id bigint not null,
  quantity int not null check (quantity between 1 and 20),
  primary key (top_id, batch_id, product_id),
  foreign key (top_id, batch_id) references pickup_batch (top_id, id),
  foreign key (top_id, product_id) references product (top_id, id)
);
comment on table pickup_batch_line is 'Products of the codes of a batch (PICKUP-03), in the order of their entry';

create table pickup_code (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null references merchant (id),
  batch_id bigint not null,
  code_sealed bytea not null,
  code_index bytea not null,
  state text not null default 'unused'
    check (state in ('unused', 'used', 'allDelivered', 'partlyDelivered', 'failed', 'expired', 'cancelled')),
  valid_to date not null,
  used_at timestamptz,
  used_machine_id bigint,
  primary key (top_id, id),
  foreign key (top_id, batch_id) references pickup_batch (top_id, id)
);
comment on table pickup_code is 'Pickup codes (PICKUP-01): who knows one fetches goods at a machine without paying there';
comment on column pickup_code.code_sealed is 'Sealed with a key outside the database; opens for this row only';
comment on column pickup_code.code_index is 'Keyed hash of the code, to find it when a machine names it';
comment on column pickup_code.valid_to is 'Last day, in the merchant''s time zone';
comment on column pickup_code.used_machine_id is 'Machine that served it last';
-- A code is unique among those of its merchant, where machines look for it.
create unique index pickup_code_index on pickup_code (merchant_id, code_index, top_id);
-- Serves the list of one merchant and its export.
create index pickup_code_merchant on pickup_code (merchant_id, id desc);
-- Serves the codes of a batch.
create index pickup_code_batch on pickup_code (batch_id);
-- Serves the duty that ends codes whose last day is over, and the count of open ones.
create index pickup_code_open on pickup_code (valid_to, merchant_id) where state in ('unused', 'used', 'partlyDelivered', 'failed');

create table pickup_order (
  top_id bigint not null,
  order_id bigint not null,
  merchant_id bigint not null,
  code_id bigint not null,
  used_machine_id bigint not null,
  request_id text not null,
  product_id bigint not null,
  quantity int not null check (quantity > 0),
  delivered int not null default 0 check (delivered >= 0),
  under_way boolean not null default true,
  primary key (top_id, order_id),
  foreign key (top_id, code_id) references pickup_code (top_id, id)
);
comment on table pickup_order is 'The orders that a pickup code became, one for each lane that handed something out';
comment on column pickup_order.request_id is 'The machine''s own number of the request, so that it is served once however often it is said';
comment on column pickup_order.under_way is 'False once the machine said how it ended, or was silent for too long';
-- Serves the sums of one code.
create index pickup_order_code on pickup_order (code_id);
-- Serves the look whether a machine asked before under this number.
create index pickup_order_request on pickup_order (used_machine_id, request_id);

create table pickup_guess (
  top_id bigint not null,
  machine_id bigint not null,
  merchant_id bigint not null,
  wrong int not null default 0,
  since timestamptz not null default now(),
  primary key (machine_id, top_id)
);
comment on table pickup_guess is 'Wrong pickup codes at a machine since a moment; nothing of what was typed is kept';
-- Serves the sum over the machines of a merchant.
create index pickup_guess_merchant on pickup_guess (merchant_id, since);

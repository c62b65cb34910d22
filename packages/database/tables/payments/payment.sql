create table payment (
  top_id bigint not null,
  order_id bigint not null,
  merchant_id bigint not null,
  machine_id bigint not null,
  provider text not null,
  method text not null,
  amount_fen bigint not null check (amount_fen > 0),
  request_id text not null,
  group_id bigint,
  code_url text,
  lucky jsonb,
  by_shown_code boolean not null default false,
  sharing boolean not null default false,
  in_app boolean not null default false,
  in_app_no text,
  in_app_asked_at timestamptz,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (top_id, order_id)
);
comment on table payment is 'Payments asked of a provider, written before the provider is called; the order id is our number there for life';
comment on column payment.request_id is 'The machine''s own number of its request; the answer carries it back';
comment on column payment.group_id is 'The first of several orders that are paid at once, whose id is then the number of all of them at the provider; null for an order alone';
comment on column payment.code_url is 'What the machine shows as a QR code; null until the provider answered';
comment on column payment.by_shown_code is 'The customer showed a code that the machine scanned; the code itself is charged once and kept nowhere';
comment on column payment.sharing is 'Paid so that the provider may share the money on (FIN-19); what is not shared must be released';
comment on column payment.in_app is 'Paid inside the app of the provider, whose browser shows the page: no code is made, for a number is good for one of both';
comment on column payment.in_app_no is 'By which the app is asked to pay, as the provider named it; null until the provider knows who pays';
comment on column payment.in_app_asked_at is 'When the provider was last about to be asked for that; written before, so that the order is not closed while an answer may come';
comment on column payment.lucky is 'What the customer of a lucky purchase draws for, as the machine was told';
-- Serves notices of providers, which know a payment by its number only.
create index payment_number on payment (order_id);
-- Serves the orders that are paid together.
create index payment_group on payment (group_id) where group_id is not null;

create table mall_buyer (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null references merchant (id),
  phone_sealed bytea not null,
  phone_index bytea not null,
  basket jsonb not null default '[]' check (jsonb_typeof(basket) = 'array'),
  created_at timestamptz not null default now(),
  primary key (top_id, id)
);
comment on table mall_buyer is 'Who buys by phone from a merchant: one account for each phone, proven by a code that it was sent';
comment on column mall_buyer.phone_sealed is 'The phone, sealed with a key outside the database; opens for this row only';
comment on column mall_buyer.phone_index is 'Keyed hash of the phone, by which its account is found';
comment on column mall_buyer.basket is 'What lies in the basket on whichever phone the buyer is logged in: products and pieces, whose prices are asked when it is shown';
-- One account for each phone and merchant.
create unique index mall_buyer_phone on mall_buyer (merchant_id, phone_index, top_id);

create table mall_buyer_session (
  top_id bigint not null,
  token_hash bytea not null,
  merchant_id bigint not null references merchant (id),
  buyer_id bigint not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (top_id, token_hash),
  foreign key (top_id, buyer_id) references mall_buyer (top_id, id) on delete cascade
);
comment on table mall_buyer_session is 'Where buyers are logged in; only the SHA-256 of a token is stored';
-- Serves the end of the oldest sessions of a buyer.
create index mall_buyer_session_buyer on mall_buyer_session (buyer_id, created_at desc);

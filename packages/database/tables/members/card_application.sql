create table card_application (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null references merchant (id),
  card_id bigint not null,
  new_card_no text not null,
  physical_no text not null check (physical_no ~ '^[0-9a-f]{8}$'),
  logical_no text not null,
  expires_on date not null,
  state text not null default 'pending' check (state in ('pending', 'approved', 'rejected', 'ignored')),
  remark text not null default '' check (length(remark) <= 200),
  review_remark text not null default '' check (length(review_remark) <= 200),
  applied_by bigint references app_user (id),
  applied_at timestamptz not null default now(),
  reviewed_by bigint references app_user (id),
  reviewed_at timestamptz,
  primary key (top_id, id),
  foreign key (top_id, card_id) references card (top_id, id)
);
comment on table card_application is 'Applications for replacements, which another person reviews (CARD-17 to CARD-20)';
comment on column card_application.card_id is 'The original card';
-- A card is applied for once at a time.
create unique index card_application_open on card_application (card_id, top_id) where state = 'pending';
-- Serves the list of a merchant, newest first.
create index card_application_merchant on card_application (merchant_id, id desc);

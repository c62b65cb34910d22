create table member_package (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null references merchant (id),
  name text not null,
  price_fen bigint not null check (price_fen > 0),
  months int not null check (months between 1 and 60),
  level text check (level in ('ordinary', 'silver', 'gold', 'diamond')),
  rights_note text not null check (length(rights_note) <= 500),
  enabled boolean not null default true,
  created_at timestamptz not null default now(),
  primary key (top_id, id)
);
comment on table member_package is 'Packages of rights that a merchant offers its members (CARD-22)';
comment on column member_package.level is 'Level that a member has while the package runs, if it is above his own; null for none';
-- A merchant names a package once.
create unique index member_package_name on member_package (merchant_id, lower(name), top_id);

create table member_package_sale (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null references merchant (id),
  member_id bigint not null,
  card_id bigint not null,
  package_id bigint not null,
  package_name text not null,
  level text check (level in ('ordinary', 'silver', 'gold', 'diamond')),
  months int not null check (months between 1 and 60),
  price_fen bigint not null check (price_fen > 0),
  gift_fen bigint not null default 0 check (gift_fen between 0 and price_fen),
  paid_by text not null check (paid_by in ('balance', 'cash', 'transfer')),
  from_day date not null,
  to_day date not null,
  remark text not null default '' check (length(remark) <= 200),
  sold_by bigint references app_user (id),
  sold_at timestamptz not null,
  sold_day date not null,
  refund_fen bigint check (refund_fen between 1 and price_fen),
  refunded_by bigint references app_user (id),
  refunded_at timestamptz,
  refunded_day date,
  primary key (top_id, id),
  foreign key (top_id, member_id) references member (top_id, id),
  foreign key (top_id, card_id) references card (top_id, id),
  check (from_day <= to_day),
  check ((refund_fen is null) = (refunded_at is null) and (refund_fen is null) = (refunded_day is null))
);
comment on table member_package_sale is 'Packages that members bought, as they were at that moment (CARD-22)';
comment on column member_package_sale.card_id is 'The card that was shown at the counter; it paid when the balance did';
comment on column member_package_sale.package_id is 'Without a reference: a package may be deleted, what was sold of it holds';
comment on column member_package_sale.gift_fen is 'What of the price the gift of the card paid';
comment on column member_package_sale.sold_day is 'Day of the sale by the clock of the merchant; refunded_day likewise';
-- Serves what a member has on a day.
create index member_package_sale_member on member_package_sale (member_id, to_day);
-- Serves the sales of a merchant, newest first, and its figures.
create index member_package_sale_merchant on member_package_sale (merchant_id, id desc);

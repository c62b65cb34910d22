create table member (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null references merchant (id),
  holder_sealed bytea not null,
  name_index bytea not null,
  phone_index bytea not null,
  level text not null default 'ordinary' check (level in ('ordinary', 'silver', 'gold', 'diamond')),
  class_id bigint,
  remark text not null default '' check (length(remark) <= 200),
  created_by bigint references app_user (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  guardian_agreed_at timestamptz,
  anonymised_at timestamptz,
  primary key (top_id, id),
  foreign key (top_id, class_id) references school_unit (top_id, id)
);
comment on table member is 'Members of merchants: who holds cards (CARD-02)';
comment on column member.holder_sealed is 'Name and phone, birthday, and the guardian of a child, sealed with a key outside the database; opens for this member only';
comment on column member.name_index is 'Keyed hash of the whole name, to find it without knowing it';
comment on column member.phone_index is 'Keyed hash of the whole phone number, to find it without knowing it';
comment on column member.class_id is 'Class of a school of the same merchant (SYS-14)';
comment on column member.guardian_agreed_at is 'When a guardian of somebody under 14 agreed; null for everybody else';
comment on column member.anonymised_at is 'When name and phone were given up on request; nothing of the person is left then';
-- One person once for each merchant; serves the search by phone.
create unique index member_phone on member (merchant_id, phone_index, top_id);
-- Serves the members of a class.
create index member_class on member (class_id) where class_id is not null;
-- Serves the search by name.
create index member_name on member (name_index);

create table card (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null references merchant (id),
  member_id bigint,
  area_id bigint,
  card_no text not null,
  physical_no text not null check (physical_no ~ '^[0-9a-f]{8}$'),
  logical_no text not null,
  kind text not null check (kind in ('normal', 'staff', 'test', 'student', 'gift')),
  state text not null check (state in ('notActivated', 'activated', 'locked', 'reportedLost', 'reissued', 'cancelled')),
  expires_on date not null,
  daily_count int not null default 0 check (daily_count >= 0),
  daily_amount_fen bigint not null default 0 check (daily_amount_fen >= 0),
  allowed_machines bigint[] not null default '{}',
  password_sealed bytea,
  wrong_passwords int not null default 0,
  balance_fen bigint not null default 0,
  gift_fen bigint not null default 0 check (gift_fen >= 0),
  recharged_fen bigint not null default 0 check (recharged_fen >= 0),
  consumed_fen bigint not null default 0 check (consumed_fen >= 0),
  consumed_count int not null default 0 check (consumed_count >= 0),
  counted_day date,
  counted_orders int not null default 0,
  counted_fen bigint not null default 0,
  replaces_id bigint,
  search text not null default '',
  pieces text[] not null default '{}',
  created_by bigint references app_user (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (top_id, id),
  unique (card_no, top_id),
  unique (physical_no, top_id),
  foreign key (top_id, member_id) references member (top_id, id),
  foreign key (top_id, replaces_id) references card (top_id, id),
  foreign key (top_id, area_id) references card_area (top_id, id)
) with (fillfactor = 80);
comment on table card is 'IC cards (CARD-01, CARD-02); what lies on one is also in the ledger';
comment on column card.member_id is 'Who holds it; null is an unbound card (CARD-04)';
comment on column card.area_id is 'Area whose staff manages it (CARD-24); null where the merchant keeps none';
comment on column card.daily_count is 'Purchases a day; 0 means no limit (CARD-16)';
comment on column card.daily_amount_fen is 'Fen a day; 0 means no limit (CARD-16)';
comment on column card.allowed_machines is 'Machines that the card may be used at; none means all';
comment on column card.password_sealed is 'Hash of six digits, sealed with a key outside the database; opens for this card only (CARD-15)';
comment on column card.wrong_passwords is 'Tries since the last right one or the last new password';
comment on column card.balance_fen is 'Below zero are arrears';
comment on column card.consumed_fen is 'Purchases at machines less refunds';
comment on column card.counted_day is 'The day that the two figures after it count, for the daily limits';
comment on column card.replaces_id is 'The card in whose place it was issued';
comment on column card.search is 'Card number, physical and logical number, each on a line of its own, as find_rows compares them';
comment on column card.pieces is 'Pairs of characters of what is searched in, by which the index finds it';
-- Readers differ in the order of the four bytes: one chip is one card, whichever of both somebody writes down first.
create unique index card_chip on card (top_id, least(physical_no,
  substr(physical_no, 7, 2) || substr(physical_no, 5, 2) || substr(physical_no, 3, 2) || substr(physical_no, 1, 2)));
-- Serves the cards of a merchant, newest first.
create index card_merchant on card (merchant_id, id desc);
-- Serves the cards of an area.
create index card_area_cards on card (area_id) where area_id is not null;
-- Serves the cards of a member.
create index card_member on card (member_id) where member_id is not null;
call make_findable('card');
-- Serves the way from a cancelled card to the one in its place.
create unique index card_replaced on card (replaces_id, top_id) where replaces_id is not null;

create table card_movement (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null references merchant (id),
  card_id bigint not null,
  kind text not null check (kind in ('issue', 'recharge', 'deduction', 'correction', 'consumption', 'refund', 'replacedOut', 'replacedIn', 'movedOut', 'movedIn', 'payout', 'forfeit', 'packageSale', 'packageRefund')),
  amount_fen bigint not null,
  gift_amount_fen bigint not null,
  balance_after_fen bigint,
  gift_after_fen bigint,
  method text check (method in ('cash', 'transfer')),
  order_id bigint,
  remark text not null default '' check (length(remark) <= 200),
  actor_id bigint references app_user (id),
  happened_at timestamptz not null,
  primary key (top_id, id),
  foreign key (top_id, card_id) references card (top_id, id)
);
comment on table card_movement is 'The book of each card: every change of its balance and its gift; what lies on a card is the sum of its lines';
comment on column card_movement.merchant_id is 'Whose the card was at that moment';
comment on column card_movement.amount_fen is 'Change of the balance; + is more on the card';
comment on column card_movement.gift_amount_fen is 'Change of the gift';
comment on column card_movement.balance_after_fen is 'Null for records before 22 June 2019 (CARD-25)';
comment on column card_movement.happened_at is 'When the machine sold; for the rest, when it was booked';
-- Serves the details of recharges and deductions of a merchant, newest first.
create index card_movement_merchant on card_movement (merchant_id, happened_at desc, id desc);
-- Serves the details of a whole tree.
create index card_movement_top on card_movement (top_id, happened_at desc, id desc);
-- Serves the book of one card.
create index card_movement_card on card_movement (card_id, id desc);
-- Serves the refund of an order.
create index card_movement_order on card_movement (order_id) where order_id is not null;

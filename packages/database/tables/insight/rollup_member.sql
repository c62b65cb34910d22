-- Who came back, for whole merchant trees and days that all their merchants have closed: a card is one member wherever in the
-- tree it is used. Only the closing of days writes these tables; their merchant is the root of the tree.
create table rollup_member (
  top_id bigint not null,
  merchant_id bigint not null,
  card_no text not null,
  newest_day date not null,
  previous_day date,
  primary key (top_id, card_no)
);
comment on table rollup_member is 'The newest closed day on which a card bought, and the one before it';

create table rollup_member_day (
  top_id bigint not null,
  merchant_id bigint not null,
  business_day date not null,
  members bigint not null,
  orders bigint not null,
  amount_fen bigint not null,
  newest bigint not null,
  previous bigint not null,
  primary key (top_id, business_day)
);
comment on table rollup_member_day is 'Members of closed days; the last day says how far the figures reach';
comment on column rollup_member_day.newest is 'Cards whose newest day this is: their sum from a day on is who has bought since';
comment on column rollup_member_day.previous is 'Cards whose newest day but one this is: their sum from a day on is who has come back since';

create table rollup_late_card (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null,
  business_day date not null,
  machine_id bigint not null,
  card_no text not null,
  orders bigint not null,
  amount_fen bigint not null,
  primary key (top_id, id)
);
comment on table rollup_late_card is 'Purchases by card that arrived after their day was closed, until the figures of members take them in';

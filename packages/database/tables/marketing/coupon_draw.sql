create table coupon_draw (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null references merchant (id),
  batch_id bigint not null,
  draw_no int not null check (draw_no > 0),
  draw_key text not null,
  win_rate int not null check (win_rate between 1 and 10000),
  drawn_number int not null check (drawn_number between 0 and 9999),
  code_id bigint,
  card_id bigint,
  operator_id bigint references app_user (id),
  buyer_id bigint,
  drawn_at timestamptz not null,
  primary key (top_id, id),
  check ((code_id is not null) = (drawn_number < win_rate)),
  foreign key (top_id, batch_id) references discount_batch (top_id, id),
  foreign key (top_id, code_id) references discount_code (top_id, id)
);
comment on table coupon_draw is 'Draws of coupons of the mall, each with its number and what came of it; never changed';
comment on column coupon_draw.draw_no is 'Counts the draws of one coupon, from 1';
comment on column coupon_draw.draw_key is 'Names one draw of its coupon for whoever asked for it: the same key is the same draw';
comment on column coupon_draw.win_rate is 'The chance as it was at this draw';
comment on column coupon_draw.drawn_number is 'Random number; below the chance it wins';
comment on column coupon_draw.code_id is 'The coupon that was won';
comment on column coupon_draw.buyer_id is 'The buyer of the mall who drew by himself';
comment on column coupon_draw.card_id is 'The card for whose holder it was drawn; null for nobody in particular';
-- A key is one draw of its coupon.
create unique index coupon_draw_key on coupon_draw (batch_id, draw_key, top_id);
-- Serves the record of one coupon, and gives each draw a number of its own.
create unique index coupon_draw_no on coupon_draw (batch_id, draw_no, top_id);
-- Serves what a buyer has won.
create index coupon_draw_buyer on coupon_draw (buyer_id, id desc) where buyer_id is not null;

create table rollup_card (
  top_id bigint not null,
  merchant_id bigint not null,
  business_day date not null,
  machine_id bigint not null,
  card_no text not null,
  orders bigint not null,
  amount_fen bigint not null,
  primary key (merchant_id, business_day, machine_id, card_no, top_id)
) with (fillfactor = 80);
comment on table rollup_card is 'Per day, merchant, machine and member card: who came back; written in the transaction of the sale';

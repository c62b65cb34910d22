create table supplier_payment (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null references merchant (id),
  doc_no text not null default 'SF' || nextval('goods_document_number'),
  supplier_id bigint not null,
  bill_id bigint,
  direction text not null check (direction in ('pay', 'receive')),
  amount_fen bigint not null check (amount_fen > 0),
  method text not null check (method in ('bank', 'cash', 'wechat', 'alipay', 'other')),
  paid_on date not null,
  state text not null default 'booked' check (state in ('booked', 'reversed')),
  remark text not null default '',
  operator_id bigint not null references app_user (id),
  created_at timestamptz not null default now(),
  primary key (top_id, id),
  foreign key (top_id, supplier_id) references supplier (top_id, id),
  foreign key (top_id, bill_id) references supplier_bill (top_id, id),
  check (bill_id is null or direction = 'pay')
);
comment on table supplier_payment is 'Money that went to suppliers or came back; what was booked is reversed, never changed (STOCK-08)';
-- Serves the list of a merchant, newest first, and what is open at a supplier.
create index supplier_payment_merchant on supplier_payment (merchant_id, id desc);
create index supplier_payment_supplier on supplier_payment (top_id, supplier_id);
-- Serves what is paid on a bill.
create index supplier_payment_bill on supplier_payment (top_id, bill_id) where bill_id is not null;

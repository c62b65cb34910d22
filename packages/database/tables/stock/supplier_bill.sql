create table supplier_bill (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null references merchant (id),
  supplier_id bigint not null,
  bill_no text not null,
  billed_on date not null,
  due_on date not null check (due_on >= billed_on),
  amount_fen bigint not null check (amount_fen > 0),
  expected_fen bigint not null,
  state text not null default 'open' check (state in ('open', 'void')),
  remark text not null default '',
  created_by bigint not null references app_user (id),
  created_at timestamptz not null default now(),
  voided_by bigint references app_user (id),
  voided_at timestamptz,
  primary key (top_id, id),
  foreign key (top_id, supplier_id) references supplier (top_id, id),
  check ((state = 'void') = (voided_at is not null))
);
comment on table supplier_bill is 'What suppliers ask for goods that came; a wrong bill is made void, never changed (STOCK-08)';
comment on column supplier_bill.bill_no is 'The number that the supplier printed';
comment on column supplier_bill.expected_fen is 'What its receipts less its returns came to when it was entered';
-- One bill of a number for each supplier; serves what is billed at a supplier.
create unique index supplier_bill_number on supplier_bill (top_id, supplier_id, bill_no) where state = 'open';
-- Serves the list of a merchant, newest first.
create index supplier_bill_merchant on supplier_bill (merchant_id, id desc);

create table supplier_bill_line (
  top_id bigint not null,
  merchant_id bigint not null references merchant (id),
  bill_id bigint not null,
  document_id bigint not null,
  amount_fen bigint not null check (amount_fen >= 0),
  counts boolean not null default true,
  primary key (top_id, bill_id, document_id),
  foreign key (top_id, bill_id) references supplier_bill (top_id, id),
  foreign key (top_id, document_id) references goods_document (top_id, id)
);
comment on table supplier_bill_line is 'Receipts and returns that a bill covers, with what they came to then';
comment on column supplier_bill_line.counts is 'False from the day on which its bill was made void';
-- A receipt or return stands on one bill that counts; serves the way from a document to its bill.
create unique index supplier_bill_line_document on supplier_bill_line (top_id, document_id) where counts;

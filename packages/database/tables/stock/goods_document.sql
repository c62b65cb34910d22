create sequence goods_document_number start 100001;
comment on sequence goods_document_number is 'Numbers of documents; gaps are normal';

create table goods_document (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null references merchant (id),
  kind text not null check (kind in ('plan', 'order', 'receipt', 'outbound', 'loss', 'refill', 'transfer', 'return')),
  doc_no text not null,
  doc_date date not null,
  state text not null,
  supplier_id bigint,
  warehouse_id bigint,
  bag_id bigint,
  route_id bigint,
  replenisher_id bigint references app_user (id),
  source_id bigint,
  about_machine_id bigint,
  lanes_below int,
  lanes_all int,
  filled_at timestamptz,
  sent_at timestamptz,
  import_id bigint,
  loss_reason text check (loss_reason in ('expired', 'damaged', 'missing', 'other')),
  quantity int not null default 0,
  done_quantity int not null default 0,
  amount_fen bigint not null default 0,
  remark text not null default '',
  reason text not null default '',
  created_by bigint not null references app_user (id),
  created_at timestamptz not null default now(),
  submitted_by bigint references app_user (id),
  submitted_at timestamptz,
  reviewed_by bigint references app_user (id),
  reviewed_at timestamptz,
  version int not null default 1,
  primary key (top_id, id),
  foreign key (top_id, supplier_id) references supplier (top_id, id),
  foreign key (top_id, warehouse_id) references warehouse (top_id, id),
  foreign key (top_id, bag_id) references warehouse (top_id, id),
  foreign key (top_id, source_id) references goods_document (top_id, id),
  foreign key (top_id, route_id) references route (top_id, id) on delete set null (route_id),
  check (reviewed_by <> created_by),
  check (reviewed_by <> submitted_by)
);
comment on table goods_document is 'Documents with lines: plan, order, receipt, outbound order, write-off, refill order, transfer, return to a supplier (STOCK-07, STOCK-08)';
comment on column goods_document.source_id is 'The plan of an order, the order of a receipt, the receipt of a return';
comment on column goods_document.about_machine_id is 'The machine at which goods were lost, or that is refilled';
comment on column goods_document.bag_id is 'Where an outbound order or a transfer brings its goods';
comment on column goods_document.done_quantity is 'Of an order: what was received; of a refill order: what was put into the lanes';
comment on column goods_document.lanes_below is 'Of a refill order: lanes at or below their threshold when it was made (STOCK-04)';
comment on column goods_document.filled_at is 'When somebody said what was put into the lanes';
comment on column goods_document.sent_at is 'Of an order: when it was sent to its supplier last';
comment on column goods_document.import_id is 'The spreadsheet whose rows are its lines';
comment on column goods_document.submitted_by is 'Of a plan: who handed it in last, and approves it as little as who made it';
comment on column goods_document.reason is 'Why a reviewer rejected it';
-- Serves the list of a merchant, newest first.
create index goods_document_merchant on goods_document (merchant_id, kind, id desc);
-- Serves what waits for a second person.
create index goods_document_submitted on goods_document (merchant_id, id) where state = 'submitted';
-- Serves the search by the beginning of a number.
create index goods_document_found on goods_document (doc_no collate "C");
create index goods_document_source on goods_document (top_id, source_id) where source_id is not null;
-- Serves the way back of a whole import.
create index goods_document_import on goods_document (top_id, import_id) where import_id is not null;
-- One open refill order for each machine; what was filled waits there for the machine's own count.
create unique index goods_document_refill on goods_document (about_machine_id, top_id) where kind = 'refill' and state = 'planned';
create index goods_document_filled on goods_document (about_machine_id) where kind = 'refill' and state = 'filled';
create index goods_document_supplier on goods_document (top_id, supplier_id) where supplier_id is not null;

create table goods_document_line (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null references merchant (id),
  document_id bigint not null,
  line_no int not null,
  product_id bigint not null,
  batch_no text not null default '',
  production_date date,
  shelf_life_date date,
  cabinet text check (cabinet in ('main', 'sub')),
  lane_no int,
  counted_quantity int,
  quantity int not null check (quantity > 0),
  done_quantity int not null default 0 check (done_quantity >= 0),
  price_fen bigint not null default 0 check (price_fen >= 0),
  value_fen bigint not null default 0,
  primary key (top_id, id),
  unique (top_id, document_id, line_no),
  foreign key (top_id, document_id) references goods_document (top_id, id) on delete cascade,
  foreign key (top_id, product_id) references product (top_id, id)
);
comment on table goods_document_line is 'Lines of documents: product, batch, pieces and price';
comment on column goods_document_line.counted_quantity is 'Of a refill order: what came into the lane by the machine''s own count; null until it has counted';
comment on column goods_document_line.value_fen is 'What the pieces cost when they were booked';
-- Serves the days that a batch keeps.
create index goods_document_line_batch on goods_document_line (top_id, product_id, batch_no) where shelf_life_date is not null;
-- Serves lists of lines, newest first.
create index goods_document_line_merchant on goods_document_line (merchant_id, id desc);

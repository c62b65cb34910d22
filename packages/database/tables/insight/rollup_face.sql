-- Statistics of faces cost the same however often machines look. Written in the transaction of the message or sale.
create table rollup_face (
  top_id bigint not null,
  merchant_id bigint not null,
  business_day date not null,
  machine_id bigint not null,
  scans bigint not null default 0,
  recognised bigint not null default 0,
  orders bigint not null default 0,
  amount_fen bigint not null default 0,
  primary key (merchant_id, business_day, machine_id, top_id),
  check (recognised <= scans)
) with (fillfactor = 80);
comment on table rollup_face is 'Per day and machine: how often its camera looked for a face and knew it, and the sales paid by face (MACHINE-28)';
comment on column rollup_face.amount_fen is 'What was paid by face; refunds are not taken off, as in all sums of sales';
-- Serves the platform over a range of days.
create index rollup_face_day on rollup_face (business_day);

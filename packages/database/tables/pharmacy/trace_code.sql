create table trace_code (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null references merchant (id),
  batch_id bigint not null,
  code text not null check (code ~ '^[0-9]{20}$'),
  state text not null default 'stored' check (state in ('stored', 'placed', 'sold')),
  machine_id bigint,
  cabinet text,
  lane_no int,
  placed_at timestamptz,
  order_id bigint,
  sold_at timestamptz,
  repeats int not null default 0,
  repeated_at timestamptz,
  created_by bigint references app_user (id),
  created_at timestamptz not null default now(),
  primary key (top_id, id),
  foreign key (top_id, batch_id) references medicine_batch (top_id, id),
  check ((state = 'stored') = (machine_id is null)),
  check ((state = 'sold') = (sold_at is not null))
);
comment on table trace_code is 'Boxes of medicine by their trace code, from receipt to sale; each is sold once';
comment on column trace_code.machine_id is 'The machine in which it lies, or that sold it; so for cabinet and lane';
comment on column trace_code.order_id is 'The order that it was sold with; null where somebody scanned it at the machine';
comment on column trace_code.repeats is 'How often it was scanned after its sale';
create unique index trace_code_number on trace_code (top_id, code);
create index trace_code_list on trace_code (merchant_id, id desc);
create index trace_code_batch on trace_code (top_id, batch_id);
-- Serves the sale out of a lane, first placed first.
create index trace_code_lane on trace_code (top_id, machine_id, cabinet, lane_no, id) where state = 'placed';

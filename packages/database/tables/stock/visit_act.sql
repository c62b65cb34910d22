create table visit_act (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null,
  machine_id bigint not null,
  act_key text not null,
  kind text not null check (kind in ('fillLane', 'emptyLane', 'collectCash', 'takePhoto', 'reportFault', 'finishVisit')),
  user_id bigint not null,
  acted_at timestamptz not null,
  cabinet text check (cabinet in ('main', 'sub')),
  lane_no int,
  product_id bigint,
  pieces int not null default 0 check (pieces >= 0),
  done int not null default 0 check (done >= 0),
  rest int not null default 0 check (rest >= 0),
  unbooked int not null default 0 check (unbooked >= 0),
  reason text check (reason in ('sound', 'expired', 'damaged')),
  bag_no text not null default '',
  expected_fen bigint,
  counted_fen bigint check (counted_fen >= 0),
  document_id bigint,
  fault_kind text check (fault_kind in ('laneFault', 'temperature', 'doorOpen', 'offline')),
  note text not null default '',
  picture text,
  maintenance_id bigint,
  primary key (top_id, id),
  unique (top_id, act_key),
  check ((kind = 'collectCash') = (counted_fen is not null)),
  check ((kind = 'reportFault') = (maintenance_id is not null)),
  check (kind <> 'takePhoto' or picture is not null)
);
comment on table visit_act is 'What replenishers did at machines, each once by the key that their phone gave it (STOCK-08)';
comment on column visit_act.acted_at is 'On the phone; it may have been offline for days';
comment on column visit_act.rest is 'Pieces that the stock of the lane does not show';
comment on column visit_act.unbooked is 'Pieces that the bag did not hold by the book';
comment on column visit_act.expected_fen is 'Cash sales since the bag before';
comment on column visit_act.document_id is 'The refill order that it belongs to';
comment on column visit_act.maintenance_id is 'The repair that a reported fault asks for';
-- Serves the acts of a merchant, newest first, and the last bag of a machine.
create index visit_act_merchant on visit_act (merchant_id, id desc);
create index visit_act_cash on visit_act (machine_id, acted_at desc) where kind = 'collectCash';
-- Serves what people said to have put in for one order.
create index visit_act_document on visit_act (top_id, document_id) where document_id is not null;

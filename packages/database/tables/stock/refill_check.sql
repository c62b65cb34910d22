create table refill_check (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null,
  machine_id bigint not null,
  cabinet text not null check (cabinet in ('main', 'sub')),
  lane_no int not null,
  product_id bigint,
  last int not null,
  loaded int not null,
  sold int not null,
  expected int not null generated always as (last + loaded - sold) stored,
  reported int not null,
  difference int not null generated always as (reported - (last + loaded - sold)) stored,
  reported_at timestamptz not null,
  cause text check (cause in ('loadedWrong', 'missing', 'damaged', 'sensor', 'other')),
  remark text not null default '',
  explained_by bigint,
  explained_at timestamptz,
  primary key (top_id, id),
  check ((cause is null) = (explained_at is null))
);
comment on table refill_check is 'A machine counted another number than last + loaded - sold; it waits until somebody explains it';
comment on column refill_check.last is 'What lay in the lane when the machine reported before, with what people corrected since';
comment on column refill_check.loaded is 'What people recorded as refilled since then';
-- Serves the differences of a merchant, newest first.
create index refill_check_merchant on refill_check (merchant_id, id desc);
-- Serves the appraisal of refills.
create index refill_check_wrong on refill_check (machine_id, cabinet, lane_no) where cause = 'loadedWrong';

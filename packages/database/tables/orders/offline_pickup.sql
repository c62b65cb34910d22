create table offline_pickup (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null,
  machine_id bigint not null,
  order_id bigint not null,
  applicant text not null,
  phone_sealed bytea not null,
  pictures text[] not null check (cardinality(pictures) between 1 and 3),
  note text not null default '',
  state text not null default 'pending' check (state in ('pending', 'approved', 'notApproved', 'ignored')),
  applied_by bigint references app_user (id),
  applied_at timestamptz not null default now(),
  reviewer_id bigint references app_user (id),
  reviewed_at timestamptz,
  review_remark text not null default '',
  primary key (top_id, id),
  check ((state = 'pending') = (reviewed_at is null))
);
comment on table offline_pickup is 'Prizes of lucky purchases that did not come out and are handed over offline, each with a review (ORDER-08, ORDER-09)';
comment on column offline_pickup.pictures is 'Names of pictures that prove it, as image holds them';
-- An order is applied for once at a time, and never after it was approved.
create unique index offline_pickup_open on offline_pickup (order_id, top_id) where state in ('pending', 'approved');
-- Serves the list of a merchant.
create index offline_pickup_merchant on offline_pickup (merchant_id, id desc);

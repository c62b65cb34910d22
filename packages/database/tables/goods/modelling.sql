create table modelling (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null references merchant (id),
  product_id bigint not null,
  status text not null default 'underReview' check (status in ('underReview', 'success', 'failed', 'ignored')),
  library_id bigint references library_product (id),
  remark text not null default '',
  applied_by bigint references app_user (id),
  applied_at timestamptz not null default now(),
  due_at timestamptz not null,
  reviewed_by bigint references app_user (id),
  reviewed_at timestamptz,
  primary key (top_id, id),
  unique (top_id, product_id),
  foreign key (top_id, product_id) references product (top_id, id)
);
comment on table modelling is 'Requests to take a product into the platform''s library (PRODUCT-19)';
comment on column modelling.due_at is 'End of the second working day after the request, by the calendar of Chinese holidays (PRODUCT-21)';
-- Serves the platform's desk: what waits, the oldest first.
create index modelling_waiting on modelling (applied_at) where status = 'underReview';
create index modelling_list on modelling (merchant_id, id desc);

-- Serves the library: what became of a merchant's own request.
create index modelling_library on modelling (library_id) where library_id is not null;

create table modelling_event (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null references merchant (id),
  modelling_id bigint not null,
  event text not null check (event in ('submit', 'resubmit', 'approve', 'reject', 'ignore')),
  remark text not null default '',
  actor_id bigint references app_user (id),
  happened_at timestamptz not null default now(),
  primary key (top_id, id),
  foreign key (top_id, modelling_id) references modelling (top_id, id) on delete cascade
);
comment on table modelling_event is 'Each step of a request with its author and remark';
create index modelling_event_of on modelling_event (top_id, modelling_id, id);

create table merchant (
  id bigint primary key default next_id(),
  top_id bigint not null,
  merchant_id bigint generated always as (id) stored,
  parent_id bigint references merchant (id),
  path bigint[] not null,
  merchant_no text not null unique,
  name text not null,
  kind text not null check (kind in ('ordinary', 'drug')),
  time_zone text not null default 'Asia/Shanghai',
  province text,
  refund_agreed boolean not null default false,
  refund_maximum_fen bigint not null default 0 check (refund_maximum_fen >= 0),
  status text not null default 'normal' check (status in ('normal', 'deleted')),
  created_at timestamptz not null default now()
);
comment on table merchant is 'Merchant tree; a merchant sees itself and everything below';
comment on column merchant.top_id is 'Root of the tree this merchant belongs to; distribution column of every tenant table';
comment on column merchant.path is 'Ids from the root to this merchant, both included';
comment on column merchant.merchant_no is 'shbh: four characters a level; for display, never for authorisation';
comment on column merchant.refund_agreed is 'REFUND-04: agreed to a maximum for automatic refunds';
-- Serves "everything below a merchant".
create index merchant_path on merchant using gin (path);

-- A merchant is visible when it or one above it is in scope; a new merchant below one's own is therefore visible at once.
alter table merchant enable row level security;
alter table merchant force row level security;
create policy tenant_scope on merchant to yunshou_web
  using ((select scope_is_platform()) or path && (select scope_merchants()));
create policy everything on merchant to yunshou_system, yunshou_owner using (true);
alter table merchant add constraint merchant_path_ends check (path[cardinality(path)] = id and path[1] = top_id);

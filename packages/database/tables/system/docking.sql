create table docking (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null references merchant (id),
  name text not null check (name <> ''),
  url text not null check (url <> ''),
  parent_category_id bigint not null,
  child_category_id bigint not null,
  key_sealed bytea not null,
  key_end text not null,
  enabled boolean not null default true,
  updated_at timestamptz not null default now(),
  primary key (top_id, id)
);
comment on table docking is 'Interfaces of third parties that a merchant docks to, one for each pair of categories (SYS-08, PRODUCT-24, PRODUCT-25)';
comment on column docking.child_category_id is 'A category that somebody deletes since leaves the interface as it is';
comment on column docking.key_end is 'The last characters of the key, by which people know it (FIN-18)';
create unique index docking_pair on docking (merchant_id, parent_category_id, child_category_id, top_id);

create table push (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null references merchant (id),
  docking_id bigint not null,
  event text not null check (event in ('interface.test')),
  payload jsonb not null,
  state text not null default 'queued' check (state in ('queued', 'delivered', 'dead')),
  attempts int not null default 0,
  result text not null default '',
  created_at timestamptz not null default now(),
  done_at timestamptz,
  primary key (top_id, id),
  foreign key (top_id, docking_id) references docking (top_id, id) on delete cascade,
  check ((state = 'queued') = (done_at is null))
);
comment on table push is 'Signed messages to interfaces, written in the transaction of what they tell; delivered, or dead after the last try';
-- Serves the messages of one interface.
create index push_docking on push (top_id, docking_id, id desc);

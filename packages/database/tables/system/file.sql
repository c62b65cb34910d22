create table file (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null references merchant (id),
  owner_id bigint not null references app_user (id),
  name text not null,
  kind text not null check (kind in ('export', 'manual', 'tool', 'notice')),
  media_type text not null,
  state text not null check (state in ('queued', 'running', 'ready', 'failed', 'expired')),
  progress_rows bigint not null default 0,
  total_rows bigint,
  size_bytes bigint,
  sha256 bytea,
  failure text,
  request jsonb,
  downloads int not null default 0,
  created_at timestamptz not null default now(),
  ready_at timestamptz,
  expires_at timestamptz,
  primary key (top_id, id)
);
comment on table file is 'Download centre: exports of one user, and manuals and tools that everybody of the merchant may download; beside it what announcements carry, which is read through them alone';
comment on column file.request is 'What an export was asked for: the resource and its filters';
-- Serves the limit of what one user may have waiting.
create index file_waiting on file (owner_id) where state in ('queued', 'running');
-- Serves the list of the download centre.
create index file_merchant on file (merchant_id, id desc);

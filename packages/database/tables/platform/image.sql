create table image (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null references merchant (id),
  name text not null check (name ~ '^[0-9a-f]{32}\.(png|jpg)$'),
  size_bytes int not null check (size_bytes between 1 and 2097152),
  width int not null check (width > 0),
  height int not null check (height > 0),
  used boolean not null default false,
  uploaded_by bigint not null references app_user (id),
  created_at timestamptz not null default now(),
  primary key (top_id, id),
  unique (name, top_id)
);
comment on table image is 'Pictures that everybody may see, such as logos; the content lies under its name in the data directory and is served below /spImg/';
comment on column image.name is 'Random, so that nobody finds a picture whose address he was not given';
comment on column image.used is 'Some record shows it; what no record shows is removed after a day';
-- Serves the removal of what nothing shows.
create index image_unused on image (created_at) where not used;

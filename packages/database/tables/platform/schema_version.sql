create table schema_version (
  version int primary key check (version > 0),
  name text not null,
  checksum text not null,
  applied_at timestamptz not null default now()
);
comment on table schema_version is 'Migrations that this database holds; version 1 is the baseline';
comment on column schema_version.checksum is 'SHA-256 of the file, so that a changed migration is noticed';

create table import_batch (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null references merchant (id),
  owner_id bigint not null references app_user (id),
  kind text not null,
  file_name text not null,
  state text not null default 'mapping' check (state in ('mapping', 'checking', 'checked', 'importing', 'imported', 'undone', 'failed')),
  header text[] not null,
  columns text[] not null,
  total_rows int not null,
  progress_rows int not null default 0,
  creates int not null default 0,
  changes int not null default 0,
  sames int not null default 0,
  refusals int not null default 0,
  turn int not null default 0,
  request jsonb not null,
  imported_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (top_id, id)
);
comment on table import_batch is 'A spreadsheet on its way into the tables of a merchant; its rows stand in import_row';
comment on column import_batch.kind is 'What is imported, e.g. products';
comment on column import_batch.columns is 'The field of each column; null is not imported';
comment on column import_batch.turn is 'Counts what people changed: a check of an earlier turn is worth nothing';
comment on column import_batch.request is 'In whose scope and time zone it is written, when that happens beside the call';
-- Serves the list of a merchant, newest first.
create index import_batch_list on import_batch (merchant_id, kind, id desc);
-- Serves the removal of old ones.
create index import_batch_age on import_batch (created_at);

create table import_row (
  top_id bigint not null,
  merchant_id bigint not null references merchant (id),
  import_id bigint not null,
  row_no int not null,
  cells text[] not null,
  verdict text check (verdict in ('create', 'change', 'same', 'refused')),
  problems jsonb not null default '[]',
  made jsonb,
  before jsonb,
  target_id bigint,
  target_version int,
  primary key (top_id, import_id, row_no),
  foreign key (top_id, import_id) references import_batch (top_id, id) on delete cascade
);
comment on table import_row is 'A row of a spreadsheet with what it would do';
comment on column import_row.made is 'The record as it would be written, by column of its table';
comment on column import_row.before is 'The record as it was, for the preview and for undoing';
comment on column import_row.target_id is 'The record that is changed, or was created';
-- Serves the tabs of the preview.
create index import_row_verdict on import_row (top_id, import_id, verdict, row_no);

create table import_name (
  top_id bigint not null,
  merchant_id bigint not null references merchant (id),
  kind text not null,
  field text not null,
  name text not null,
  target_id bigint not null,
  chosen_by bigint not null references app_user (id),
  chosen_at timestamptz not null default now(),
  primary key (top_id, merchant_id, kind, field, name)
);
comment on table import_name is 'What names of spreadsheets mean to a merchant, chosen once by a person';

create table import_columns (
  top_id bigint not null,
  merchant_id bigint not null references merchant (id),
  user_id bigint not null references app_user (id),
  kind text not null,
  header_key bytea not null,
  columns text[] not null,
  used_at timestamptz not null default now(),
  primary key (top_id, user_id, kind, header_key)
);
comment on table import_columns is 'What somebody said last about the columns of a header, so that nobody says it twice';
comment on column import_columns.header_key is 'Hash of the header: headers may be longer than an index holds';

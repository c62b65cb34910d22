create table record_comment (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null references merchant (id),
  machine_id bigint,
  record_kind text not null check (record_kind <> ''),
  record_id bigint not null,
  record_no text not null check (record_no <> ''),
  author_id bigint not null references app_user (id),
  body text not null check (body <> ''),
  mentioned_ids bigint[] not null default '{}' check (cardinality(mentioned_ids) <= 10),
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  removed_by bigint references app_user (id),
  primary key (top_id, id),
  check ((removed_at is null) = (removed_by is null))
);
comment on table record_comment is 'What people say about records of a merchant, in plain text; a removed comment keeps its place';
comment on column record_comment.merchant_id is 'Whose the record was when it was written';
comment on column record_comment.machine_id is 'The machine that the record belongs to, where it binds who sees the record; else null';
comment on column record_comment.record_kind is 'The kind of the record, as the contract names it';
comment on column record_comment.record_no is 'What the record was called when it was written; it may have another name since';
-- Serves the comments on one record.
create index record_comment_of on record_comment (top_id, record_kind, record_id, created_at);

-- Like the rows of machines, but a comment on what belongs to no machine is not narrowed by machines.
call protect_by('record_comment', policy_condition(
  '(scope_is_platform() or merchant_id = any(scope_merchants()::bigint[]) or machine_id = any(scope_granted()::bigint[]))
    and (machine_id is null or scope_all_machines() or machine_id = any(scope_machines()::bigint[]))'));

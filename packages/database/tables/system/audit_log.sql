create table audit_log (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null,
  actor_id bigint,
  action text not null,
  object text not null,
  before jsonb,
  after jsonb,
  address text,
  request_id text,
  primary key (top_id, id)
);
comment on table audit_log is 'Who changed what, when and from where; the application may only insert';
-- Serves the log page.
create index audit_log_merchant on audit_log (merchant_id, id desc);
-- Serves the log page of the platform.
create index audit_log_number on audit_log (id desc);

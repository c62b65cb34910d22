create table audit_log (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null,
  actor_id bigint,
  kind text not null default 'change' check (kind in ('change', 'login', 'read', 'export')),
  action text not null,
  object text not null,
  before jsonb,
  after jsonb,
  address text,
  request_id text,
  xact xid8 not null default pg_current_xact_id(),
  primary key (top_id, id)
);
comment on table audit_log is 'Who changed or read what, when and from where; the application may only insert';
comment on column audit_log.xact is 'Transaction that wrote the row: once every older one has ended, the order of rows is final and can be sealed';
-- Serves the log page.
create index audit_log_merchant on audit_log (merchant_id, id desc);
-- Serves the log page of the platform.
create index audit_log_number on audit_log (id desc);
-- Serves what is told of one record.
create index audit_log_object on audit_log (object, id);
-- Serves the sealer.
create index audit_log_order on audit_log (xact, id);

-- Whoever is authorised to a machine of another merchant writes the audit of what he did with it.
do $$
begin
  execute format('create policy granted_owner on audit_log for insert to yunshou_web with check (%s)',
    policy_condition('merchant_id = any(scope_granted_owners()::bigint[])'));
end $$;

create table audit_seal (
  seq bigint primary key check (seq > 0),
  log_id bigint not null unique,
  xact xid8 not null,
  hash bytea not null check (length(hash) = 32)
);
comment on table audit_seal is 'Chain over the audit log: each hash covers the hash before it and one row, so a change anywhere shows in every later one';
comment on column audit_seal.xact is 'Transaction of the row; the sealer goes on from the newest one';

-- Written by the jobs only, which add and never change; people do not see it.
alter table audit_seal enable row level security;
alter table audit_seal force row level security;
create policy sealer_reads on audit_seal for select to yunshou_system using (true);
create policy sealer_adds on audit_seal for insert to yunshou_system with check (true);
create policy everything on audit_seal to yunshou_owner using (true);

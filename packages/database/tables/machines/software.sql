create table software_package (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null,
  name text not null,
  version text not null,
  kind text not null check (kind in ('upper', 'lower')),
  machine_type text,
  file text not null,
  size_bytes bigint not null,
  sha256 bytea not null,
  force_update boolean not null default false,
  enabled boolean not null default false,
  remark text not null default '',
  uploaded_by bigint,
  uploaded_at timestamptz not null default now(),
  primary key (top_id, id)
);
comment on table software_package is 'Software for machines, uploaded by a merchant; machines fetch it below /softFile/ (MACHINE-26)';
comment on column software_package.file is 'Name below /softFile/: the hash of the content, which nobody guesses';
comment on column software_package.enabled is 'Released; what is not cannot be rolled out';
-- One package of a merchant has this name and version.
create unique index software_package_version on software_package (merchant_id, name, version, top_id);

create table rollout (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null,
  package_id bigint not null,
  state text not null default 'proposed' check (state in ('proposed', 'declined', 'running', 'paused', 'stopped', 'finished')),
  stop_reason text check (stop_reason in ('person', 'withdrawn', 'tooManyFailures', 'tooFewSuccesses', 'salesFell')),
  machines int not null,
  groups int not null,
  group_no int not null default 0,
  group_size int not null,
  failure_percent int not null,
  success_percent int not null,
  step_minutes int not null,
  wait_hours int not null,
  sales_drop_percent int not null,
  sales jsonb,
  proposed_by bigint not null,
  proposed_at timestamptz not null default now(),
  approved_by bigint,
  approved_at timestamptz,
  ended_at timestamptz,
  primary key (top_id, id),
  foreign key (top_id, package_id) references software_package (top_id, id),
  check (approved_by <> proposed_by),
  check ((state = 'stopped') = (stop_reason is not null))
);
comment on table rollout is 'A package on its way to machines, in groups; proposed by one person and approved by another';
comment on column rollout.sales is 'Orders of updated machines and of their twins when it was last looked at; the last word stays with what was stopped';
comment on column rollout.group_no is 'The newest group that has begun';
-- Serves the list of a merchant, newest first.
create index rollout_merchant on rollout (merchant_id, id desc);
-- Serves the duty that moves rollouts on.
create index rollout_running on rollout (id) where state = 'running';

create table rollout_machine (
  top_id bigint not null,
  rollout_id bigint not null,
  machine_id bigint not null,
  merchant_id bigint not null,
  group_no int not null,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'done', 'failed', 'expired', 'skipped')),
  reason text not null default '',
  from_version text not null default '',
  sent_at timestamptz,
  not_after timestamptz,
  ended_at timestamptz,
  primary key (rollout_id, machine_id, top_id)
);
comment on table rollout_machine is 'The way of one machine through a rollout; only its own answer makes it done';
-- A machine takes part in one rollout at a time.
create unique index rollout_machine_open on rollout_machine (machine_id, top_id) where state in ('waiting', 'sent');
-- Serves the counts of a rollout.
create index rollout_machine_state on rollout_machine (rollout_id, state);

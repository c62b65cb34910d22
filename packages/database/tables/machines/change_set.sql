create table change_set (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null,
  kind text not null check (kind in ('price', 'template', 'add', 'swap', 'remove', 'undo')),
  title text not null,
  machines int not null,
  lanes int not null,
  asked_by bigint not null,
  asked_at timestamptz not null default now(),
  undo_of bigint,
  undone_at timestamptz,
  template_id bigint,
  template_version int,
  template_prices jsonb,
  waiting bigint[] not null default '{}',
  primary key (top_id, id),
  check (waiting = '{}' or template_id is not null),
  check (template_prices is null or template_id is not null)
);
comment on table change_set is 'Lane changes that one person asked for at once, on up to 1,000 machines; taken back as a whole';
comment on column change_set.template_version is 'The template as the first machines got it; the others get the same or nothing';
comment on column change_set.template_prices is 'Of a price change through a template: product and prices of its lanes before and after, for the way back';
comment on column change_set.waiting is 'Machines that get the template when a person goes on after the first ones';
comment on column change_set.title is 'What it was about: a product, a template';
-- Serves the list of a merchant, newest first.
create index change_set_merchant on change_set (merchant_id, id desc);

create table lane_sync (
  top_id bigint not null,
  id bigint not null default next_id(),
  machine_id bigint not null,
  merchant_id bigint not null,
  cabinet text not null,
  lane_no int not null,
  version int not null,
  state text not null default 'pending' check (state in ('pending', 'sent', 'confirmed', 'refused', 'expired', 'replaced')),
  reason text not null default '',
  change_id bigint,
  change_set_id bigint,
  desired jsonb,
  actual jsonb,
  not_after timestamptz not null,
  asked_at timestamptz not null default now(),
  sent_at timestamptz,
  ended_at timestamptz,
  primary key (top_id, id),
  unique (machine_id, cabinet, lane_no, version, top_id)
);
comment on table lane_sync is 'The way of one lane''s change to its machine, until the machine says that it holds it';
comment on column lane_sync.version is 'Counts the changes of a lane that its machine is told; a machine never goes back to an older one';
comment on column lane_sync.desired is 'Product, price, capacity and stock as people want them; null when the lane was removed';
comment on column lane_sync.actual is 'The same as the machine is known to hold it; null while it has no such lane';
-- A lane has one sync whose end the machine has not confirmed: these lanes differ.
create unique index lane_sync_open on lane_sync (machine_id, cabinet, lane_no, top_id) where state in ('pending', 'sent', 'refused', 'expired');
-- Serves the lanes of a merchant that differ.
create index lane_sync_differing on lane_sync (merchant_id, machine_id) where state in ('pending', 'sent', 'refused', 'expired');
-- Serves the counts of a change set.
create index lane_sync_set on lane_sync (change_set_id, state) where change_set_id is not null;
-- Serves the state of a change in the log.
create index lane_sync_change on lane_sync (change_id);
-- Serves the expiry of what nobody answered.
create index lane_sync_overdue on lane_sync (not_after) where state in ('pending', 'sent');

create table price_list (
  top_id bigint not null,
  machine_id bigint not null,
  version int not null,
  merchant_id bigint not null,
  offers jsonb not null,
  state text not null default 'pending' check (state in ('pending', 'sent', 'confirmed', 'refused', 'expired')),
  reason text not null default '',
  -- Written anew from then on, before its last day is over.
  renew_day date not null,
  changed_at timestamptz not null default now(),
  sent_at timestamptz,
  not_after timestamptz,
  ended_at timestamptz,
  replaced_at timestamptz,
  primary key (machine_id, version, top_id)
);
comment on table price_list is 'What machines may sell below the prices of their lanes, by themselves (MKT-01); a list is never changed, another version replaces it';
comment on column price_list.offers is 'The domain''s price offers with the plans behind them; a sale names one by its place';
comment on column price_list.replaced_at is 'Null for the list of this moment; the others are kept for sales that are told later';
-- Serves the list of a machine, of which there is one.
create unique index price_list_current on price_list (machine_id, top_id) where replaced_at is null;
-- Serves the duty that tells machines, and the end of what was not answered.
create index price_list_open on price_list (state, not_after) where replaced_at is null and state in ('pending', 'sent');
-- Serves the renewal, and the removal of what no sale names any more.
create index price_list_renew on price_list (renew_day) where replaced_at is null;
create index price_list_replaced on price_list (replaced_at) where replaced_at is not null;

create table price_change (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null,
  machine_id bigint,
  created_at timestamptz not null default now(),
  primary key (top_id, id)
);
comment on table price_change is 'Machines whose list may have changed, until a duty has looked; written beside sales, so nobody waits for it';
comment on column price_change.machine_id is 'Null for all machines of the merchant';

create table due_settlement (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null references merchant (id),
  payee_id bigint not null references merchant (id),
  way text not null check (way in ('offset', 'paid')),
  amount_fen bigint not null check (amount_fen > 0),
  state text not null default 'awaiting' check (state in ('awaiting', 'done', 'rejected', 'cancelled')),
  remark text not null default '',
  reason text not null default '',
  applied_by bigint not null,
  applied_at timestamptz not null default now(),
  decided_by bigint,
  decided_at timestamptz,
  version int not null default 1,
  primary key (top_id, id),
  check (merchant_id <> payee_id),
  check (decided_by <> applied_by or state = 'cancelled')
);
comment on table due_settlement is 'How merchants of a tree paid one another what they owed because of cards';
comment on column due_settlement.merchant_id is 'Who owes and pays';
comment on column due_settlement.reason is 'Why it was rejected';
comment on column due_settlement.decided_by is 'Null where one person was enough';
-- Serve the lists of both, and what is being settled.
create index due_settlement_payer on due_settlement (merchant_id, id desc);
create index due_settlement_payee on due_settlement (payee_id, id desc);

-- Both see it; who pays writes it, and the steps that concern both books run in the rights of the system.
call protect_by('due_settlement', policy_condition(
  'scope_is_platform() or top_id = scope_top() or merchant_id = any(scope_merchants()::bigint[]) or payee_id = any(scope_merchants()::bigint[])'));

-- A merchant sees its own and what is below it; of another in its tree with which it has a due it reads number and name.
create function due_partner(other bigint) returns table (merchant_no text, name text) language sql stable
  security definer set search_path = public, pg_temp as $$
  select m.merchant_no, m.name from merchant m
  where m.id = other and (scope_is_platform() or current_setting('role') <> 'yunshou_web' or exists (
    select from merchant own where own.id = any(scope_merchants()::bigint[]) and own.top_id = m.top_id))
$$;
comment on function due_partner is 'Number and name of a merchant of the caller''s tree';

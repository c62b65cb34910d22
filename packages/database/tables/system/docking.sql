create table docking (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null references merchant (id),
  name text not null check (name <> ''),
  url text not null check (url <> ''),
  parent_category_id bigint not null,
  child_category_id bigint not null,
  key_sealed bytea not null,
  key_end text not null,
  enabled boolean not null default true,
  events text[] not null default '{}',
  with_below boolean not null default false,
  updated_at timestamptz not null default now(),
  primary key (top_id, id),
  check (events <@ array['order.paid', 'order.completed', 'order.refunded', 'stock.low', 'stock.soldOut', 'machine.online', 'machine.offline', 'machine.alarm'])
);
comment on table docking is 'Interfaces of third parties that a merchant docks to, one for each pair of categories (SYS-08, PRODUCT-24, PRODUCT-25)';
comment on column docking.child_category_id is 'A category that somebody deletes since leaves the interface as it is';
comment on column docking.key_end is 'The last characters of the key, by which people know it (FIN-18)';
comment on column docking.events is 'What it is told without being asked';
comment on column docking.with_below is 'It is told what happens to the merchants below its own, too';
-- Serves the question of every sale whether anybody is told.
create index docking_told on docking (top_id) where enabled and events <> '{}';
create unique index docking_pair on docking (merchant_id, parent_category_id, child_category_id, top_id);

create table push (
  top_id bigint not null,
  id bigint not null default next_id(),
  merchant_id bigint not null references merchant (id),
  docking_id bigint not null,
  event text not null check (event in ('interface.test', 'order.paid', 'order.completed', 'order.refunded', 'stock.low', 'stock.soldOut',
    'machine.online', 'machine.offline', 'machine.alarm')),
  payload jsonb not null,
  state text not null default 'queued' check (state in ('queued', 'delivered', 'dead')),
  attempts int not null default 0,
  result text not null default '',
  created_at timestamptz not null default now(),
  due_at timestamptz not null default now(),
  done_at timestamptz,
  primary key (top_id, id),
  foreign key (top_id, docking_id) references docking (top_id, id) on delete cascade,
  check ((state = 'queued') = (done_at is null))
);
comment on table push is 'Signed messages to interfaces, written in the transaction of what they tell; delivered, or dead after the last try';
-- Serves the messages of one interface.
create index push_docking on push (top_id, docking_id, id desc);
comment on column push.due_at is 'When it is sent, or looked at again when whoever sent it has disappeared';
-- Serves the round that sends: what waits for one interface, the longest due first.
create index push_due on push (top_id, docking_id, due_at) where state = 'queued';
-- Serves the clearing of what was delivered long ago.
create index push_done on push (done_at) where done_at is not null;

-- Tells interfaces what has happened, in the transaction in which it happens (SYS-08). An interface above may be told of a
-- merchant whose people do not see it, so this writes with the rights of the owner and answers only how many messages there are.
-- An interface of a merchant that is stopped, itself or above, is told nothing, as its programs read nothing then.
-- The lists have one element a fact. An order is told as the open interface shows it, a machine by number and name.
create function tell_interfaces(events text[], tops bigint[], merchants bigint[], orders bigint[], machines bigint[], details text[])
returns int language plpgsql security definer set search_path = public, pg_temp as $$
declare written int;
begin
  if not exists (select from docking d where d.top_id = any(tops) and d.enabled and d.events <> '{}') then return 0; end if;
  -- Of other merchants it is told what is done at machines to which somebody is authorised.
  if current_setting('role') = 'yunshou_web' and not scope_is_platform() and exists (
    select from unnest(merchants, machines) as f(merchant_id, machine_id)
    where f.merchant_id <> all(scope_merchants()) and not exists (
      select from machine m where m.id = f.machine_id and m.merchant_id = f.merchant_id and m.id = any(scope_granted()))) then
    raise exception 'interfaces: a merchant is outside the scope' using errcode = 'insufficient_privilege';
  end if;
  insert into push (top_id, merchant_id, docking_id, event, payload)
  select d.top_id, d.merchant_id, d.id, f.event,
    jsonb_build_object('merchantNo', h.merchant_no)
    || coalesce((select jsonb_build_object('machineNo', m.machine_no, 'machineName', m.name) from machine m where m.top_id = f.top_id and m.id = f.machine_id), '{}')
    || coalesce((select jsonb_build_object('orderNo', o.id::text, 'productName', o.product_name, 'quantity', o.quantity, 'dispensed', o.dispensed,
        'payMethod', o.payment, 'businessType', o.business, 'orderState', o.state, 'payState', o.pay_state, 'priceFen', o.price_fen::text,
        'discountFen', o.discount_fen::text, 'paidFen', o.paid_fen::text, 'refundedFen', o.refunded_fen::text, 'businessDay', o.business_day,
        'orderTime', to_char(o.ordered_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'payTime', to_char(o.paid_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
      from sales_order o where o.top_id = f.top_id and o.id = f.order_id), '{}')
    || coalesce(f.detail::jsonb, '{}')
  from unnest(events, tops, merchants, orders, machines, details) with ordinality as f(event, top_id, merchant_id, order_id, machine_id, detail, place)
  join merchant h on h.id = f.merchant_id
  join docking d on d.top_id = f.top_id and d.enabled and d.events <> '{}' and f.event = any(d.events)
    and (d.merchant_id = f.merchant_id or d.with_below and d.merchant_id = any(h.path))
    and not exists (select from merchant o join merchant a on a.id = any(o.path) where o.id = d.merchant_id and a.status <> 'normal')
  order by f.place;
  get diagnostics written = row_count;
  return written;
end $$;
comment on function tell_interfaces is 'Writes messages to the interfaces that are told of these facts; answers how many';

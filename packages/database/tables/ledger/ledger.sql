-- The ledger defends itself: whatever the application does, transactions sum to zero and never change.
create schema ledger;

create table ledger.account (
  id bigint primary key generated always as identity,
  top_id bigint not null,
  merchant_id bigint not null,
  code text not null,
  currency text not null default 'CNY',
  minimum_fen bigint,
  balance_fen bigint not null default 0,
  version bigint not null default 0,
  unique (merchant_id, code, currency),
  check (minimum_fen is null or balance_fen >= minimum_fen)
) with (fillfactor = 60);
comment on table ledger.account is 'Accounts; + is credit, − is debit. minimum_fen null means unbounded';

create table ledger.txn (
  id bigint primary key generated always as identity,
  top_id bigint not null,
  merchant_id bigint not null,
  kind text not null,
  reference_id bigint not null,
  idempotency_key text not null unique,
  request_hash bytea not null,
  reverses bigint unique references ledger.txn (id),
  posted_at timestamptz not null default now(),
  writer xid8 not null default pg_current_xact_id()
);
comment on column ledger.txn.idempotency_key is 'Natural key of the fact, kept for ever';
comment on column ledger.txn.writer is 'Database transaction that created the header; only it may add entries';
-- Serves the postings of one order.
create index txn_reference on ledger.txn (reference_id);

create table ledger.entry (
  txn_id bigint not null references ledger.txn (id),
  line int not null,
  account_id bigint not null references ledger.account (id),
  amount_fen bigint not null check (amount_fen <> 0),
  balance_after_fen bigint not null,
  account_version bigint not null,
  primary key (txn_id, line),
  unique (account_id, account_version)
);
comment on table ledger.entry is 'Immutable lines; balance_after and account_version prove the account line by line';

create function ledger.check_entries() returns trigger language plpgsql as $$
declare bad record;
begin
  select e.txn_id, sum(e.amount_fen) as total, count(*) as lines, bool_and(t.writer = pg_current_xact_id()) as own
    into bad from added e join ledger.txn t on t.id = e.txn_id
    group by e.txn_id having sum(e.amount_fen) <> 0 or count(*) < 2 or not bool_and(t.writer = pg_current_xact_id()) limit 1;
  if found then
    raise exception 'ledger: transaction % is not balanced, has one line, or belongs to another database transaction', bad.txn_id
      using errcode = 'check_violation';
  end if;
  return null;
end $$;
create trigger entries_balance after insert on ledger.entry referencing new table as added
  for each statement execute function ledger.check_entries();

create function ledger.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'ledger: % on % is not allowed; corrections are reversals', tg_op, tg_table_name using errcode = 'check_violation';
end $$;
create trigger entry_immutable before update or delete on ledger.entry for each statement execute function ledger.refuse_change();
create trigger entry_no_truncate before truncate on ledger.entry for each statement execute function ledger.refuse_change();
create trigger txn_immutable before update or delete on ledger.txn for each statement execute function ledger.refuse_change();
create trigger txn_no_truncate before truncate on ledger.txn for each statement execute function ledger.refuse_change();
create trigger account_no_delete before delete on ledger.account for each statement execute function ledger.refuse_change();
create trigger account_no_truncate before truncate on ledger.account for each statement execute function ledger.refuse_change();

-- The only way to write. Takes a JSON array of
-- {kind, key, reference, merchant, top, postings: [{account, fen}]} and answers how many were new.
-- A key that exists is a replay: accepted silently when its content is the same, refused when it differs.
create function ledger.post(transactions jsonb) returns int language plpgsql security definer set search_path = ledger, pg_temp as $$
declare posted int; clash text;
begin
  create temp table if not exists ledger_batch (
    n int, kind text, key text, reference bigint, merchant bigint, top bigint, postings jsonb, hash bytea, txn_id bigint
  ) on commit delete rows;
  delete from ledger_batch;
  insert into ledger_batch
    select t.n, t.x->>'kind', t.x->>'key', (t.x->>'reference')::bigint, (t.x->>'merchant')::bigint, (t.x->>'top')::bigint,
           t.x->'postings', sha256(convert_to((t.x->>'kind') || (t.x->>'merchant') || (t.x->'postings')::text, 'UTF8')), null
    from jsonb_array_elements(transactions) with ordinality as t(x, n);

  with added as (
    insert into txn (top_id, merchant_id, kind, reference_id, idempotency_key, request_hash)
      select top, merchant, kind, reference, key, hash from (select distinct on (key) * from ledger_batch order by key, n) b order by n
      on conflict (idempotency_key) do nothing returning id, idempotency_key
  ), first as (select distinct on (key) n, key from ledger_batch order by key, n)
  update ledger_batch b set txn_id = added.id from added, first
    where added.idempotency_key = b.key and first.n = b.n;
  get diagnostics posted = row_count;

  select b.key into clash from ledger_batch b join txn on txn.idempotency_key = b.key and txn.request_hash <> b.hash limit 1;
  if found then
    raise exception 'ledger: key % was posted before with other content', clash using errcode = 'unique_violation';
  end if;
  if posted = 0 then return 0; end if;

  insert into account (top_id, merchant_id, code, minimum_fen)
    select distinct b.top, b.merchant, p->>'account', case when p->>'account' in ('available', 'refund_hold', 'withdraw_hold') then 0 end
    from ledger_batch b, jsonb_array_elements(b.postings) p where b.txn_id is not null
    order by 2, 3 on conflict (merchant_id, code, currency) do nothing;

  perform 1 from account a
    where (a.merchant_id, a.code) in (select b.merchant, p->>'account' from ledger_batch b, jsonb_array_elements(b.postings) p where b.txn_id is not null)
    order by a.id for update;

  insert into entry (txn_id, line, account_id, amount_fen, balance_after_fen, account_version)
    select b.txn_id, p.line, a.id, (p.x->>'fen')::bigint,
           a.balance_fen + sum((p.x->>'fen')::bigint) over w, a.version + row_number() over w
    from ledger_batch b
      cross join lateral jsonb_array_elements(b.postings) with ordinality as p(x, line)
      join account a on a.merchant_id = b.merchant and a.code = p.x->>'account'
    where b.txn_id is not null
    window w as (partition by a.id order by b.n, p.line rows unbounded preceding);

  update account a set balance_fen = a.balance_fen + s.total, version = a.version + s.lines
    from (select e.account_id, sum(e.amount_fen) as total, count(*) as lines
          from entry e join ledger_batch b on b.txn_id = e.txn_id group by e.account_id) s
    where a.id = s.account_id;
  return posted;
end $$;

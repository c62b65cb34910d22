-- The ledger defends itself: whatever the application does, transactions sum to zero and never change, and a balance
-- is the sum of its entries. The triggers hold for every role, also for a superuser.
create schema ledger;

create table ledger.account (
  id bigint generated always as identity,
  top_id bigint not null,
  merchant_id bigint not null,
  code text not null,
  currency text not null default 'CNY',
  minimum_fen bigint,
  balance_fen bigint not null default 0,
  version bigint not null default 0,
  primary key (id, top_id),
  unique (merchant_id, code, currency, top_id),
  constraint account_minimum check (minimum_fen is null or balance_fen >= minimum_fen)
) with (fillfactor = 60);
comment on table ledger.account is 'Accounts; + is credit, − is debit';
comment on column ledger.account.minimum_fen is 'The balance never falls below it; null means unbounded';
comment on column ledger.account.version is 'How many entries the account has';

create table ledger.txn (
  id bigint generated always as identity,
  top_id bigint not null,
  merchant_id bigint not null,
  kind text not null,
  reference_id bigint not null,
  idempotency_key text not null,
  request_hash bytea not null,
  reverses bigint,
  posted_at timestamptz not null default now(),
  writer xid8 not null default pg_current_xact_id(),
  primary key (id, top_id),
  unique (idempotency_key, top_id),
  unique (reverses, top_id),
  foreign key (reverses, top_id) references ledger.txn (id, top_id)
);
comment on table ledger.txn is 'Headers of transactions; each has at least two entries, which sum to zero';
comment on column ledger.txn.idempotency_key is 'Natural key of the fact within its top merchant, kept for ever';
comment on column ledger.txn.request_hash is 'Hash of the content; a replay of the key with other content is refused';
comment on column ledger.txn.reverses is 'The transaction that this one corrects; each is corrected at most once';
comment on column ledger.txn.writer is 'Database transaction that created the header; only it may add entries';
-- Serves the postings of one order.
create index txn_reference on ledger.txn (reference_id);

-- The trigger below proves header and account of each new entry in one step for a whole batch. Foreign keys would ask
-- the same question twice a row; they could add nothing, because headers and accounts are never deleted.
create table ledger.entry (
  top_id bigint not null,
  txn_id bigint not null,
  line int not null,
  account_id bigint not null,
  amount_fen bigint not null check (amount_fen <> 0),
  balance_after_fen bigint not null,
  account_version bigint not null,
  primary key (txn_id, line, top_id),
  unique (account_id, account_version, top_id)
);
comment on table ledger.entry is 'Immutable lines; balance_after and account_version prove the account line by line';

create function ledger.check_entries() returns trigger language plpgsql set search_path = ledger, pg_temp
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set jit = off as $$
declare bad bigint;
begin
  select e.txn_id into bad
    from added e left join txn t on t.id = e.txn_id and t.top_id = e.top_id left join account a on a.id = e.account_id and a.top_id = e.top_id
    group by e.txn_id, a.currency
    having sum(e.amount_fen) <> 0 or count(*) < 2 or count(t.id) < count(*) or count(a.id) < count(*)
        or bool_or(t.writer <> pg_current_xact_id())
    limit 1;
  if found then
    raise exception 'ledger: transaction % is not balanced, has one line, or belongs to another database transaction', bad
      using errcode = 'check_violation', constraint = 'ledger_balanced';
  end if;
  return null;
end $$;
create trigger entries_balance after insert on ledger.entry referencing new table as added
  for each statement execute function ledger.check_entries();

-- A balance moves only by entries: each changed account must carry exactly the entries between its two versions.
create function ledger.check_balances() returns trigger language plpgsql set search_path = ledger, pg_temp
  set enable_seqscan = off set enable_nestloop = off set jit = off as $$
declare bad bigint;
begin
  select n.id into bad
    from after n join before o on o.id = n.id
      cross join lateral (
        select count(*) as lines, coalesce(sum(e.amount_fen), 0) as total from entry e
        where e.account_id = n.id and e.account_version > o.version and e.account_version <= n.version
      ) e
    where n.balance_fen - o.balance_fen <> e.total or n.version - o.version <> e.lines
       or (n.top_id, n.merchant_id, n.code, n.currency) is distinct from (o.top_id, o.merchant_id, o.code, o.currency)
    limit 1;
  if found or (select count(*) from after) <> (select count(*) from after join before using (id)) then
    raise exception 'ledger: account % may change only by its entries', bad using errcode = 'check_violation', constraint = 'ledger_by_entries';
  end if;
  return null;
end $$;
create trigger balances_by_entries after update on ledger.account referencing old table as before new table as after
  for each statement execute function ledger.check_balances();

create function ledger.check_new_account() returns trigger language plpgsql as $$
begin
  raise exception 'ledger: an account begins empty' using errcode = 'check_violation', constraint = 'ledger_by_entries';
end $$;
create trigger account_begins_empty before insert on ledger.account for each row
  when (new.balance_fen <> 0 or new.version <> 0) execute function ledger.check_new_account();

create function ledger.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'ledger: % on % is not allowed; corrections are reversals', tg_op, tg_table_name
    using errcode = 'check_violation', constraint = 'ledger_immutable';
end $$;
create trigger entry_immutable before update or delete on ledger.entry for each statement execute function ledger.refuse_change();
create trigger entry_no_truncate before truncate on ledger.entry for each statement execute function ledger.refuse_change();
create trigger txn_immutable before update or delete on ledger.txn for each statement execute function ledger.refuse_change();
create trigger txn_no_truncate before truncate on ledger.txn for each statement execute function ledger.refuse_change();
create trigger account_no_delete before delete on ledger.account for each statement execute function ledger.refuse_change();
create trigger account_no_truncate before truncate on ledger.account for each statement execute function ledger.refuse_change();

-- The only way to write. Takes a JSON array of
-- {kind, key, reference, merchant, top, postings: [{account, fen}]} and answers how many were new.
-- A key that exists under the same top merchant is a replay: accepted silently when its content is the same, refused when it differs.
--
-- Concurrent calls cannot deadlock: all take keys in the order of keys, then missing accounts in the order of merchant
-- and code, then the locks of accounts in the order of their ids. Balances are read after they are locked.
--
-- Planning costs more than posting one transaction, so the plans are kept; without sequential scans they go by index
-- at every size of table and of batch.
create function ledger.post(transactions jsonb) returns int language plpgsql security definer set search_path = ledger, pg_temp
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set jit = off as $$
declare
  -- Transactions, one element each.
  kinds text[]; keys text[]; refs bigint[]; merchants bigint[]; tops bigint[]; hashes bytea[];
  -- Their lines in order; `places` says to which transaction a line belongs.
  places int[]; lines int[]; codes text[]; amounts bigint[];
  ids bigint[]; clash text; posted int;
begin
  select array_agg(t.x->>'kind' order by n), array_agg(t.x->>'key' order by n), array_agg((t.x->>'reference')::bigint order by n),
         array_agg((t.x->>'merchant')::bigint order by n), array_agg((t.x->>'top')::bigint order by n)
    into kinds, keys, refs, merchants, tops
    from jsonb_array_elements(transactions) with ordinality as t(x, n);
  if keys is null then return 0; end if;

  if current_setting('role') = 'yunshou_web' and not public.scope_is_platform() and not merchants <@ public.scope_merchants() then
    raise exception 'ledger: a merchant of the batch is outside the scope' using errcode = 'insufficient_privilege';
  end if;

  select array_agg(l.n order by l.n, l.line), array_agg(l.line order by l.n, l.line), array_agg(l.code order by l.n, l.line), array_agg(l.fen order by l.n, l.line)
    into places, lines, codes, amounts
    from (select t.n::int, p.line::int, p.y->>'account' as code, (p.y->>'fen')::bigint as fen
          from jsonb_array_elements(transactions) with ordinality as t(x, n), jsonb_array_elements(t.x->'postings') with ordinality as p(y, line)) l;

  select array_agg(sha256(convert_to(concat_ws('|', kinds[h.place], refs[h.place], merchants[h.place], tops[h.place], h.content), 'UTF8')) order by h.place),
         min(keys[h.place]) filter (where h.total <> 0 or h.lines < 2)
    into hashes, clash
    from (select l.place, string_agg(l.code || '=' || l.fen, ',' order by l.line) as content, sum(l.fen) as total, count(l.fen) as lines
          from unnest(places, lines, codes, amounts) as l(place, line, code, fen) group by l.place) h;
  if clash is not null or cardinality(hashes) is distinct from cardinality(keys) then
    raise exception 'ledger: % is not balanced or has fewer than two lines', coalesce(clash, 'a transaction')
      using errcode = 'check_violation', constraint = 'ledger_balanced';
  end if;

  with added as (
    insert into txn (top_id, merchant_id, kind, reference_id, idempotency_key, request_hash)
      select t.top, t.merchant, t.kind, t.reference, t.key, t.hash
      from (select distinct on (u.key, u.top) u.* from unnest(tops, merchants, kinds, refs, keys, hashes) with ordinality as u(top, merchant, kind, reference, key, hash, n)
            order by u.key, u.top, u.n) t
      order by t.key, t.top
      on conflict (idempotency_key, top_id) do nothing returning id, idempotency_key, top_id
  )
  -- Only the first place of a key within the batch carries the new header.
  select array_agg(case when u.n = u.first then u.id end order by u.n), count(u.id) filter (where u.n = u.first)
    into ids, posted
    from (select m.n, max(m.id) over (partition by m.key, m.top) as id, min(m.n) over (partition by m.key, m.top) as first
          from (select k.key, k.top, k.n, null::bigint as id from unnest(keys, tops) with ordinality as k(key, top, n)
                union all select idempotency_key, top_id, null, id from added) m) u
    where u.n is not null;

  if posted < cardinality(keys) then
    select u.key into clash from unnest(keys, tops, hashes) as u(key, top, hash) join txn on txn.idempotency_key = u.key and txn.top_id = u.top
      where txn.request_hash <> u.hash limit 1;
    if found then
      raise exception 'ledger: key % was posted before with other content', clash using errcode = 'unique_violation', constraint = 'ledger_same_content';
    end if;
  end if;
  if posted = 0 then return 0; end if;

  insert into account (top_id, merchant_id, code, minimum_fen)
    select distinct on (n.merchant, n.code) n.top, n.merchant, n.code,
           case when n.code in ('available', 'refund_hold', 'withdraw_hold') or n.code like 'card:%:gift' then 0 end
    from (select tops[l.place] as top, merchants[l.place] as merchant, l.code from unnest(places, codes) as l(place, code) where ids[l.place] is not null) n
    where (select a.id from account a where a.merchant_id = n.merchant and a.code = n.code and a.currency = 'CNY') is null
    order by n.merchant, n.code
    on conflict (merchant_id, code, currency, top_id) do nothing;

  -- Each line looks its account up by itself: the kept plan was made when the table was empty, and a join planned then
  -- would compare every line with every account for ever.
  perform from account a
    where a.id in (select b.id from unnest(places, codes) as l(place, code)
                     cross join lateral (select c.id from account c where c.merchant_id = merchants[l.place] and c.code = l.code and c.currency = 'CNY' limit 1) b
                   where ids[l.place] is not null)
    order by a.id for no key update;

  with added as (
    insert into entry (top_id, txn_id, line, account_id, amount_fen, balance_after_fen, account_version)
      select tops[l.place], ids[l.place], l.line, a.id, l.fen, a.balance_fen + sum(l.fen) over w, a.version + row_number() over w
      from unnest(places, lines, codes, amounts) as l(place, line, code, fen)
        cross join lateral (select c.id, c.balance_fen, c.version from account c
                            where c.merchant_id = merchants[l.place] and c.code = l.code and c.currency = 'CNY' limit 1) a
      where ids[l.place] is not null
      window w as (partition by a.id order by l.place, l.line rows unbounded preceding)
      returning account_id, amount_fen
  )
  update account a set balance_fen = a.balance_fen + s.total, version = a.version + s.lines
    from (select account_id, sum(amount_fen) as total, count(*) as lines from added group by account_id) s
    where a.id = s.account_id;
  return posted;
end $$;
comment on function ledger.post is 'Posts a batch of transactions; the only way to write the ledger';

-- Whom the ledger shows what. Its owner needs everything, because ledger.post runs under it.
create policy posting on ledger.account to ledger_owner using (true);
create policy posting on ledger.txn to ledger_owner using (true);
create policy posting on ledger.entry to ledger_owner using (true);
create function ledger.scope_sees_account(top bigint, account bigint) returns boolean language sql stable parallel safe as
$$ select exists (select from ledger.account a where a.id = account and a.top_id = top) $$;
comment on function ledger.scope_sees_account is 'The transaction may see this account';
call protect_by('ledger.entry', policy_condition(
  'exists (select from ledger.account a where a.id = account_id and a.top_id = entry.top_id)', 'ledger.scope_sees_account(top_id, account_id)'));

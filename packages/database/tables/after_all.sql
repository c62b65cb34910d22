-- Who may do what. The application owns nothing, never bypasses row-level security and writes the ledger only
-- through ledger.post. Partitions get no grants: they are reached through their table.
--
--   yunshou_web     calls of people; every transaction carries a scope
--   yunshou_system  gateway, jobs and notices of providers, which act for all merchants and name their scope in each query
--   yunshou_owner   owns the tables; migrations run under it
--   ledger_owner    owns the ledger; ledger.post runs under it
--
-- Tables without a merchant_id, and how they are kept apart:
--   setting                          everybody reads it (secrets in it are sealed), only the platform changes it
--   user_role, user_preference, session, device_token, login_ticket, second_factor, recovery_code, second_step, sso_identity, idempotency
--                                    rows of a user whom the scope shows
--   outbox                           rows of a machine that the scope shows
--   quarantine                       rows of a machine that the scope shows; web only reads
--   login_challenge, login_failure, reset_code, sso_login, portal_nonce, screen_client
--                                    written before anybody is known; hold hashes and counters, no tenant's data
--   guessing_episode                 attacks on logins, for the platform; not for web
--   timer                            deadlines, armed and disarmed in the transaction of the fact; hold ids only
--   inbox, provider_notice           not for web
--   schema_version                   read by system only

alter table setting enable row level security;
alter table setting force row level security;
create policy readable on setting for select to yunshou_web using (true);
create policy platform_only on setting to yunshou_web using ((select scope_is_platform()));
create policy everything on setting to yunshou_system, yunshou_owner using (true);

do $$
declare owned text;
begin
  -- Without the offset a plan for twenty rows may first read every user into a hash table.
  foreach owned in array array['user_role', 'user_preference', 'session', 'device_token', 'login_ticket', 'second_factor', 'recovery_code', 'second_step', 'sso_identity', 'idempotency'] loop
    execute format('alter table %I enable row level security', owned);
    execute format('alter table %I force row level security', owned);
    execute format('create policy user_scope on %I to yunshou_web using ((select scope_is_platform()) or exists (select from app_user u where u.id = user_id offset 0))', owned);
    execute format('create policy everything on %I to yunshou_system, yunshou_owner using (true)', owned);
  end loop;
  foreach owned in array array['outbox', 'quarantine'] loop
    execute format('alter table %I enable row level security', owned);
    execute format('alter table %I force row level security', owned);
    execute format('create policy machine_scope on %I to yunshou_web using (((select scope_is_platform()) and (select scope_all_machines())) or exists (select from machine m where m.id = %I.machine_id))', owned, owned);
    execute format('create policy everything on %I to yunshou_system, yunshou_owner using (true)', owned);
  end loop;
end $$;

grant usage on schema public, ledger to yunshou_web, yunshou_system;
grant usage on sequence id_sequence to yunshou_web, yunshou_system;

do $$
declare granted regclass;
begin
  for granted in select oid::regclass from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition and relname <> 'schema_version'
    order by oid
  loop
    execute format('grant select, insert, update, delete on %s to yunshou_system', granted);
    execute format('grant select, insert, update, delete on %s to yunshou_web', granted);
  end loop;
end $$;
revoke all on inbox, provider_notice, guessing_episode from yunshou_web;
revoke insert, update, delete on quarantine from yunshou_web;
revoke update, delete on audit_log from yunshou_web, yunshou_system;
grant select on schema_version to yunshou_system;

revoke execute on all routines in schema public from public;
grant execute on function id_at(timestamptz), next_id(), id_time(bigint) to yunshou_web, yunshou_system, ledger_owner;
grant execute on function scope_is_platform(), scope_merchants(), scope_top(), scope_all_machines(), scope_machines(), scope_granted(), scope_granted_owners()
  to yunshou_web, yunshou_system, ledger_owner;
grant execute on procedure ensure_partitions(text, date, date) to yunshou_system;

-- The ledger belongs to a role of its own, under which nothing but ledger.post runs.
grant usage, create on schema ledger to ledger_owner;
grant usage on schema public to ledger_owner;
grant select on ledger.account, ledger.txn, ledger.entry to yunshou_web, yunshou_system;
revoke execute on all routines in schema ledger from public;
grant execute on function ledger.post(jsonb) to yunshou_web, yunshou_system;
alter table ledger.account owner to ledger_owner;
alter table ledger.txn owner to ledger_owner;
alter table ledger.entry owner to ledger_owner;
alter function ledger.post(jsonb) owner to ledger_owner;
alter function ledger.check_entries() owner to ledger_owner;
alter function ledger.check_balances() owner to ledger_owner;
alter function ledger.check_new_account() owner to ledger_owner;
alter function ledger.refuse_change() owner to ledger_owner;

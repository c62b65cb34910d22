-- Who may do what. The application owns nothing, never bypasses row-level security and writes the ledger only
-- through ledger.post. Partitions get no grants: they are reached through their table.
--
--   yunshou_web     calls of people; every transaction carries a scope
--   yunshou_system  gateway, jobs and notices of providers, which act for all merchants and name their scope in each query
--   yunshou_owner   owns the tables; migrations run under it
--   ledger_owner    owns the ledger; ledger.post runs under it
--
-- A table with a merchant_id is a tenant table and protected by itself; another says by a call in its own file whose rows it
-- holds (protect_user_rows, protect_machine_rows, protect_shared). What says nothing is open to the application:
--   login_challenge, login_failure, reset_code, sso_login, portal_nonce, screen_client
--                                    written before anybody is known; hold hashes and counters, no tenant's data
--   guessing_episode                 attacks on logins, for the platform; not for web
--   timer                            deadlines, armed and disarmed in the transaction of the fact; hold ids only
--   map_change                       machines to count anew on the map, marked in the transaction of the fact; hold ids only
--   inbox, provider_notice           not for web
--   schema_version                   read by system only

grant usage on schema public, ledger to yunshou_web, yunshou_system;
grant usage on sequence id_sequence, point_number, supplier_number, goods_document_number, shop_number to yunshou_web, yunshou_system;

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
revoke update, delete on agreement_acceptance from yunshou_web;
revoke insert, update, delete on map_spot, map_cell from yunshou_web;
revoke update, delete on map_change from yunshou_web;
grant select on schema_version to yunshou_system;

revoke execute on all routines in schema public from public;
grant execute on function id_epoch(), id_at(timestamptz), next_id(), id_time(bigint) to yunshou_web, yunshou_system, ledger_owner;
grant execute on function scope_is_platform(), scope_merchants(), scope_top(), scope_all_machines(), scope_machines(), scope_granted(), scope_granted_owners(),
  scope_is_below(bigint), scope_sees_user(bigint), scope_sees_machine(bigint), place_uses(text, bigint), is_blacklisted(bigint, bigint, text, bigint, bytea)
  to yunshou_web, yunshou_system, ledger_owner;
grant execute on function find_rows(regclass, text, text[], bigint, int, bigint[]) to yunshou_web;
grant execute on function taken_machine_numbers(text[]), taken_data_cards(bigint, text[]) to yunshou_web, yunshou_system;
grant execute on procedure admit_merchant(bigint) to yunshou_web;
grant execute on function parent_templates(bigint) to yunshou_web;
grant execute on function due_partner(bigint) to yunshou_web, yunshou_system;
grant execute on function tell_interfaces(text[], bigint[], bigint[], bigint[], bigint[], text[]) to yunshou_web, yunshou_system;
grant execute on procedure ensure_partitions(text, date, date), drop_partitions(text, date) to yunshou_system;

-- The ledger belongs to a role of its own, under which nothing but ledger.post runs.
grant usage, create on schema ledger to ledger_owner;
grant usage on schema public to ledger_owner;
grant select on ledger.account, ledger.txn, ledger.entry to yunshou_web, yunshou_system;
revoke execute on all routines in schema ledger from public;
grant execute on function ledger.post(jsonb), ledger.scope_sees_account(bigint, bigint) to yunshou_web, yunshou_system;
alter table ledger.account owner to ledger_owner;
alter table ledger.txn owner to ledger_owner;
alter table ledger.entry owner to ledger_owner;
alter function ledger.post(jsonb) owner to ledger_owner;
alter function ledger.check_entries() owner to ledger_owner;
alter function ledger.check_balances() owner to ledger_owner;
alter function ledger.check_new_account() owner to ledger_owner;
alter function ledger.refuse_change() owner to ledger_owner;

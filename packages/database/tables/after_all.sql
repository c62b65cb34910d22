-- Rights: the application never owns a table, never bypasses row-level security and cannot write the ledger directly.
grant usage on schema public, ledger to yunshou_web, yunshou_system;
grant select, insert, update, delete on all tables in schema public to yunshou_web, yunshou_system;
grant usage on all sequences in schema public to yunshou_web, yunshou_system;
grant execute on all functions in schema public to yunshou_web, yunshou_system;
revoke update, delete, truncate on audit_log from yunshou_web, yunshou_system;
revoke all on all tables in schema ledger from yunshou_web, yunshou_system;
grant select on all tables in schema ledger to yunshou_web, yunshou_system;
revoke execute on all functions in schema ledger from public;
grant execute on function ledger.post(jsonb) to yunshou_web, yunshou_system;
alter table ledger.account owner to ledger_owner;
alter table ledger.txn owner to ledger_owner;
alter table ledger.entry owner to ledger_owner;
alter function ledger.post(jsonb) owner to ledger_owner;
grant usage, create on schema ledger to ledger_owner;

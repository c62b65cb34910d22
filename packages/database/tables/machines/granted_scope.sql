-- Somebody who is authorised to a machine of another merchant reads what the machine belongs to: its merchant, point and
-- route, and writes the audit of what he did with it. The owners are looked up in his own rights.
create function scope_granted_owners() returns bigint[] language sql stable parallel safe as
$$ select case when cardinality(scope_granted()) = 0 then '{}'::bigint[]
               else array(select distinct m.merchant_id from machine m where m.id = any((select scope_granted())::bigint[])) end $$;
comment on function scope_granted_owners is 'Merchants of the machines that the transaction is authorised to beside its own';

create policy granted_owner on merchant for select to yunshou_web using (merchant_id = any((select scope_granted_owners())::bigint[]));
create policy granted_owner on point for select to yunshou_web using (merchant_id = any((select scope_granted_owners())::bigint[]));
create policy granted_owner on route for select to yunshou_web using (merchant_id = any((select scope_granted_owners())::bigint[]));
create policy granted_owner on product for select to yunshou_web using (merchant_id = any((select scope_granted_owners())::bigint[]));
create policy granted_owner on order_event for select to yunshou_web using (merchant_id = any((select scope_granted_owners())::bigint[]));
create policy granted_owner on audit_log for insert to yunshou_web with check (merchant_id = any((select scope_granted_owners())::bigint[]));

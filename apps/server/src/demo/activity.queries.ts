import type { Handle } from "@yunshou/database";
import { platformMerchantId } from "../access/people/platformMerchant.ts";
import type { WrittenEntry } from "../platform/audit.queries.ts";

/** What somebody did, as the rows tell it that the demo company was built with. */
export type Deed = Pick<WrittenEntry, "action" | "object" | "merchant" | "actorId" | "before" | "after">;

/** Each tells moment, owner, author (null: the merchant's first administrator), action, object, before and after. */
const sources = [
  `select created_at, top_id, id, (select min(id) from app_user where level = '3'), 'merchants.add', merchant_no, null::jsonb, jsonb_build_object('merchantName', name, 'kind', kind, 'province', province)
   from merchant where id <> ${platformMerchantId}`,
  `select created_at, top_id, merchant_id, null::bigint, 'machines.register', machine_no, null::jsonb,
     jsonb_build_object('name', name, 'type', type, 'manufacturer', manufacturer, 'hardwareVersion', hardware_version) from machine`,
  `select m.created_at + interval '1 hour', m.top_id, m.merchant_id, null::bigint, 'machines.bindPoint', m.machine_no, null::jsonb, jsonb_build_object('pointId', p.id::text, 'pointName', p.name)
   from machine m join point p on p.top_id = m.top_id and p.id = m.point_id`,
  `select now(), top_id, merchant_id, null::bigint, 'machines.stopSell', machine_no, jsonb_build_object('operation', 'inOperation'), jsonb_build_object('operation', operation)
   from machine where operation = 'stopSell'`,
  `select at, l.top_id, l.merchant_id, l.actor_id, 'machines.decommission', machine_no, null::jsonb, jsonb_build_object('reason', reason)
   from machine_lifecycle l join machine m on m.top_id = l.top_id and m.id = l.machine_id where event = 'decommissioned'`,
  `select created_at, top_id, merchant_id, null::bigint, case when library_id is null then 'goods.product.create' else 'goods.product.take' end, code, null::jsonb,
     jsonb_build_object('name', name, 'category', category) from product where deleted_at is null`,
  `select c.changed_at, c.top_id, c.merchant_id, c.changed_by, 'goods.product.price', p.code,
     jsonb_build_object('priceFen', c.price_before_fen::text, 'purchaseFen', c.purchase_before_fen::text),
     jsonb_build_object('priceFen', c.price_fen::text, 'purchaseFen', c.purchase_fen::text, 'reason', c.reason)
   from product_price c join product p on p.top_id = c.top_id and p.id = c.product_id where c.price_before_fen is not null and p.deleted_at is null`,
  `select requested_at, top_id, merchant_id, operator_id, 'orders.refund', order_id::text, null::jsonb, jsonb_build_object('amountFen', amount_fen::text, 'reason', reason, 'note', note)
   from refund where method = 'manual' and operator_id is not null`,
  `select applied_at, top_id, merchant_id, applied_by, 'finance.withdrawal.apply', id::text, null::jsonb,
     jsonb_build_object('amountFen', amount_fen::text, 'feeFen', fee_fen::text, 'bankName', bank_name, 'remark', remark) from withdrawal`,
  `select reviewed_at, top_id, merchant_id, reviewed_by, case state when 'rejected' then 'finance.withdrawal.reject' else 'finance.withdrawal.approve' end, id::text,
     jsonb_build_object('withdrawStatus', 'notReviewed'), jsonb_build_object('withdrawStatus', case state when 'rejected' then state else 'reviewed' end, 'amountFen', amount_fen::text)
   from withdrawal where reviewed_at is not null`,
  `select e.created_at, e.top_id, e.merchant_id, e.author_id,
     case when e.kind <> 'create' then 'support.ticket.' || e.kind when t.source = 'console' then 'support.feedback.create' else 'support.customer.create' end, t.id::text, null::jsonb,
     case when e.kind = 'create' then jsonb_build_object('ticketTitle', t.title, 'problemType', t.problem) end
   from ticket_entry e join ticket t on t.top_id = e.top_id and t.id = e.ticket_id where e.author_id is not null and e.kind <> 'expire'`,
  `select created_at, top_id, merchant_id, created_by, 'marketing.plan.create', name, null::jsonb,
     jsonb_build_object('planName', name, 'startDate', start_day, 'endDate', end_day, 'priority', priority) from marketing_plan`,
  `select created_at + interval '1 hour', top_id, merchant_id, created_by, case state when 'onSale' then 'marketing.plan.putOnSale' else 'marketing.plan.pause' end, name, null::jsonb, null::jsonb
   from marketing_plan where state <> 'notOnSale'`,
  `select created_at, top_id, merchant_id, created_by, 'marketing.ad.create', name, null::jsonb, jsonb_build_object('adName', name, 'startDate', start_day, 'endDate', end_day)
   from ad where deleted_at is null`,
  `select created_at + interval '1 hour', top_id, merchant_id, created_by, 'marketing.ad.enable', name, null::jsonb, null::jsonb from ad where enabled and deleted_at is null`,
  `select created_at, top_id, merchant_id, written_by, 'merchants.certificate.create', cert_no, null::jsonb, jsonb_build_object('certName', name, 'certExpiry', expires_on) from certificate`,
  `select reviewed_at, top_id, merchant_id, reviewed_by, case status when 'approved' then 'merchants.certificate.approve' else 'merchants.certificate.reject' end, cert_no, null::jsonb,
     case when review_remark <> '' then jsonb_build_object('remark', review_remark) end from certificate where reviewed_at is not null`,
  `select created_at, top_id, merchant_id, null::bigint, 'pharmacy.batch.create', batch_no, null::jsonb,
     jsonb_build_object('productionDate', production_date, 'shelfLifeDate', shelf_life_date, 'quantity', quantity) from medicine_batch`,
  `select recalled_at, top_id, merchant_id, recalled_by, 'pharmacy.batch.recall', batch_no, null::jsonb, jsonb_build_object('reason', recall_reason) from medicine_batch where recalled_at is not null`,
  `select proposed_at, r.top_id, r.merchant_id, proposed_by, 'machines.rollout.propose', p.name || ' ' || p.version, null::jsonb, jsonb_build_object('machines', r.machines)
   from rollout r join software_package p on p.top_id = r.top_id and p.id = r.package_id`,
  `select approved_at, r.top_id, r.merchant_id, approved_by, 'machines.rollout.approveRollout', p.name || ' ' || p.version, jsonb_build_object('state', 'proposed'), jsonb_build_object('state', 'running')
   from rollout r join software_package p on p.top_id = r.top_id and p.id = r.package_id where approved_at is not null`,
  `select created_at, top_id, merchant_id, null::bigint, 'stock.supplier.create', name, null::jsonb, jsonb_build_object('supplierName', name, 'address', address) from supplier`,
  `select created_at, top_id, merchant_id, created_by, case kind when 'refill' then 'stock.refillOrder.create' else 'stock.' || kind || '.create' end, doc_no, null::jsonb,
     jsonb_build_object('docDate', doc_date, 'quantity', quantity) from goods_document where kind in ('plan', 'outbound', 'loss', 'refill')`,
  `select c.started_at, c.top_id, c.merchant_id, c.started_by, 'stock.goodsCount.startCount', w.name, null::jsonb, null::jsonb
   from goods_count c join warehouse w on w.top_id = c.top_id and w.id = c.warehouse_id`,
  `select reviewed_at, top_id, merchant_id, reviewed_by, 'stock.' || kind || case state when 'rejected' then '.reject' else '.approve' end, doc_no, null::jsonb,
     jsonb_build_object('reason', reason) from goods_document where kind in ('plan', 'loss') and reviewed_at is not null`,
];

/** What the log would have told, in the order in which it came about; nothing that it tells already. */
export async function deedsOfDemo(tx: Handle): Promise<Deed[]> {
  const rows = await tx.query<Omit<Deed, "merchant"> & { readonly topId: string; readonly merchantId: string }>(
    `with deed (at, top_id, merchant_id, actor_id, action, object, before, after) as (${sources.join(" union all ")})
     select d.top_id as "topId", d.merchant_id as "merchantId", coalesce(d.actor_id, u.id) as "actorId", d.action, d.object,
       d.before, jsonb_strip_nulls(d.after) as after
     from deed d
       left join lateral (select a.id from app_user a where a.merchant_id = d.top_id and a.level = '1' and a.status = 'normal' order by a.id limit 1) u on true
     where not exists (select from audit_log l where l.object = d.object and l.action = d.action)
     order by d.at, d.object, d.action`,
  );
  return rows.map(({ topId, merchantId, ...deed }) => ({ ...deed, merchant: { topId, merchantId } }));
}

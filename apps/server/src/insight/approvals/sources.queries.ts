import type { Language } from "@yunshou/contract";
import { conditions, ownScope, type Scope, scoped, scopeSql, type Sql, sql } from "@yunshou/database";
import type { ApprovalKind } from "@yunshou/domain";
import { nameIn } from "../../goods/productNames.queries.ts";
import { inAreas } from "../../members/areas/areaScope.queries.ts";

export interface ApprovalReader {
  readonly scope: Scope;
  readonly userId: string;
  readonly language: Language;
}

const ofMerchants = { machine: null } as const;
const ofMachines = { granted: true } as const;

/** What each kind selects, in this order: `day` of the document, `own` who asked for it and has no say, `decides` where the caller's side has one. */
export const approvalColumns =
  "kind, key, object_id, object_no, object_name, merchant_id, fen, quantity, asked_by, asked_at, day, own, decides";

/** What waits, by kind, each with the same columns. */
export const approvalSources: Readonly<Record<ApprovalKind, (reader: ApprovalReader) => Sql>> = {
  withdrawal: ({ scope, userId }) =>
    sql`select 'withdrawal', w.id, w.id, w.id::text, w.bank_name || ' ' || w.card_tail, w.merchant_id,
      w.amount_fen, null::int, w.applied_by, w.applied_at, null::date, w.applied_by = ${userId}::bigint, true
    from withdrawal w where w.state = 'notReviewed' and ${scoped(scope, "w", ofMerchants)}`,

  // Money of an order is given by the owner of its machine, not by who is authorised to that.
  refund: ({ scope, userId }) =>
    sql`select 'refund', r.id, r.id, r.order_id::text, o.product_name, r.merchant_id, r.amount_fen, null::int, r.operator_id, r.requested_at, null::date,
      r.operator_id is not distinct from ${userId}::bigint, ${scoped(ownScope(scope), "r")}
    from refund r join sales_order o on o.top_id = r.top_id and o.id = r.order_id where r.open and r.state = 'proposed' and ${scoped(scope, "r", ofMachines)}`,

  due: ({ scope, userId }) =>
    sql`select 'due', s.id, s.id, x.name, y.name, s.merchant_id, s.amount_fen, null::int, s.applied_by, s.applied_at, null::date,
      s.applied_by = ${userId}::bigint,
      case s.way when 'paid' then (${side(scope, { merchant: "payee_id" })}) else (${side(scope)}) end
    from due_settlement s cross join lateral due_partner(s.merchant_id) x cross join lateral due_partner(s.payee_id) y
    where s.state = 'awaiting' and ((${side(scope)}) or (${side(scope, { merchant: "payee_id" })}))`,

  count: ({ scope, userId }) =>
    sql`select 'count', c.id, c.id, m.machine_no, m.name, c.merchant_id, null::bigint,
      (select coalesce(sum(abs(l.difference)), 0)::int from stock_count_line l where l.top_id = c.top_id and l.count_id = c.id), c.submitted_by, c.submitted_at, null::date,
      ${userId}::bigint in (c.started_by, c.submitted_by) or exists (select from stock_count_line l where l.top_id = c.top_id and l.count_id = c.id and l.counted_by = ${userId}::bigint), true
    from stock_count c join machine m on m.top_id = c.top_id and m.id = c.machine_id where c.state = 'waiting' and ${scoped(scope, "c", ofMachines)}`,

  goodsCount: ({ scope, userId }) =>
    sql`select 'goodsCount', c.id, c.id, c.doc_no, w.name, c.merchant_id, null::bigint,
      (select coalesce(sum(abs(l.difference)), 0)::int from goods_count_line l where l.top_id = c.top_id and l.count_id = c.id), c.submitted_by, c.submitted_at, null::date,
      ${userId}::bigint in (c.started_by, c.submitted_by) or exists (select from goods_count_line l where l.top_id = c.top_id and l.count_id = c.id and l.counted_by = ${userId}::bigint), true
    from goods_count c join warehouse w on w.top_id = c.top_id and w.id = c.warehouse_id where c.state = 'waiting' and ${scoped(scope, "c", ofMerchants)}`,

  loss: ({ scope, userId, language }) =>
    sql`select 'loss', d.id, d.id, d.doc_no, ${nameIn("p", language)}, d.merchant_id, null::bigint, l.quantity, d.created_by, d.created_at, d.doc_date, d.created_by = ${userId}::bigint, true
    from goods_document d join goods_document_line l on l.top_id = d.top_id and l.document_id = d.id join product p on p.top_id = l.top_id and p.id = l.product_id
    where d.kind = 'loss' and d.state = 'submitted' and ${scoped(scope, "d", ofMerchants)}`,

  plan: ({ scope, userId }) =>
    sql`select 'plan', d.id, d.id, d.doc_no, coalesce(s.name, ''), d.merchant_id, nullif(d.amount_fen, 0), d.quantity, coalesce(d.submitted_by, d.created_by), coalesce(d.submitted_at, d.created_at), d.doc_date,
      ${userId}::bigint in (d.created_by, coalesce(d.submitted_by, d.created_by)), true
    from goods_document d left join supplier s on s.top_id = d.top_id and s.id = d.supplier_id
    where d.kind = 'plan' and d.state = 'submitted' and ${scoped(scope, "d", ofMerchants)}`,

  rollout: ({ scope, userId }) =>
    sql`select 'rollout', r.id, r.id, k.version, k.name, r.merchant_id, null::bigint, r.machines, r.proposed_by, r.proposed_at, null::date, r.proposed_by = ${userId}::bigint, true
    from rollout r join software_package k on k.top_id = r.top_id and k.id = r.package_id where r.state = 'proposed' and ${scoped(scope, "r", ofMerchants)}`,

  // Its medicines, too, are destroyed by the owner alone.
  destruction: ({ scope, userId, language }) =>
    sql`select 'destruction', b.id, b.machine_id, b.batch_no, ${nameIn("p", language)}, b.merchant_id, null::bigint, b.pieces, b.proposed_by, b.decided_at, null::date,
      b.proposed_by = ${userId}::bigint, ${scoped(ownScope(scope), "b")}
    from exposed_batch b join product p on p.top_id = b.top_id and p.id = b.product_id where b.state = 'destroying' and ${scoped(scope, "b", ofMachines)}`,

  card: ({ scope, userId }) =>
    sql`select 'card', a.id, a.id, c.card_no, a.new_card_no, a.merchant_id, null::bigint, null::int, a.applied_by, a.applied_at, null::date,
      a.applied_by is not distinct from ${userId}::bigint, true
    from card_application a join card c on c.top_id = a.top_id and c.id = a.card_id where a.state = 'pending' and ${conditions(scoped(scope, "a", ofMerchants), inAreas(scope, "c"))}`,

  certificate: ({ scope, userId }) =>
    sql`select 'certificate', c.id, c.id, c.cert_no, c.name, c.merchant_id, null::bigint, null::int, c.written_by, c.updated_at, null::date,
      c.written_by is not distinct from ${userId}::bigint, true
    from certificate c where c.status = 'pending' and ${scoped(scope, "c", ofMerchants)}`,

  application: ({ scope, userId }) =>
    sql`select 'application', a.id, a.id, a.apply_no, a.name, a.merchant_id, null::bigint, null::int, a.submitted_by, a.submitted_at, null::date,
      a.created_by = ${userId}::bigint or a.submitted_by is not distinct from ${userId}::bigint, true
    from merchant_application a where a.status = 'pending' and ${scoped(scope, "a", ofMerchants)}`,
};

/** Whether a side of a settlement is of the caller's merchants. */
function side(scope: Scope, columns: { readonly merchant?: string } = {}): Sql {
  return (values) => scopeSql(scope, "s", values, { ...ofMerchants, ...columns });
}

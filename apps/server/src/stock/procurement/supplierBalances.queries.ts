import { conditions, equals, type Handle, type Scope, scoped, sql, statement } from "@yunshou/database";
import { ofMerchants } from "./owner.ts";

export interface SupplierBalance {
  readonly supplierId: string;
  readonly supplierName: string;
  readonly merchantId: string;
  readonly merchantName: string;
  readonly receivedFen: string;
  readonly returnedFen: string;
  readonly differenceFen: string;
  readonly paidFen: string;
  readonly refundedFen: string;
  readonly unbilledFen: string;
  readonly billedOpenFen: string;
  readonly overdueFen: string;
}

/**
 * What merchants of a scope received from their suppliers, or from one of them, what they sent back, what was billed beyond
 * that and what they paid; only suppliers with any of it. What is due before `today` is overdue.
 */
export const balancesOf = (
  tx: Handle,
  scope: Scope,
  { today, supplierId }: { readonly today: string; readonly supplierId?: string },
): Promise<SupplierBalance[]> =>
  tx.query<SupplierBalance>(
    ...statement(sql`select s.id as "supplierId", s.name as "supplierName", s.merchant_id as "merchantId", m.name as "merchantName",
        coalesce(d.received, 0)::bigint as "receivedFen", coalesce(d.returned, 0)::bigint as "returnedFen", coalesce(b.difference, 0)::bigint as "differenceFen",
        coalesce(y.paid, 0)::bigint as "paidFen", coalesce(y.refunded, 0)::bigint as "refundedFen", coalesce(d.unbilled, 0)::bigint as "unbilledFen",
        coalesce(b.open, 0)::bigint as "billedOpenFen", coalesce(b.overdue, 0)::bigint as "overdueFen"
      from supplier s join merchant m on m.id = s.merchant_id
        left join lateral (select sum(g.amount_fen) filter (where g.kind = 'receipt') as received, sum(g.amount_fen) filter (where g.kind = 'return') as returned,
            sum(case g.kind when 'receipt' then g.amount_fen else -g.amount_fen end) filter (where l.bill_id is null) as unbilled
          from goods_document g left join supplier_bill_line l on l.top_id = g.top_id and l.document_id = g.id and l.counts
          where g.top_id = s.top_id and g.supplier_id = s.id and g.kind in ('receipt', 'return') and g.state = 'booked') d on true
        left join lateral (select sum(p.amount_fen) filter (where p.direction = 'pay') as paid, sum(p.amount_fen) filter (where p.direction = 'receive') as refunded
          from supplier_payment p where p.top_id = s.top_id and p.supplier_id = s.id and p.state = 'booked') y on true
        left join lateral (select sum(n.amount_fen - n.expected_fen) as difference, sum(n.amount_fen - n.paid) as open,
            sum(n.amount_fen - n.paid) filter (where n.due_on < ${today}::date) as overdue
          from (select i.amount_fen, i.expected_fen, i.due_on, coalesce((select sum(p.amount_fen) from supplier_payment p
                  where p.top_id = i.top_id and p.bill_id = i.id and p.state = 'booked'), 0) as paid
                from supplier_bill i where i.top_id = s.top_id and i.supplier_id = s.id and i.state = 'open') n) b on true
      where ${conditions(scoped(scope, "s", ofMerchants), equals("s.id", supplierId))}
        and (d.received is not null or d.returned is not null or y.paid is not null or y.refunded is not null or b.open is not null)
      order by coalesce(d.received, 0) - coalesce(d.returned, 0) + coalesce(b.difference, 0) - coalesce(y.paid, 0) + coalesce(y.refunded, 0) desc, s.id limit 1000`),
  );

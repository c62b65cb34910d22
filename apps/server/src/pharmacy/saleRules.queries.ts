import type { ParsedInputOf, StoredRow } from "@yunshou/contract";
import type { saleRules } from "@yunshou/contract/pharmacy/saleRules";
import { conditions, equals, type Handle, type Scope, scoped, sql } from "@yunshou/database";
import type { SaleRuleFields } from "@yunshou/domain";
import { type List, type Order, type Page, pageOf, type Paging } from "../platform/lists.queries.ts";

type Row = StoredRow<typeof saleRules.list>;
type Filters = Pick<ParsedInputOf<typeof saleRules.list>, "saleClass">;

/** A rule decides on a day when it is the newest of its merchant, class and province that has begun. */
const listOf = (scope: Scope, { saleClass }: Filters, today: string): List => ({
  columns: sql`s.id as "ruleId", s.province, s.sale_class as "saleClass", s.allowed, to_char(s.from_day, 'YYYY-MM-DD') as "fromDay", s.licence_no as "licenceNo",
    s.remark, h.name as "merchantName", u.name as "createdBy", s.created_at as "createdTime",
    s.from_day <= ${today}::date and not exists (select from sale_rule n where n.merchant_id = s.merchant_id and n.top_id = s.top_id and n.sale_class = s.sale_class
      and n.province = s.province and n.from_day <= ${today}::date and (n.from_day, n.id) > (s.from_day, s.id)) as counts`,
  from: "sale_rule s join merchant h on h.id = s.merchant_id left join app_user u on u.id = s.created_by",
  where: conditions(scoped(scope, "s", { machine: null }), equals("s.sale_class", saleClass)),
});

const order = {
  by: { fromDay: "s.from_day" },
  unsorted: "fromDay",
  tie: ["s.id"],
} as const satisfies Order<string>;

export const listSaleRules = (
  tx: Handle,
  scope: Scope,
  filters: Filters,
  today: string,
  paging: Paging<"fromDay">,
): Promise<Page<Row>> => pageOf(tx, listOf(scope, filters, today), order, paging);

export async function insertSaleRule(
  tx: Handle,
  {
    topId,
    merchantId,
    userId,
  }: { readonly topId: string; readonly merchantId: string; readonly userId: string | null },
  one: SaleRuleFields,
): Promise<string> {
  const [row] = await tx.query<{ id: string }>(
    `insert into sale_rule (top_id, merchant_id, province, sale_class, allowed, from_day, licence_no, remark, created_by)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
    [topId, merchantId, one.province, one.saleClass, one.allowed, one.fromDay, one.licenceNo, one.remark, userId],
  );
  return row!.id;
}

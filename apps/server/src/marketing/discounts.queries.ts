import type { Language, ParsedInputOf, StoredRow } from "@yunshou/contract";
import type { discounts } from "@yunshou/contract/marketing/discounts";
import { conditions, contains, equals, given, type Handle, type Scope, scoped, sql } from "@yunshou/database";
import { type Order, type Page, pageOf } from "../platform/lists.queries.ts";
import { ofMerchants } from "./owners.queries.ts";
import { machineNumbers } from "./plans.queries.ts";
import { nameIn } from "../goods/productNames.queries.ts";

type ListInput = ParsedInputOf<typeof discounts.list>;
type DiscountRow = Omit<StoredRow<typeof discounts.list>, "slots"> & { readonly slots: readonly number[] };

const order = {
  by: { priority: "p.priority", startDate: "p.start_day", endDate: "p.end_day" },
  unsorted: "p.id desc",
  tie: ["p.id desc", "g.code asc", "g.id asc"],
} as const satisfies Order<string>;

/** A row for each product of each discount and special price; a plan without products of its own has those of its scheme. */
export const listDiscounts = (
  tx: Handle,
  scope: Scope,
  language: Language,
  input: ListInput,
): Promise<Page<DiscountRow>> =>
  pageOf(
    tx,
    {
      columns: sql`p.id || '-' || coalesce(g.id::text, '') as "rowKey", p.id as "planId", p.name as "planName", g.code as "productCode", ${nameIn("g", language)} as "productName",
        g.price_fen as "unitPriceFen", (s.rate / 100.0)::float8 as "discountRate", s.special_price_fen as "specialPriceFen", ${machineNumbers(scope)} as "planMachines",
        p.slots, p.start_day::text as "startDate", p.end_day::text as "endDate", p.priority, p.state as "planStatus", s.own as "ofDiscount",
        p.machine_ids = '{}' as "allMachines", p.machine_ids::text[] as "machineIds", p.product_ids::text[] as "productIds", m.name as "merchantName"`,
      from: sql`marketing_plan p join marketing_scheme s on s.top_id = p.top_id and s.id = p.scheme_id join merchant m on m.id = p.merchant_id
        left join product g on g.top_id = p.top_id and g.id = any(case when p.product_ids = '{}' then s.product_ids else p.product_ids end)
          and g.deleted_at is null and ${scoped(scope, "g", ofMerchants)}`,
      where: conditions(
        scoped(scope, "p", ofMerchants),
        sql`s.kind in ('productDiscount', 'specialOffer')`,
        contains("p.name", input.planName),
        contains("g.name", input.productName),
        equals("p.state", input.planStatus),
        given(
          input.machineNo,
          (
            machineNo,
          ) => sql`exists (select from machine k where k.top_id = p.top_id and k.machine_no = ${machineNo} and k.merchant_id = p.merchant_id
            and (p.machine_ids = '{}' or k.id = any(p.machine_ids)) and ${scoped(scope, "k", { machine: "id" })})`,
        ),
      ),
    },
    order,
    input,
  );

import type { StoredRow } from "@yunshou/contract";
import type { prices } from "@yunshou/contract/goods/prices";
import { conditions, equals, type Handle, type Scope, scoped } from "@yunshou/database";
import { type Order, type Page, pageOf, type Paging } from "../platform/lists.queries.ts";

type PriceRow = StoredRow<typeof prices.history>;

const columns = `h.id as "priceId", h.changed_at as "changedTime", h.price_before_fen as "unitPriceBeforeFen", h.price_fen as "unitPriceFen",
  h.purchase_before_fen as "costPriceBeforeFen", h.purchase_fen as "costPriceFen", h.reason, u.name as "operatorName"`;

const order = {
  by: { changedTime: "h.id" },
  unsorted: "changedTime",
  tie: ["h.id desc"],
} as const satisfies Order<string>;

/** Who changed the price of a product, when and why. */
export const priceHistory = (
  tx: Handle,
  scope: Scope,
  productId: string,
  paging: Paging<keyof typeof order.by>,
): Promise<Page<PriceRow>> =>
  pageOf(
    tx,
    {
      columns,
      from: "product_price h left join app_user u on u.id = h.changed_by",
      where: conditions(scoped(scope, "h", { machine: null }), equals("h.product_id", productId)),
    },
    order,
    paging,
  );

import type { RowOf } from "@yunshou/contract";
import type { promotions } from "@yunshou/contract/marketing/promotions";
import { useNavigate } from "react-router";
import { columnsOf, type ListColumns } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

export type PromotedOrder = RowOf<typeof promotions.productOrders>;

/** The columns of orders that promotions made cheaper; an order opens where orders are. */
export function useOrderColumns(): ListColumns<PromotedOrder> {
  const t = usePhrases("marketing");
  const { fields, kind } = t.marketing;
  const navigate = useNavigate();
  const column = columnsOf<PromotedOrder>();
  return [
    column.title("orderNo", "orderNo", null, t.common.fields.orderNo, {
      onOpen: ({ orderNo }) => void navigate(`/jygl/ddgl?orderNo=${orderNo}&open=${orderNo}`),
    }),
    column.text("machineNo", t.common.fields.machineNo, { width: 110 }),
    column.text("productName", t.common.fields.productName, { width: 150 }),
    column.text("planName", fields.planName, { width: 150 }),
    column.label("planType", fields.planType, kind, { width: 120, hidden: true }),
    column.money("orderPriceFen", fields.orderPrice),
    column.money("discountFen", fields.discount),
    column.money("paidFen", fields.paid),
    column.time("orderTime", fields.orderTime, { sortable: true }),
  ];
}

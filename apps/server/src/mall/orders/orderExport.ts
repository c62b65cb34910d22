import type { Language } from "@yunshou/contract";
import { mallOrders } from "@yunshou/contract/mall/orders";
import type { ShopKind } from "@yunshou/domain";
import { wordsOf } from "@yunshou/phrases/server";
import { exportOf } from "../../platform/export/exportOf.ts";
import { mallOrderRow } from "./orderRow.ts";
import { type MallOrderFilters, mallOrdersAfter } from "./orders.queries.ts";

/** The orders of one kind of shop as a file, oldest first; people are masked as in the list. */
const orderExport = (kind: ShopKind, name: string, page: "/sc/scdd" | "/essggl/ddgl") =>
  exportOf({
    name,
    of: mallOrders.list,
    words: (language: Language) => ({
      ...wordsOf(language, "mallOrders"),
      payStatus: wordsOf(language, "orders").payStatus,
      payMethod: wordsOf(language, "payments").kind,
    }),
    values: ({ deliveryWay, state, payStatus, payMethod }) => ({
      deliveryWay,
      payMethod,
      payStatus,
      orderStatus: state,
    }),
    title: ({ pages }) => pages[page],
    columns: [
      "orderNo",
      "buyerName",
      "receiver",
      "receiverPhone",
      "productName",
      "quantity",
      "orderPriceFen",
      "discountAmountFen",
      "paidAmountFen",
      "deliveryFeeFen",
      "deliveryWay",
      "pickupPoint",
      "expressNo",
      "courier",
      "payMethod",
      "payStatus",
      "orderStatus",
      "orderTime",
      "merchantName",
    ],
    rows: (tx, { scope, ...reader }, filters: MallOrderFilters, after = "0", limit) =>
      mallOrdersAfter(tx, scope, reader, { ...filters, kind }, after, limit),
    key: ({ orderNo }) => orderNo,
    present: (record, { secrets }) => mallOrderRow(secrets, record),
  });

export const mallOrderExport = orderExport("mall", "mallOrders", "/sc/scdd");
export const quickBuyOrderExport = orderExport("quickBuy", "quickBuyOrders", "/essggl/ddgl");

import type { OutputOf, Permission, RowOf } from "@yunshou/contract";
import { mallOrders, quickBuyOrders } from "@yunshou/contract/mall/orders";
import type { MallOrderState, ShopKind } from "@yunshou/domain";
import { namesOf, type Tone } from "../../platform/kit/index.ts";

export type MallOrderRow = RowOf<typeof mallOrders.list>;
export type MallOrderDetail = OutputOf<typeof mallOrders.detail>;

/** What the page of one kind of shop calls, and the rights that it asks for. */
export const ordersOf = {
  mall: {
    calls: {
      list: mallOrders.list,
      detail: mallOrders.detail,
      deliver: mallOrders.deliver,
      handOver: mallOrders.handOver,
      complete: mallOrders.complete,
      refund: mallOrders.refund,
      close: mallOrders.close,
      export: mallOrders.export,
    },
    page: "/sc/scdd",
    right: "mall.order",
  },
  quickBuy: {
    calls: {
      list: quickBuyOrders.list,
      detail: quickBuyOrders.detail,
      deliver: quickBuyOrders.deliver,
      handOver: quickBuyOrders.handOver,
      complete: quickBuyOrders.complete,
      refund: quickBuyOrders.refund,
      close: quickBuyOrders.close,
      export: quickBuyOrders.export,
    },
    page: "/essggl/ddgl",
    right: "mall.quickBuyOrder",
  },
} as const satisfies Record<ShopKind, { readonly right: string; readonly page: string; readonly calls: object }>;

export const rightOf = (kind: ShopKind, what: "handle" | "refund"): Permission =>
  `${ordersOf[kind].right}.${what}` as const;

export const mallOrderTones: Readonly<Record<MallOrderState, Tone>> = {
  toPay: "neutral",
  toGather: "running",
  toDeliver: "warning",
  delivering: "running",
  toPickUp: "warning",
  completed: "quiet",
  cancelled: "neutral",
  refunding: "running",
  refunded: "neutral",
};

/** Where an order is shown beside the list of its kind of shop. */
export const addressOfOrder = (orderNo: string, kind: ShopKind = "mall"): string =>
  `${ordersOf[kind].page}?open=${orderNo}`;

/** Where an order is shown as a page; those of the quick-buy shop have none of their own. */
export const pageOfOrder = (orderNo: string, kind: ShopKind): string =>
  kind === "mall" ? `/sc/scddxq?orderNo=${orderNo}` : addressOfOrder(orderNo, kind);

/** What an order is called in a question. */
export const aboutOrder = ({ productName, receiver, orderNo }: MallOrderRow): string =>
  namesOf(productName, receiver, orderNo);

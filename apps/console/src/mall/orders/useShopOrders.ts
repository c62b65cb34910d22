import type { ShopKind } from "@yunshou/domain";
import { App } from "antd";
import { useNavigate } from "react-router";
import { useRefusedWithout } from "../../platform/kit/index.ts";
import { addressOfOrder } from "./kinds.ts";

/** The way to orders of either kind of shop, and why the reader may not go it. */
export function useShopOrders(addressOf: (orderNo: string, kind: ShopKind) => string = addressOfOrder) {
  const navigate = useNavigate();
  const { message } = App.useApp();
  const refused: Readonly<Record<ShopKind, string | undefined>> = {
    mall: useRefusedWithout("mall.order.read"),
    quickBuy: useRefusedWithout("mall.quickBuyOrder.read"),
  };
  const open = ({ orderNo, shopKind }: { readonly orderNo: string; readonly shopKind: ShopKind }): void => {
    const why = refused[shopKind];
    if (why === undefined) void navigate(addressOf(orderNo, shopKind));
    else void message.warning(why);
  };
  return { refused, open, isOpen: refused.mall === undefined || refused.quickBuy === undefined };
}

import { orders } from "@yunshou/contract/orders/orders";
import { Skeleton } from "antd";
import { OrderTimeline } from "../orders/OrderTimeline.tsx";
import "../orders/orders.css";
import { EmptyState, useRecord } from "../platform/kit/index.ts";

/** Everything that happened to the order of a ticket: payment, dispensing, refunds, each with its sender and time. */
export function TicketOrderTimeline({ orderNo }: { readonly orderNo: string }) {
  const { data, error, reload } = useRecord(orders.detail, { orderNo });
  if (error !== null && data === undefined) return <EmptyState error={error} onRetry={() => void reload()} />;
  return data === undefined ? <Skeleton active /> : <OrderTimeline detail={data} />;
}

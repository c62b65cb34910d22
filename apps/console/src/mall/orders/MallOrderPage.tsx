import { mallOrders } from "@yunshou/contract/mall/orders";
import { Button, Skeleton, Tooltip } from "antd";
import { useNavigate, useSearchParams } from "react-router";
import { OrderTimeline } from "../../orders/OrderTimeline.tsx";
import { EmptyState, isId, useCall, whenOpened } from "../../platform/kit/index.ts";
import { Leave } from "../../platform/layout/leaving.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { OrderHead, Receiver } from "./MallOrderFacts.tsx";
import { type Doing, useMallOrderActions } from "./useMallOrderActions.ts";
import "../../orders/orders.css";

const opens =
  (action: Doing["action"]) =>
  ({ doing }: { readonly doing: Doing | undefined }) =>
    doing?.action === action;
const forms = () => import("./MallOrderForms.tsx");
const DeliverForm = whenOpened(async () => (await forms()).DeliverForm, opens("deliver"));
const HandOverForm = whenOpened(async () => (await forms()).HandOverForm, opens("handOver"));
const RefundAllForm = whenOpened(async () => (await forms()).RefundAllForm, opens("refund"));

/** 商城订单详情: one order of the mall as a page; without its number the page returns to the orders (MALL-04, MALL-06). */
export function MallOrderPage() {
  const [params] = useSearchParams();
  const orderNo = params.get("orderNo") ?? "";
  return isId(orderNo) ? <OrderOf key={orderNo} orderNo={orderNo} /> : <Leave to="/sc/scdd" />;
}

function OrderOf({ orderNo }: { readonly orderNo: string }) {
  const t = usePhrases("mallOrders");
  const navigate = useNavigate();
  const { data, error, reload } = useCall(mallOrders.detail, { orderNo });
  const actions = useMallOrderActions("mall");
  const form = { kind: "mall", doing: actions.doing, onClose: actions.done } as const;
  if (data === undefined)
    return (
      <section className="kit-card">
        {error === null ? (
          <Skeleton active paragraph={{ rows: 10 }} />
        ) : (
          <EmptyState error={error} onRetry={() => void reload()} />
        )}
      </section>
    );
  return (
    <section className="kit-card">
      <header className="kit-toolbar">
        <h2>{t.mallOrders.pages["/sc/scddxq"]}</h2>
        <div className="kit-toolbar-buttons">
          <Button onClick={() => void navigate("/sc/scdd")}>{t.mallOrders.pages["/sc/scdd"]}</Button>
          {actions.of(data).map((action) => (
            <Tooltip key={action.key} title={action.refused}>
              <Button danger={action.danger ?? false} disabled={action.refused !== undefined} onClick={action.onClick}>
                {action.label}
              </Button>
            </Tooltip>
          ))}
        </div>
      </header>
      <OrderHead order={data} />
      <Receiver order={data} />
      <h3 className="order-section">{t.mallOrders.section.timeline}</h3>
      <OrderTimeline detail={data.sale} />
      <DeliverForm {...form} />
      <HandOverForm {...form} />
      <RefundAllForm {...form} />
    </section>
  );
}

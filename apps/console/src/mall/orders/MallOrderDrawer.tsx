import type { ShopKind } from "@yunshou/domain";
import { Button, Tooltip } from "antd";
import { useNavigate } from "react-router";
import { OrderTimeline } from "../../orders/OrderTimeline.tsx";
import { DetailDrawer, type RowAction, useRecord } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { type MallOrderRow, ordersOf } from "./kinds.ts";
import { OrderHead, Receiver } from "./MallOrderFacts.tsx";
import "../../orders/orders.css";

interface MallOrderDrawerProps {
  readonly kind: ShopKind;
  readonly orderNo: string | null;
  readonly onClose: () => void;
  readonly actionsOf: (order: MallOrderRow) => readonly RowAction[];
}

/** One order of a shop: its state, its receiver in full, and what happened to it. Each look is recorded, so it is not asked again by itself. */
export function MallOrderDrawer({ kind, orderNo, onClose, actionsOf }: MallOrderDrawerProps) {
  const t = usePhrases("mallOrders");
  const navigate = useNavigate();
  const { data, error, reload } = useRecord(ordersOf[kind].calls.detail, { orderNo });
  const order = data?.orderNo === orderNo ? data : undefined;
  return (
    <DetailDrawer
      title={t.mallOrders.detail}
      open={orderNo !== null}
      onClose={onClose}
      record={{ kind: "mallOrder", number: order?.orderNo }}
      loading={order === undefined}
      error={order === undefined ? error : null}
      onRetry={() => void reload()}
      extra={
        order && (
          <>
            {kind === "mall" && (
              <Button className="order-action" onClick={() => void navigate(`/sc/scddxq?orderNo=${order.orderNo}`)}>
                {t.mallOrders.ownPage}
              </Button>
            )}
            {actionsOf(order).map((action) => (
              <Tooltip key={action.key} title={action.refused}>
                <Button
                  className="order-action"
                  danger={action.danger ?? false}
                  disabled={action.refused !== undefined}
                  onClick={action.onClick}
                >
                  {action.label}
                </Button>
              </Tooltip>
            ))}
          </>
        )
      }
    >
      {order !== undefined && (
        <>
          <OrderHead order={order} />
          <Receiver order={order} />
          <h3 className="order-section">{t.mallOrders.section.timeline}</h3>
          <OrderTimeline detail={order.sale} />
        </>
      )}
    </DetailDrawer>
  );
}

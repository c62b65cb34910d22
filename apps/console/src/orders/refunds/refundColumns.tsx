import type { RowOf } from "@yunshou/contract";
import { orders } from "@yunshou/contract/orders/orders";
import type { refunds } from "@yunshou/contract/orders/refunds";
import { checkManualRefund, repeatClaims } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { call } from "../../platform/api/call.ts";
import {
  columnsOf,
  type ListColumns,
  nothingShown,
  type RowAction,
  showTime,
  type State,
  useRefusalText,
  useRefusedWithout,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { listedRefundTones, type OrderRow } from "../words.ts";

export type RefundRow = RowOf<typeof refunds.list>;

interface Acts {
  readonly open: (orderNo: string) => void;
  readonly decide: (row: RefundRow) => void;
  readonly retry: (refundNo: string) => void;
  readonly refund: (order: OrderRow) => void;
}

/** The columns of refunds with what may be done about each; every number leads to its order. */
export function useRefundColumns(acts: Acts): ListColumns<RefundRow> {
  const t = usePhrases("refunds", "orders", "payments");
  const words = t.refunds;
  const { fields } = words;
  const actions = useRowActions(acts);
  const column = columnsOf<RefundRow>();
  /** A card that claims again and again is told beside the state, for whoever decides. */
  const states = ({ refundStatus, claims }: RefundRow): readonly State[] => [
    { tone: listedRefundTones[refundStatus], text: t.orders.refundStatus[refundStatus] },
    ...(claims >= repeatClaims.refunds ? [{ tone: "warning" as const, text: fill(words.claimed, { n: claims }) }] : []),
  ];
  const answered = ({ answer, answerTime, nextTryTime }: RefundRow): string =>
    [
      answer === null ? undefined : `${words.answer[answer]} ${showTime(answerTime)}`,
      nextTryTime === null ? undefined : `${fields.nextTryTime} ${showTime(nextTryTime)}`,
    ]
      .filter((part) => part !== undefined)
      .join(" · ");
  return [
    column.title("orderNo", "orderNo", "refundNo", `${t.common.fields.orderNo} / ${fields.refundNo}`, {
      width: 190,
      onOpen: ({ orderNo }) => acts.open(orderNo),
    }),
    column.time("askedTime", fields.askedTime, { sortable: true }),
    column.pair("machine", "machineName", "machineNo", t.common.fields.machine, { width: 140 }),
    column.text("productName", t.common.fields.productName, { width: 110, role: "sub" }),
    column.money("paidFen", t.orders.fields.paidFen, { width: 90, role: undefined }),
    column.money("refundFen", t.orders.fields.refundFen, { width: 90 }),
    column.states("state", t.orders.fields.refundStatus, states, { width: 132 }),
    column.label("refundReason", fields.refundReason, t.orders.reason, { hidden: true }),
    column.label("refundMethod", fields.refundMethod, t.orders.method, { hidden: true }),
    column.text("refundOperator", fields.refundOperator, { width: 100, hidden: true }),
    column.text("approver", fields.approver, { width: 100, hidden: true }),
    column.time("refundTime", fields.refundTime, { hidden: true }),
    column.text("failure", fields.failure, { width: 180, hidden: true }),
    column.custom("answer", fields.answer, (row) => answered(row) || nothingShown, { width: 240, hidden: true }),
    column.number("attempt", fields.attempt, { width: 80, hidden: true }),
    column.text("merchantName", t.common.fields.merchantName, { width: 150, hidden: true }),
    column.label("payMethod", t.orders.fields.payMethod, t.payments.kind, { hidden: true }),
    column.text("cardNo", fields.cardNo, { width: 130, hidden: true, copyable: true }),
    column.number("claims", fields.claims, { width: 100, hidden: true }),
    column.text("remark", t.common.fields.remark, { width: 180, hidden: true }),
    column.actions(t.common.list.actions, actions),
  ];
}

/** 审核, 重试, 退款 of what is left, 查看订单; each says why it is refused (PERM-05). */
function useRowActions({ open, decide, retry, refund }: Acts): (row: RefundRow) => readonly RowAction[] {
  const t = usePhrases("refunds", "orders");
  const words = t.refunds;
  const refusal = useRefusalText();
  const withoutWrite = useRefusedWithout("orders.refund.write");
  const withoutApprove = useRefusedWithout("orders.refund.approve");
  const leftOf = (row: RefundRow) => {
    const facts = { payState: row.payStatus, paidFen: BigInt(row.paidFen), refundedFen: BigInt(row.refundedFen) };
    return checkManualRefund(facts, facts.paidFen - facts.refundedFen);
  };
  return (row) => [
    ...(row.refundStatus === "proposed"
      ? [{ key: "review", label: words.review, refused: withoutApprove, onClick: () => decide(row) }]
      : []),
    ...(row.refundStatus === "failed"
      ? [
          {
            key: "retry",
            label: words.retry,
            refused: withoutWrite ?? refusal(leftOf(row)),
            onClick: () => retry(row.refundNo),
          },
        ]
      : []),
    {
      key: "refund",
      label: t.orders.action.refund,
      danger: true,
      refused: withoutWrite ?? refusal(leftOf(row)),
      onClick: () =>
        void call(orders.detail, { orderNo: row.orderNo }, { fresh: true }).then(({ order }) => refund(order)),
    },
    { key: "order", label: words.order, onClick: () => open(row.orderNo) },
  ];
}

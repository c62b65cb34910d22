import type { RowOf } from "@yunshou/contract";
import type { lucky } from "@yunshou/contract/orders/lucky";
import { columnsOf, type ListColumns } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { deliveryTones, orderTones } from "../words.ts";

export type LuckyRow = RowOf<typeof lucky.orders>;

/** The columns of lucky purchases; `open` shows the order of a row, `verify` the proof of its result. */
export function useLuckyColumns(
  open: (orderNo: string) => void,
  verify: (orderNo: string) => void,
): ListColumns<LuckyRow> {
  const t = usePhrases("lucky", "orders");
  const words = t.orders.fields;
  const column = columnsOf<LuckyRow>();
  return [
    column.title("orderNo", "orderNo", null, words.orderNo, { width: 186, onOpen: ({ orderNo }) => open(orderNo) }),
    column.time("orderTime", words.orderTime, { sortable: true }),
    column.pair("machine", "machineName", "machineNo", words.machine, { width: 150 }),
    column.text("productName", words.productName, { width: 120, role: "sub" }),
    column.text("merchantName", t.common.fields.merchantName, { width: 140, hidden: true }),
    column.number("lotteryCount", words.lotteryCount, { width: 90, role: undefined }),
    column.money("lotteryFen", words.lotteryFen, { width: 96 }),
    column.money("paidFen", words.paidFen, { width: 90, hidden: true }),
    column.status("winResult", words.winResult, t.orders.winResult, { won: "good" }),
    column.status("deliveryStatus", words.deliveryStatus, t.orders.deliveryStatus, deliveryTones, {
      hidden: true,
    }),
    column.status("orderStatus", words.orderStatus, t.orders.orderStatus, orderTones, { hidden: true }),
    column.actions(t.common.list.actions, ({ orderNo, drawn }) => [
      {
        key: "verify",
        label: t.lucky.verify,
        refused: drawn ? undefined : t.lucky.machine,
        onClick: () => verify(orderNo),
      },
    ]),
  ];
}

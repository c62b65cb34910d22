import type { OutputOf } from "@yunshou/contract";
import { mallDeliveries } from "@yunshou/contract/mall/deliveries";
import { checkMallAction, mallDeliveryStates, mallOrderLimits, queryRangeDays } from "@yunshou/domain";
import { Button, Tooltip } from "antd";
import { useState } from "react";
import { useNavigate } from "react-router";
import {
  ChoiceFilter,
  columnsOf,
  DateRange,
  type FiltersOf,
  lastDays,
  type ListColumns,
  ListPage,
  TextFilter,
  useConfirm,
  useList,
  useRangeRule,
  useRefusalText,
  useRefusedWithout,
  useWrite,
  whenOpened,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { addressOfOrder, mallOrderTones } from "../orders/kinds.ts";
import type { MallDelivery } from "./mallDelivery.ts";

const AssignForm = whenOpened(
  async () => (await import("./AssignForm.tsx")).AssignForm,
  ({ of }) => of !== undefined,
);
const Slips = whenOpened(
  async () => (await import("./Slips.tsx")).Slips,
  ({ rows }) => rows.length > 0,
);

/** 商城配送单: what is brought to buyers, by whom, and how it stands (MALL-04, MALL-06, MSG-33, MSG-107). */
export function DeliveriesPage() {
  const t = usePhrases("deliveries", "mallOrders");
  const words = t.deliveries;
  const { fields, pages } = words;
  const { state, deliveryWay } = t.mallOrders;
  const navigate = useNavigate();
  const list = useList(mallDeliveries.list, { initial: lastDays(30) as FiltersOf<typeof mallDeliveries.list> });
  const rangeRule = useRangeRule(queryRangeDays.orders);
  const readOnly = useRefusedWithout("mall.delivery.handle");
  const withoutOrders = useRefusedWithout("mall.order.read");
  const refusal = useRefusalText();
  const { ask } = useConfirm();
  const complete = useWrite(mallDeliveries.complete);
  const slips = useWrite(mallDeliveries.slips);
  const [assigning, assign] = useState<readonly MallDelivery[]>();
  const [printed, print] = useState<OutputOf<typeof mallDeliveries.slips>["rows"]>([]);
  const printSlips = async (orderNos: readonly string[]) => print((await slips.run({ orderNos: [...orderNos] })).rows);
  const openOrder = ({ orderNo }: MallDelivery) => void navigate(addressOfOrder(orderNo));

  const column = columnsOf<MallDelivery>();
  const columns: ListColumns<MallDelivery> = [
    // Told and not named: an order of the mall is no order of a machine, to whose page its number would lead.
    column.title("orderNo", ({ orderNo }) => orderNo, null, t.common.fields.orderNo, {
      width: 186,
      onOpen: withoutOrders === undefined ? openOrder : undefined,
    }),
    column.text("expressNo", fields.expressNo, { width: 180, hidden: true, copyable: true }),
    column.text("receiver", fields.receiver, { width: 80 }),
    column.text("receiverPhone", fields.receiverPhone, { width: 116, hidden: true }),
    column.text("address", fields.receiverAddress, { width: 126 }),
    column.text("productName", t.common.fields.productName, { width: 140, hidden: true }),
    column.number("quantity", fields.quantity, { width: 60, hidden: true }),
    column.label("deliveryWay", fields.deliveryWay, deliveryWay, { width: 90, hidden: true }),
    column.money("deliveryFeeFen", fields.deliveryFee, { width: 90 }),
    column.text("courier", fields.courier, { width: 90 }),
    column.text("deliveryRoute", fields.deliveryRoute, { width: 90 }),
    column.number("stopNo", fields.stopNo, { width: 70, sortable: true }),
    column.status("orderStatus", fields.orderStatus, state, mallOrderTones),
    column.time("createdTime", t.common.fields.createdTime, { sortable: true, hidden: true }),
    column.text("merchantName", t.common.fields.merchantName, { width: 140, hidden: true }),
    column.actions(t.common.list.actions, (row) => [
      {
        key: "assign",
        label: words.assign,
        refused: readOnly ?? refusal(checkMallAction(row.orderStatus, "assign")),
        onClick: () => assign([row]),
      },
      {
        key: "complete",
        label: words.complete,
        refused: readOnly ?? refusal(checkMallAction(row.orderStatus, "complete")),
        onClick: () =>
          ask({
            text: words.completeAsk,
            about: row.orderNo,
            verb: words.complete,
            run: () => complete.run({ orderNo: row.orderNo }),
          }),
      },
      { key: "print", label: words.print, refused: readOnly, onClick: () => void printSlips([row.orderNo]) },
    ]),
  ];
  return (
    <>
      <ListPage
        source="shop"
        name="mallDeliveries"
        title={pages["/sc/scpsd"]}
        list={list}
        rowKey="orderNo"
        columns={columns}
        filters={[
          { name: "expressNo", label: fields.expressNo, control: <TextFilter /> },
          { name: "orderNo", label: t.common.fields.orderNo, control: <TextFilter /> },
          {
            name: "orderStatus",
            label: fields.orderStatus,
            control: <ChoiceFilter values={mallDeliveryStates} words={state} />,
          },
          { name: "deliveryRoute", label: fields.deliveryRoute, control: <TextFilter /> },
          {
            name: ["fromDay", "toDay"],
            label: t.common.fields.createdTime,
            control: <DateRange limitDays={queryRangeDays.orders} />,
            rules: [rangeRule],
          },
        ]}
        batch={(keys) => {
          const isRefused = readOnly !== undefined || keys.length > mallOrderLimits.batch;
          return (
            <Tooltip title={readOnly}>
              <Button disabled={isRefused} onClick={() => assign(list.chosen.flatMap(({ row }) => row ?? []))}>
                {words.assignAll}
              </Button>
              <Button disabled={isRefused} onClick={() => void printSlips(keys.map(String))}>
                {words.print}
              </Button>
            </Tooltip>
          );
        }}
      />
      <AssignForm of={assigning} onClose={() => assign(undefined)} />
      <Slips rows={printed} onDone={() => print([])} />
    </>
  );
}

import { pickups } from "@yunshou/contract/orders/pickups";
import { checkPickupCancel, openPickupStates, pickupStates, queryRangeDays } from "@yunshou/domain";
import { Button } from "antd";
import { useState } from "react";
import { useSearchParams } from "react-router";
import {
  AddButton,
  ChoiceFilter,
  chosenRows,
  columnsOf,
  DateRange,
  type FiltersOf,
  lastDays,
  type ListColumns,
  ListExport,
  ListPage,
  MachineField,
  TextFilter,
  useConfirm,
  useList,
  useRangeRule,
  useRefusalText,
  useRefusedWithout,
  useWrite,
  whenOpened,
} from "../../platform/kit/index.ts";
import { listed } from "../../platform/phrases/listed.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import type { Resent } from "./ResendDrawer.tsx";
import { type PickupRow, pickupTones } from "./words.ts";

const PickupForm = whenOpened(
  async () => (await import("./PickupForm.tsx")).PickupForm,
  ({ open }) => open,
);
const PickupDrawer = whenOpened(
  async () => (await import("./PickupDrawer.tsx")).PickupDrawer,
  ({ pickupId }) => pickupId !== null,
);
const ResendDrawer = whenOpened(
  async () => (await import("./ResendDrawer.tsx")).ResendDrawer,
  ({ resent }) => resent !== undefined,
);

/** 取货码管理: codes with content and state, made, cancelled and handed out again (PICKUP-01 to PICKUP-08). */
export function PickupsPage() {
  const t = usePhrases("pickups");
  const words = t.pickups;
  const { fields } = words;
  const list = useList(pickups.list, { initial: lastDays(30) as FiltersOf<typeof pickups.list> });
  const readOnly = useRefusedWithout("orders.pickup.write");
  const refusal = useRefusalText();
  const rangeRule = useRangeRule(queryRangeDays.orders);
  const { ask } = useConfirm();
  const cancelling = useWrite(pickups.cancel);
  const [params, setParams] = useSearchParams();
  const [creating, create] = useState(false);
  const resending = useWrite(pickups.resend);
  const [resent, show] = useState<Resent>();

  const open = (pickupId: string | null) => {
    const next = new URLSearchParams(params);
    if (pickupId === null) next.delete("open");
    else next.set("open", pickupId);
    setParams(next);
  };
  const cancel = (rows: readonly PickupRow[], onDone?: () => void) =>
    ask({
      text: words.cancelAsk,
      about: listed(rows.map(({ pickupCode }) => pickupCode)),
      verb: words.cancel,
      danger: true,
      run: () => cancelling.run({ pickupIds: rows.map(({ pickupId }) => pickupId) }).then(onDone),
    });
  const mayCancel = (row: PickupRow) => readOnly ?? refusal(checkPickupCancel(row.pickupStatus));
  const isOpen = (row: PickupRow) => openPickupStates.some((state) => state === row.pickupStatus);

  const column = columnsOf<PickupRow>();
  const columns: ListColumns<PickupRow> = [
    column.title("pickupCode", "pickupCode", null, fields.pickupCode, {
      width: 140,
      onOpen: (row) => open(row.pickupId),
    }),
    column.text("pickupContent", fields.pickupContent, { width: 184, role: "sub" }),
    column.number("quantity", fields.quantity, { width: 64 }),
    column.number("delivered", fields.delivered, { width: 90, hidden: true }),
    column.custom("pickupMachines", fields.pickupMachines, (row) => row.pickupMachines || words.allMachines, {
      width: 130,
      hidden: true,
    }),
    column.status("pickupStatus", fields.pickupStatus, words.pickupState, pickupTones),
    column.text("validTo", fields.validTo, { width: 100, sortable: true }),
    column.text("merchantName", t.common.fields.merchantName, { width: 130, hidden: true }),
    column.text("batchNo", fields.batchNo, { width: 180, hidden: true, copyable: true }),
    column.text("createdBy", fields.createdBy, { width: 100, hidden: true }),
    column.time("createdTime", t.common.fields.createdTime, { sortable: true }),
    column.time("useTime", fields.useTime),
    column.text("machineNo", t.common.fields.machineNo, { width: 100, hidden: true }),
    column.actions(t.common.list.actions, (row) => [
      {
        key: "resend",
        label: words.resend,
        refused: readOnly ?? (isOpen(row) ? undefined : words.errors["orders.pickupNotOpen"]),
        onClick: () => void resending.run({ pickupId: row.pickupId }).then(show, () => undefined),
      },
      { key: "cancel", label: words.cancel, danger: true, refused: mayCancel(row), onClick: () => cancel([row]) },
    ]),
  ];

  return (
    <>
      <ListPage
        name="pickups"
        title={words.pages["/jygl/qhmgl"]}
        list={list}
        rowKey="pickupId"
        columns={columns}
        filters={[
          { name: "pickupCode", label: fields.pickupCode, control: <TextFilter /> },
          {
            name: "pickupStatus",
            label: fields.pickupStatus,
            control: <ChoiceFilter values={pickupStates} words={words.pickupState} />,
          },
          { name: "machineNo", label: t.common.fields.machineNo, control: <MachineField by="number" /> },
          {
            name: ["fromDay", "toDay"],
            label: t.common.fields.createdTime,
            control: <DateRange limitDays={queryRangeDays.orders} />,
            rules: [rangeRule],
          },
          { name: "batchNo", label: fields.batchNo, control: <TextFilter /> },
        ]}
        toolbar={
          <>
            <AddButton refused={readOnly} onClick={() => create(true)}>
              {words.create}
            </AddButton>
            <ListExport of={pickups.export} list={list} />
          </>
        }
        batch={() => {
          const rows = chosenRows({ ...list, keyOf: ({ pickupId }) => pickupId });
          const refused = readOnly ?? rows.map(mayCancel).find((reason) => reason !== undefined);
          return (
            <Button
              size="small"
              disabled={refused !== undefined}
              title={refused}
              onClick={() => cancel(rows, () => list.select([]))}
            >
              {words.cancelMany}
            </Button>
          );
        }}
      />
      <PickupForm open={creating} onClose={() => create(false)} />
      <PickupDrawer pickupId={params.get("open")} onClose={() => open(null)} />
      <ResendDrawer resent={resent} onClose={() => show(undefined)} />
    </>
  );
}

import { discounts } from "@yunshou/contract/marketing/discounts";
import { planStates, planTable, step } from "@yunshou/domain";
import { useState } from "react";
import {
  AddButton,
  ChoiceFilter,
  columnsOf,
  type ListColumns,
  ListPage,
  MachineField,
  TextFilter,
  useConfirm,
  useList,
  useRefusalText,
  useRefusedWithout,
  useWrite,
  whenOpened,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { planTones, showRate, slotsText } from "../offers.ts";
import type { Discount } from "./DiscountForm.tsx";

const DiscountForm = whenOpened(
  async () => (await import("./DiscountForm.tsx")).DiscountForm,
  ({ editing }) => editing !== undefined,
);

/** 折扣管理: what is cheaper by product, with machines, slots and state (MKT-05, MKT-20). */
export function DiscountsPage() {
  const t = usePhrases("marketing");
  const words = t.marketing;
  const { fields } = words;
  const list = useList(discounts.list, { initial: {} });
  const readOnly = useRefusedWithout("marketing.discount.write");
  const refusal = useRefusalText();
  const { ask, askDelete } = useConfirm();
  const [remove, enable, disable] = [
    useWrite(discounts.remove),
    useWrite(discounts.enable),
    useWrite(discounts.disable),
  ];
  const [editing, edit] = useState<Discount | "new">();
  const may = (row: Discount, event: "change" | "putOnSale" | "takeOff") =>
    readOnly ??
    (row.ofDiscount ? refusal(step(planTable, row.planStatus, event)) : words.errors["marketing.schemeOfPlan"]);
  const turn = (row: Discount, on: boolean) =>
    ask({
      text: on ? words.enableAsk : words.disableAsk,
      about: row.planName,
      verb: on ? words.enable : words.disable,
      run: () => (on ? enable : disable).run({ planId: row.planId }),
    });
  const column = columnsOf<Discount>();
  const columns: ListColumns<Discount> = [
    column.title("planName", "planName", null, fields.discountName),
    column.pair(
      "productName",
      ({ productName }) => productName ?? words.allProducts,
      ({ productCode }) => productCode ?? "",
      t.common.fields.productName,
    ),
    column.money("unitPriceFen", fields.unitPrice, { width: 90, hidden: true }),
    column.custom("discountRate", fields.discountRate, (row) => showRate(row.discountRate), {
      width: 90,
      align: "right",
      role: "figure",
    }),
    column.money("specialPriceFen", fields.specialPrice, { width: 90, hidden: true }),
    column.custom("machineNo", t.common.fields.machineNo, (row) => row.planMachines || words.allMachines, {
      width: 130,
    }),
    column.custom("slots", fields.slots, (row) => slotsText(row.slots), { width: 130 }),
    column.text("startDate", fields.startDate, { width: 104, sortable: true, hidden: true }),
    column.text("endDate", fields.endDate, { width: 104, sortable: true, hidden: true }),
    column.number("priority", fields.priority, { width: 80, sortable: true, hidden: true }),
    column.status("planStatus", fields.planStatus, words.planState, planTones),
    column.text("merchantName", t.common.fields.merchantName, { width: 150, hidden: true }),
    column.actions(t.common.list.actions, (row) => [
      { key: "edit", label: t.common.action.edit, refused: may(row, "change"), onClick: () => edit(row) },
      row.planStatus === "onSale"
        ? { key: "disable", label: words.disable, refused: may(row, "takeOff"), onClick: () => turn(row, false) }
        : { key: "enable", label: words.enable, refused: may(row, "putOnSale"), onClick: () => turn(row, true) },
      {
        key: "delete",
        label: t.common.action.delete,
        danger: true,
        refused: may(row, "change"),
        onClick: () => askDelete(row.planName, () => remove.run({ planId: row.planId })),
      },
    ]),
  ];
  return (
    <>
      <ListPage
        name="discounts"
        title={words.pages["/yxch/zkgl"]}
        list={list}
        rowKey="rowKey"
        columns={columns}
        filters={[
          { name: "planName", label: fields.discountName, control: <TextFilter /> },
          { name: "productName", label: t.common.fields.productName, control: <TextFilter /> },
          { name: "machineNo", label: t.common.fields.machineNo, control: <MachineField by="number" /> },
          {
            name: "planStatus",
            label: fields.planStatus,
            control: <ChoiceFilter values={planStates} words={words.planState} />,
          },
        ]}
        toolbar={
          <AddButton refused={readOnly} onClick={() => edit("new")}>
            {words.addDiscount}
          </AddButton>
        }
      />
      <DiscountForm editing={editing} onClose={() => edit(undefined)} />
    </>
  );
}

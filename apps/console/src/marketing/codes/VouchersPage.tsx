import { vouchers } from "@yunshou/contract/marketing/vouchers";
import { checkCreatedRange, codeStates } from "@yunshou/domain";
import { useState } from "react";
import {
  AddButton,
  ChoiceFilter,
  columnsOf,
  DateRange,
  type DayRange,
  type FiltersOf,
  lastDays,
  type ListColumns,
  ListExport,
  ListPage,
  ruleOf,
  TextFilter,
  useConfirm,
  useList,
  useRefusalText,
  useRefusedWithout,
  useWrite,
  whenOpened,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { useAudienceColumns } from "./audience.tsx";
import { codeTones, orderLink, type VoucherRow } from "./state.tsx";
import { useVoiding } from "./useVoiding.tsx";

const VoucherForm = whenOpened(
  async () => (await import("./VoucherForm.tsx")).VoucherForm,
  ({ open }) => open,
);
const VoucherDrawer = whenOpened(
  async () => (await import("./VoucherDrawer.tsx")).VoucherDrawer,
  ({ voucher }) => voucher !== undefined,
);

/** The longest three calendar months; the exact limit depends on the months (VOUCHER-06). */
const threeMonths = 92;

/** 代金券管理: vouchers, made up to 500 at once (VOUCHER-01 to VOUCHER-06). */
export function VouchersPage() {
  const t = usePhrases("codes");
  const { fields, pages, action, hint, errors } = t.codes;
  const list = useList(vouchers.list, { initial: lastDays(30) as FiltersOf<typeof vouchers.list> });
  const readOnly = useRefusedWithout("marketing.voucher.write");
  const refusal = useRefusalText();
  const rangeRule = ruleOf((range: DayRange | undefined) =>
    range === undefined ? undefined : refusal(checkCreatedRange(range[0], range[1])),
  );
  const { ask } = useConfirm();
  const remove = useWrite(vouchers.remove);
  const [creating, create] = useState(false);
  const [shown, show] = useState<VoucherRow | undefined>();
  const voiding = useVoiding({
    call: vouchers.voidCodes,
    permission: "marketing.voucher.write",
    list,
    nameOf: ({ voucherCode }) => voucherCode,
    stateOf: ({ voucherStatus }) => voucherStatus,
  });
  const isOver = ({ voucherStatus }: VoucherRow) => voucherStatus === "void" || voucherStatus === "expired";
  const column = columnsOf<VoucherRow>();
  const columns: ListColumns<VoucherRow> = [
    column.title("voucherCode", "voucherCode", null, fields.voucherCode, { width: 140, onOpen: show }),
    column.text("voucherName", fields.voucherName, { width: 104 }),
    column.money("voucherAmountFen", fields.voucherAmount, { width: 90 }),
    column.money("limitAmountFen", fields.limitAmount, { width: 100 }),
    column.custom("usageLimit", fields.usageLimit, (row) => row.usageLimit || hint.allMachines, { width: 120 }),
    column.custom("planProducts", fields.planProducts, (row) => row.planProducts || hint.allProducts, {
      width: 120,
      hidden: true,
    }),
    ...useAudienceColumns(),
    column.label("voucherType", fields.voucherType, t.codes.type, { width: 100, hidden: true }),
    column.status("voucherStatus", fields.voucherStatus, t.codes.state, codeTones),
    column.text("validFrom", fields.validFrom, { width: 104, hidden: true }),
    column.text("validTo", fields.validTo, { width: 104, sortable: true }),
    column.number("generatedQty", fields.generatedQty, { width: 88, hidden: true }),
    column.time("createdTime", t.common.fields.createdTime, { sortable: true }),
    column.time("useTime", fields.useTime, { hidden: true }),
    column.custom("usedOrderNo", fields.usedOrderNo, orderLink, { width: 186, holdsData: true, hidden: true }),
    column.text("machineNo", t.common.fields.machineNo, { width: 100, hidden: true }),
    column.text("merchantName", t.common.fields.merchantName, { width: 130, hidden: true }),
    column.actions(t.common.list.actions, (row) => [
      { ...voiding.action(row), label: action.disable },
      {
        key: "remove",
        label: t.common.action.delete,
        danger: true,
        refused: readOnly ?? (isOver(row) ? undefined : errors["codes.notStopped"]),
        onClick: () =>
          ask({
            text: t.common.confirm.delete,
            about: row.voucherCode,
            verb: t.common.action.delete,
            danger: true,
            run: () => remove.run({ codeIds: [row.codeId] }),
            success: t.common.result.deleted,
            cancelled: t.common.result.deleteCancelled,
          }),
      },
    ]),
  ];
  return (
    <>
      <ListPage
        name="vouchers"
        title={pages["/yxch/djqgl"]}
        list={list}
        rowKey="codeId"
        columns={columns}
        filters={[
          { name: "voucherCode", label: fields.voucherCode, control: <TextFilter /> },
          { name: "voucherName", label: fields.voucherName, control: <TextFilter /> },
          {
            name: "voucherStatus",
            label: fields.voucherStatus,
            control: <ChoiceFilter values={codeStates} words={t.codes.state} />,
          },
          {
            name: ["fromDay", "toDay"],
            label: t.common.fields.createdTime,
            control: <DateRange limitDays={threeMonths} />,
            rules: [rangeRule],
          },
        ]}
        toolbar={
          <>
            <AddButton refused={readOnly} onClick={() => create(true)}>
              {action.addVoucher}
            </AddButton>
            <ListExport of={vouchers.export} list={list} />
          </>
        }
        batch={voiding.batch}
      />
      <VoucherForm open={creating} onClose={() => create(false)} />
      <VoucherDrawer voucher={shown} onClose={() => show(undefined)} />
    </>
  );
}

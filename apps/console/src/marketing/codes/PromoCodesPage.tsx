import { promoCodes } from "@yunshou/contract/marketing/promoCodes";
import { couponTypes } from "@yunshou/domain";
import { useState } from "react";
import { useNavigate } from "react-router";
import {
  AddButton,
  ChoiceFilter,
  columnsOf,
  type ListColumns,
  ListPage,
  TextFilter,
  useConfirm,
  useList,
  useRefusedWithout,
  useWrite,
  whenOpened,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { showRate } from "../offers.ts";
import { useAudienceColumns } from "./audience.tsx";
import type { Generating } from "./GenerateForm.tsx";
import { batchTones, codesOfBatch, type PromoRow } from "./state.tsx";

const PromoForm = whenOpened(
  async () => (await import("./PromoForm.tsx")).PromoForm,
  ({ open }) => open,
);
const GenerateForm = whenOpened(
  async () => (await import("./GenerateForm.tsx")).GenerateForm,
  ({ of }) => of !== undefined,
);

/** 优惠码管理: batches of promo codes (COUPON-01 to COUPON-04, MKT-06, MKT-10). */
export function PromoCodesPage() {
  const t = usePhrases("codes");
  const { fields, pages, action } = t.codes;
  const list = useList(promoCodes.list, { initial: {} });
  const readOnly = useRefusedWithout("marketing.promoCode.write");
  const [creating, create] = useState(false);
  const [generating, generate] = useState<Generating | undefined>();
  const columns = usePromoColumns(readOnly, generate);
  return (
    <>
      <ListPage
        name="promoCodes"
        title={pages["/yxch/yhmgl"]}
        list={list}
        rowKey="promoId"
        columns={columns}
        filters={[
          { name: "planName", label: fields.planName, control: <TextFilter /> },
          {
            name: "couponType",
            label: fields.couponType,
            control: <ChoiceFilter values={couponTypes} words={t.codes.type} />,
          },
        ]}
        toolbar={
          <AddButton refused={readOnly} onClick={() => create(true)}>
            {action.addPromo}
          </AddButton>
        }
      />
      <PromoForm open={creating} onClose={() => create(false)} />
      <GenerateForm of={generating} onClose={() => generate(undefined)} />
    </>
  );
}

function usePromoColumns(
  readOnly: string | undefined,
  generate: (generating: Generating) => void,
): ListColumns<PromoRow> {
  const t = usePhrases("codes");
  const { fields, action, confirm, hint, errors } = t.codes;
  const { ask } = useConfirm();
  const navigate = useNavigate();
  const stop = useWrite(promoCodes.stop);
  const start = useWrite(promoCodes.start);
  const remove = useWrite(promoCodes.remove);
  const details = (row: PromoRow) =>
    void navigate(codesOfBatch("/yxch/yhmmx", "promoId", { id: row.promoId, since: row.createdTime }));
  const column = columnsOf<PromoRow>();
  return [
    column.title("planName", "planName", null, fields.planName, { width: 140, onOpen: details }),
    column.text("planCode", fields.planCode, { width: 180, copyable: true, hidden: true }),
    column.label("couponType", fields.couponType, t.codes.type, {
      width: 72,
      words: couponTypes.map((one) => t.codes.type[one]),
    }),
    column.money("discountAmountFen", fields.discountAmount, { width: 96 }),
    column.custom("discountRate", fields.discountRate, (row) => showRate(row.discountRate), {
      width: 80,
      align: "right",
    }),
    column.number("issuedTotal", fields.issuedTotal, { width: 88 }),
    column.number("handedOut", fields.generatedQty, { width: 88 }),
    column.number("usedTotal", fields.usedTotal, { width: 88, sortable: true }),
    column.number("maxUseCount", fields.maxUseCount, { width: 88, hidden: true }),
    column.text("validFrom", fields.validFrom, { width: 104, hidden: true }),
    column.text("validTo", fields.validTo, { width: 104, sortable: true }),
    column.status("planStatus", fields.planStatus, t.codes.plan, batchTones),
    column.custom("planMachines", fields.planMachines, (row) => row.planMachines || hint.allMachines, {
      width: 130,
      hidden: true,
    }),
    column.custom("planProducts", fields.planProducts, (row) => row.planProducts || hint.allProducts, {
      width: 130,
      hidden: true,
    }),
    ...useAudienceColumns(),
    column.text("merchantName", t.common.fields.merchantName, { width: 130, hidden: true }),
    column.time("createdTime", t.common.fields.createdTime, { sortable: true, hidden: true }),
    column.actions(t.common.list.actions, (row) => {
      const { promoId } = row;
      const isActive = row.planStatus === "active";
      return [
        {
          key: "generate",
          label: action.generate,
          refused: readOnly ?? (isActive ? undefined : errors["codes.batchStopped"]),
          onClick: () => generate({ promoId, name: row.planName, left: row.issuedTotal - row.handedOut }),
        },
        {
          key: "turn",
          label: isActive ? action.disable : action.enable,
          refused: readOnly,
          onClick: () =>
            ask({
              text: isActive ? confirm.disable : confirm.enable,
              about: row.planName,
              verb: isActive ? action.disable : action.enable,
              run: () => (isActive ? stop : start).run({ promoId }),
            }),
        },
        { key: "details", label: action.details, refused: undefined, onClick: () => details(row) },
        {
          key: "remove",
          label: t.common.action.delete,
          danger: true,
          refused: readOnly ?? (isActive ? errors["codes.notStopped"] : undefined),
          onClick: () =>
            ask({
              text: t.common.confirm.delete,
              about: row.planName,
              verb: t.common.action.delete,
              danger: true,
              run: () => remove.run({ promoId }),
              success: t.common.result.deleted,
              cancelled: t.common.result.deleteCancelled,
            }),
        },
      ];
    }),
  ];
}

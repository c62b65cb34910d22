import { coupons } from "@yunshou/contract/marketing/coupons";
import { couponTypes } from "@yunshou/domain";
import { useNavigate } from "react-router";
import { columnsOf, type ListColumns, showMoney, useConfirm, useWrite } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { useAudienceColumns } from "./audience.tsx";
import { batchTones, codesOfBatch, type CouponRow, denomination } from "./state.tsx";

interface Doing {
  readonly readOnly: string | undefined;
  readonly edit: (row: CouponRow) => void;
  readonly handOut: (row: CouponRow) => void;
  readonly mayEdit: (row: CouponRow) => string | undefined;
}

/** Columns of coupons with what is done about each. */
export function useCouponColumns({ readOnly, edit, handOut, mayEdit }: Doing): ListColumns<CouponRow> {
  const t = usePhrases("codes");
  const { fields, action, confirm, hint, errors } = t.codes;
  const { ask } = useConfirm();
  const navigate = useNavigate();
  const stop = useWrite(coupons.stop);
  const start = useWrite(coupons.start);
  const remove = useWrite(coupons.remove);
  const details = (row: CouponRow) =>
    void navigate(codesOfBatch("/yxch/yhqmx", "couponId", { id: row.couponId, since: row.createdTime }));
  // Vouchers have longer types.
  const typeWidth = { width: 72, words: couponTypes.map((one) => t.codes.type[one]) };
  const column = columnsOf<CouponRow>();
  return [
    column.title("couponName", "couponName", null, fields.couponName, { width: 150, onOpen: details }),
    column.label("couponType", fields.couponType, t.codes.type, typeWidth),
    column.custom("couponDenomination", fields.couponDenomination, denomination, {
      width: 96,
      align: "right",
      holdsData: true,
      role: "figure",
    }),
    column.custom(
      "fullAmountFen",
      fields.fullAmount,
      ({ fullAmountFen }) => (fullAmountFen === "0" ? hint.anyAmount : showMoney(fullAmountFen)),
      { width: 88, align: "right", role: "figure", words: [hint.anyAmount] },
    ),
    column.number("validDays", fields.validDays, { width: 88, hidden: true }),
    column.text("validFrom", fields.validFrom, { width: 104, hidden: true }),
    column.text("validTo", fields.validTo, { width: 104, hidden: true }),
    column.number("issuedTotal", fields.issuedTotal, { width: 88 }),
    column.number("handedOut", fields.handedOut, { width: 80 }),
    column.number("usedTotal", fields.usedTotal, { width: 88, sortable: true }),
    column.status("couponStatus", fields.couponStatus, t.codes.issuing, batchTones),
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
    column.time("createdTime", t.common.fields.createdTime, { sortable: true }),
    column.actions(t.common.list.actions, (row) => {
      const isActive = row.couponStatus === "active";
      return [
        {
          key: "handOut",
          label: action.handOut,
          refused: readOnly ?? (isActive ? undefined : errors["codes.batchStopped"]),
          onClick: () => handOut(row),
        },
        {
          key: "turn",
          label: isActive ? action.stop : action.start,
          refused: readOnly,
          onClick: () =>
            ask({
              text: isActive ? confirm.disable : confirm.enable,
              about: row.couponName,
              verb: isActive ? action.stop : action.start,
              run: () => (isActive ? stop : start).run({ couponId: row.couponId }),
            }),
        },
        { key: "details", label: action.details, refused: undefined, onClick: () => details(row) },
        { key: "edit", label: t.common.action.edit, refused: mayEdit(row), onClick: () => edit(row) },
        {
          key: "remove",
          label: t.common.action.delete,
          danger: true,
          refused: readOnly ?? (isActive ? errors["codes.notStopped"] : undefined),
          onClick: () =>
            ask({
              text: t.common.confirm.delete,
              about: row.couponName,
              verb: t.common.action.delete,
              danger: true,
              run: () => remove.run({ couponId: row.couponId }),
              success: t.common.result.deleted,
              cancelled: t.common.result.deleteCancelled,
            }),
        },
      ];
    }),
  ];
}

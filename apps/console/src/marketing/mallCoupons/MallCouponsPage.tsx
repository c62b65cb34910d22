import type { RowOf } from "@yunshou/contract";
import { mallCoupons } from "@yunshou/contract/marketing/mallCoupons";
import { checkBatchEdit, couponTypes } from "@yunshou/domain";
import { useState } from "react";
import { useNavigate } from "react-router";
import {
  AddButton,
  columnsOf,
  type ListColumns,
  ListPage,
  useConfirm,
  useList,
  useRefusalText,
  useRefusedWithout,
  useWrite,
  whenOpened,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import type { HandingOut } from "../codes/HandOutForm.tsx";
import { codesOfBatch } from "../codes/state.tsx";
import { useCouponColumns, useCouponFilters, useTurning } from "./couponColumns.tsx";
import type { MallCouponEditing } from "./MallCouponForm.tsx";

type Row = RowOf<typeof mallCoupons.list>;

const MallCouponForm = whenOpened(
  async () => (await import("./MallCouponForm.tsx")).MallCouponForm,
  ({ editing }) => editing !== undefined,
);
const HandOutForm = whenOpened(
  async () => (await import("../codes/HandOutForm.tsx")).HandOutForm,
  ({ of }) => of !== undefined,
);

/** 优惠券: coupons of the mall with what was handed out and used; those that are drawn are set up on a page of their own (MALL-04). */
export function MallCouponsPage() {
  const t = usePhrases("codes");
  const { fields, pages, action, errors } = t.codes;
  const list = useList(mallCoupons.list, { initial: {} });
  const readOnly = useRefusedWithout("marketing.mallCoupon.write");
  const noDetails = useRefusedWithout("marketing.couponCode.read");
  const refusal = useRefusalText();
  const navigate = useNavigate();
  const { ask } = useConfirm();
  const [editing, edit] = useState<MallCouponEditing | undefined>();
  const [handing, handOut] = useState<HandingOut | undefined>();
  const { run: send, running: sending } = useWrite(mallCoupons.handOut);
  const stop = useWrite(mallCoupons.stop);
  const start = useWrite(mallCoupons.start);
  const remove = useWrite(mallCoupons.remove);
  const turning = useTurning<Row>(readOnly, {
    stop: ({ mallCouponId }) => stop.run({ mallCouponId }),
    start: ({ mallCouponId }) => start.run({ mallCouponId }),
  });
  const details = ({ mallCouponId, createdTime }: Row) =>
    void navigate(codesOfBatch("/yxch/yhqmx", "couponId", { id: mallCouponId, since: createdTime }));
  const common = useCouponColumns<Row>(details);
  const column = columnsOf<Row>();
  const columns: ListColumns<Row> = [
    common.name,
    column.label("couponType", fields.couponType, t.codes.type, {
      width: 72,
      words: couponTypes.map((one) => t.codes.type[one]),
    }),
    common.value,
    common.full,
    ...common.days,
    ...common.counts,
    common.status,
    ...common.about,
    column.actions(t.common.list.actions, (row) => {
      const isActive = row.couponStatus === "active";
      const drawn = row.couponType === "lottery" ? errors["codes.drawnOnly"] : undefined;
      return [
        {
          key: "handOut",
          label: action.handOut,
          refused: readOnly ?? drawn ?? (isActive ? undefined : errors["codes.batchStopped"]),
          onClick: () =>
            handOut({ couponId: row.mallCouponId, name: row.couponName, left: row.issuedTotal - row.handedOut }),
        },
        turning(row),
        {
          key: "edit",
          label: t.common.action.edit,
          refused: readOnly ?? drawn ?? refusal(checkBatchEdit(row.handedOut)),
          onClick: () => edit({ coupon: row }),
        },
        { key: "details", label: action.details, refused: noDetails, onClick: () => details(row) },
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
              run: () => remove.run({ mallCouponId: row.mallCouponId }),
              success: t.common.result.deleted,
              cancelled: t.common.result.deleteCancelled,
            }),
        },
      ];
    }),
  ];
  return (
    <>
      <ListPage
        name="mallCoupons"
        title={pages["/sc/yhq"]}
        list={list}
        rowKey="mallCouponId"
        columns={columns}
        filters={useCouponFilters()}
        toolbar={
          <AddButton refused={readOnly} onClick={() => edit({})}>
            {action.addCoupon}
          </AddButton>
        }
      />
      <MallCouponForm editing={editing} onClose={() => edit(undefined)} />
      <HandOutForm
        of={handing}
        onClose={() => handOut(undefined)}
        send={(mallCouponId, how) => send({ mallCouponId, ...how })}
        sending={sending}
      />
    </>
  );
}

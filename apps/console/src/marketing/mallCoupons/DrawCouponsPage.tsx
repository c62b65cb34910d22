import { drawCoupons } from "@yunshou/contract/marketing/drawCoupons";
import { checkBatchEdit, checkDraw } from "@yunshou/domain";
import { useState } from "react";
import {
  AddButton,
  columnsOf,
  type ListColumns,
  ListPage,
  useList,
  useRefusalText,
  useRefusedWithout,
  useWrite,
  whenOpened,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { type DrawCouponRow, useCouponColumns, useCouponFilters, useTurning } from "./couponColumns.tsx";
import type { DrawCouponEditing } from "./DrawCouponForm.tsx";

const DrawCouponForm = whenOpened(
  async () => (await import("./DrawCouponForm.tsx")).DrawCouponForm,
  ({ editing }) => editing !== undefined,
);
const DrawForm = whenOpened(
  async () => (await import("./DrawForm.tsx")).DrawForm,
  ({ of }) => of !== undefined,
);
const DrawsDrawer = whenOpened(
  async () => (await import("./DrawsDrawer.tsx")).DrawsDrawer,
  ({ of }) => of !== undefined,
);

/** 抽取优惠券: coupons that are drawn, with chance, stock and the record of their draws (COUPON-01, COUPON-03). */
export function DrawCouponsPage() {
  const t = usePhrases("codes");
  const { fields, pages, action } = t.codes;
  const list = useList(drawCoupons.list, { initial: {} });
  const readOnly = useRefusedWithout("marketing.drawCoupon.write");
  const noDraw = useRefusedWithout("marketing.drawCoupon.draw");
  const refusal = useRefusalText();
  const [editing, edit] = useState<DrawCouponEditing | undefined>();
  const [drawing, draw] = useState<DrawCouponRow | undefined>();
  const [shown, show] = useState<DrawCouponRow | undefined>();
  const stop = useWrite(drawCoupons.stop);
  const start = useWrite(drawCoupons.start);
  const turning = useTurning<DrawCouponRow>(readOnly, {
    stop: ({ drawCouponId }) => stop.run({ drawCouponId }),
    start: ({ drawCouponId }) => start.run({ drawCouponId }),
  });
  const common = useCouponColumns<DrawCouponRow>(show);
  const column = columnsOf<DrawCouponRow>();
  const columns: ListColumns<DrawCouponRow> = [
    common.name,
    common.value,
    column.custom("winRate", fields.winRate, ({ winRate }) => `${winRate}%`, {
      width: 96,
      align: "right",
      holdsData: true,
    }),
    { ...common.full, hidden: true },
    ...common.days,
    ...common.counts,
    column.number("drawTotal", fields.drawTotal, { width: 88 }),
    common.status,
    ...common.about,
    column.actions(t.common.list.actions, (row) => [
      {
        key: "draw",
        label: action.draw,
        refused: noDraw ?? refusal(checkDraw({ state: row.couponStatus, total: row.issuedTotal, made: row.handedOut })),
        onClick: () => draw(row),
      },
      { key: "draws", label: action.draws, refused: undefined, onClick: () => show(row) },
      turning(row),
      {
        key: "edit",
        label: t.common.action.edit,
        refused: readOnly ?? refusal(checkBatchEdit(row.handedOut)),
        onClick: () => edit({ coupon: row }),
      },
    ]),
  ];
  return (
    <>
      <ListPage
        name="drawCoupons"
        title={pages["/sc/cqyhq"]}
        list={list}
        rowKey="drawCouponId"
        columns={columns}
        filters={useCouponFilters()}
        toolbar={
          <AddButton refused={readOnly} onClick={() => edit({})}>
            {action.addDrawCoupon}
          </AddButton>
        }
      />
      <DrawCouponForm editing={editing} onClose={() => edit(undefined)} />
      <DrawForm of={drawing} onClose={() => draw(undefined)} />
      <DrawsDrawer of={shown} onClose={() => show(undefined)} />
    </>
  );
}

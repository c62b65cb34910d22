import { coupons } from "@yunshou/contract/marketing/coupons";
import { checkBatchEdit, codeBatchStates, couponTypes } from "@yunshou/domain";
import { useState } from "react";
import {
  AddButton,
  ChoiceFilter,
  ListPage,
  TextFilter,
  useList,
  useRefusalText,
  useRefusedWithout,
  useWrite,
  whenOpened,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { useCouponColumns } from "./couponColumns.tsx";
import type { CouponEditing } from "./CouponForm.tsx";
import type { HandingOut } from "./HandOutForm.tsx";

const CouponForm = whenOpened(
  async () => (await import("./CouponForm.tsx")).CouponForm,
  ({ editing }) => editing !== undefined,
);
const HandOutForm = whenOpened(
  async () => (await import("./HandOutForm.tsx")).HandOutForm,
  ({ of }) => of !== undefined,
);

/** 优惠券管理: coupons with what was handed out and used (COUPON-01 to COUPON-05, MKT-05). */
export function CouponsPage() {
  const t = usePhrases("codes");
  const { fields, pages, action } = t.codes;
  const list = useList(coupons.list, { initial: {} });
  const readOnly = useRefusedWithout("marketing.coupon.write");
  const refusal = useRefusalText();
  const { run: send, running: sending } = useWrite(coupons.handOut);
  const [editing, edit] = useState<CouponEditing | undefined>();
  const [handing, handOut] = useState<HandingOut | undefined>();
  const columns = useCouponColumns({
    readOnly,
    edit: (coupon) => edit({ coupon }),
    handOut: ({ couponId, couponName, issuedTotal, handedOut }) =>
      handOut({ couponId, name: couponName, left: issuedTotal - handedOut }),
    mayEdit: ({ handedOut }) => readOnly ?? refusal(checkBatchEdit(handedOut)),
  });
  return (
    <>
      <ListPage
        name="coupons"
        title={pages["/yxch/yhqgl"]}
        list={list}
        rowKey="couponId"
        columns={columns}
        filters={[
          { name: "couponName", label: fields.couponName, control: <TextFilter /> },
          {
            name: "couponType",
            label: fields.couponType,
            control: <ChoiceFilter values={couponTypes} words={t.codes.type} />,
          },
          {
            name: "couponStatus",
            label: fields.couponStatus,
            control: <ChoiceFilter values={codeBatchStates} words={t.codes.issuing} />,
          },
        ]}
        toolbar={
          <AddButton refused={readOnly} onClick={() => edit({})}>
            {action.addCoupon}
          </AddButton>
        }
      />
      <CouponForm editing={editing} onClose={() => edit(undefined)} />
      <HandOutForm
        of={handing}
        onClose={() => handOut(undefined)}
        send={(couponId, how) => send({ couponId, ...how })}
        sending={sending}
      />
    </>
  );
}

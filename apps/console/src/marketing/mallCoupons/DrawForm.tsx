import { drawCoupons } from "@yunshou/contract/marketing/drawCoupons";
import { fill } from "@yunshou/phrases/fill";
import { App, Form } from "antd";
import { useState } from "react";
import { CardField, FormModal, useWrite } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import type { DrawCouponRow } from "./couponColumns.tsx";

interface Values {
  readonly cardId?: string;
}

/** 抽取: one draw on the server, for the holder of a card or for nobody in particular; sent again it is the same draw. */
export function DrawForm({ of, onClose }: { readonly of: DrawCouponRow | undefined; readonly onClose: () => void }) {
  const { fields, action, hint } = usePhrases("codes").codes;
  const { message } = App.useApp();
  const { run, running } = useWrite(drawCoupons.draw);
  const [drawKey, nextKey] = useState(() => crypto.randomUUID());
  const draw = async ({ cardId }: Values, { drawCouponId }: DrawCouponRow) => {
    const { drawNo, couponCode } = await run({
      drawCouponId,
      drawKey,
      ...(cardId === undefined || cardId === "" ? {} : { cardId }),
    });
    nextKey(crypto.randomUUID());
    if (couponCode === null) message.info(fill(hint.lostDraw, { no: drawNo }));
    else message.success(fill(hint.wonCode, { no: drawNo, code: couponCode }));
  };
  return (
    <FormModal<Values, DrawCouponRow>
      title={action.draw}
      about={of?.couponName}
      verb={action.draw}
      of={of}
      onClose={onClose}
      initial={{}}
      submitting={running}
      onSubmit={draw}
    >
      <Form.Item name="cardId" label={fields.cardId} extra={hint.drawFor}>
        <CardField usable />
      </Form.Item>
    </FormModal>
  );
}

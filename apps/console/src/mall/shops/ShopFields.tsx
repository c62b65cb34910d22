import {
  checkCloseMinutes,
  checkDeliveryFee,
  checkHotline,
  deliveryWays,
  shopLimits,
  yuanFromFen,
} from "@yunshou/domain";
import { Checkbox, Form, Input, InputNumber } from "antd";
import { choicesOf, fenOf, ruleOf, useRefusalText, useRules } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import type { AnyShop } from "./ShopCard.tsx";

/** What people type about any shop; the fee is an amount in yuan. */
export interface ShopValues {
  readonly shopName: string;
  readonly servicePhone: string;
  readonly announcement?: string;
  readonly deliveryWays: AnyShop["deliveryWays"];
  readonly deliveryFee: string;
  readonly closeMinutes: number;
}

/** The values with which a form about a shop begins. */
export const shopValues = ({ shopName, servicePhone, announcement, closeMinutes, ...shop }: AnyShop): ShopValues => ({
  shopName,
  servicePhone,
  announcement,
  closeMinutes,
  deliveryWays: shop.deliveryWays,
  deliveryFee: yuanFromFen(BigInt(shop.deliveryFeeFen)),
});

/** The values as the server takes them. */
export const shopInput = ({ deliveryFee, ...values }: ShopValues) => ({
  ...values,
  deliveryFeeFen: fenOf(deliveryFee),
});

/** The fields that both kinds of shop have (MALL-01, MALL-03). */
export function ShopFields() {
  const t = usePhrases("mall");
  const { fields } = t.mall;
  const { required, filled, rule, amount } = useRules();
  const refusal = useRefusalText();
  return (
    <>
      <Form.Item name="shopName" label={fields.shopName} rules={[filled]}>
        <Input maxLength={shopLimits.nameLength} autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="servicePhone"
        label={fields.servicePhone}
        required
        rules={[rule((text) => checkHotline(text, "servicePhone"))]}
      >
        <Input maxLength={30} inputMode="tel" autoComplete="off" />
      </Form.Item>
      <Form.Item name="deliveryWays" label={fields.deliveryWays} rules={[required]}>
        <Checkbox.Group options={choicesOf(deliveryWays, t.mall.deliveryWay)} />
      </Form.Item>
      <Form.Item name="deliveryFee" label={fields.deliveryFee} required rules={[amount(checkDeliveryFee)]}>
        <Input prefix="¥" inputMode="decimal" maxLength={10} autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="closeMinutes"
        label={fields.closeMinutes}
        required
        rules={[ruleOf((minutes: number | null) => refusal(checkCloseMinutes(minutes ?? 0)))]}
      >
        <InputNumber precision={0} style={{ width: "100%" }} />
      </Form.Item>
      <Form.Item name="announcement" label={fields.announcement} className="kit-wide">
        <Input.TextArea rows={3} showCount maxLength={shopLimits.announcementLength} />
      </Form.Item>
    </>
  );
}

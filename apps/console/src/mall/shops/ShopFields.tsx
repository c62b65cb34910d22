import type { OutputOf } from "@yunshou/contract";
import type { quickBuyShop } from "@yunshou/contract/mall/shops";
import {
  checkCloseMinutes,
  checkDeliveryFee,
  checkHotline,
  deliveryWays,
  shopLimits,
  yuanFromFen,
} from "@yunshou/domain";
import { Checkbox, Form, Input } from "antd";
import {
  choicesOf,
  fenOf,
  MoneyField,
  NumberField,
  ruleOf,
  useRefusalText,
  useRules,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import type { AnyShop } from "./ShopCard.tsx";

/** What people type about any shop. */
export interface ShopValues {
  readonly shopName: string;
  readonly servicePhone: string;
  readonly announcement?: string;
}

/** The values with which a form about a shop begins. */
export const shopValues = ({ shopName, servicePhone, announcement }: AnyShop): ShopValues => ({
  shopName,
  servicePhone,
  announcement,
});

type Ways = Pick<OutputOf<typeof quickBuyShop.own>, "deliveryWays" | "closeMinutes" | "deliveryFeeFen">;

/** How goods of the quick-buy shop reach their buyer; the fee is an amount in yuan. */
export interface WayValues extends Pick<Ways, "deliveryWays" | "closeMinutes"> {
  readonly deliveryFee: string;
}

export const wayValues = ({ deliveryWays: ways, closeMinutes, deliveryFeeFen }: Ways): WayValues => ({
  deliveryWays: ways,
  closeMinutes,
  deliveryFee: yuanFromFen(BigInt(deliveryFeeFen)),
});

/** The ways as the server takes them. */
export const wayInput = ({ deliveryFee, deliveryWays: ways, closeMinutes }: WayValues) => ({
  deliveryWays: ways,
  closeMinutes,
  deliveryFeeFen: fenOf(deliveryFee),
});

/** The fields that both kinds of shop have (MALL-01, MALL-03). */
export function ShopFields() {
  const t = usePhrases("mall");
  const { fields } = t.mall;
  const { filled, rule } = useRules();
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
      <Form.Item name="announcement" label={fields.announcement} className="kit-wide">
        <Input.TextArea rows={3} showCount maxLength={shopLimits.announcementLength} />
      </Form.Item>
    </>
  );
}

/** The fields about the ways of the quick-buy shop. */
export function WayFields() {
  const t = usePhrases("mall");
  const { fields } = t.mall;
  const { required, amount } = useRules();
  const refusal = useRefusalText();
  return (
    <>
      <Form.Item name="deliveryWays" label={fields.deliveryWays} rules={[required]}>
        <Checkbox.Group options={choicesOf(deliveryWays, t.mall.deliveryWay)} />
      </Form.Item>
      <Form.Item name="deliveryFee" label={fields.deliveryFee} required rules={[amount(checkDeliveryFee)]}>
        <MoneyField maxLength={10} />
      </Form.Item>
      <Form.Item
        name="closeMinutes"
        label={fields.closeMinutes}
        required
        rules={[ruleOf((minutes: number | null) => refusal(checkCloseMinutes(minutes ?? 0)))]}
      >
        <NumberField precision={0} style={{ width: "100%" }} />
      </Form.Item>
    </>
  );
}

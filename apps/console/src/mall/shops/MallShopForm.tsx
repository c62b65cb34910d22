import type { OutputOf } from "@yunshou/contract";
import { mallShop, shopLogos } from "@yunshou/contract/mall/shops";
import { checkCoordinates, checkServiceTags, shopLimits } from "@yunshou/domain";
import { Form, Input, Select } from "antd";
import { type PartOfPosition, PositionField } from "../../machines/places/PositionField.tsx";
import { FormDrawer, ImageUpload, ruleOf, useRefusalText, useRules, useWrite } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { ShopFields, type ShopValues, shopValues } from "./ShopFields.tsx";

interface Values extends ShopValues {
  readonly logo: string | null;
  readonly serviceTags: string[];
  readonly shopAddress: string;
  readonly position: PartOfPosition;
}

interface MallShopFormProps {
  readonly shop: OutputOf<typeof mallShop.own>;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** What a merchant says about its mall (MALL-01, MALL-03, MALL-05, POINT-02, MSG-36). */
export function MallShopForm({ shop, open, onClose }: MallShopFormProps) {
  const t = usePhrases("mall");
  const { fields } = t.mall;
  const { filled } = useRules();
  const refusal = useRefusalText();
  const { run, running } = useWrite(mallShop.update);
  const { logo, serviceTags, shopAddress, longitude, latitude } = shop;
  return (
    <FormDrawer<Values>
      title={t.mall.editShop}
      open={open}
      onClose={onClose}
      initial={{ ...shopValues(shop), logo, serviceTags, shopAddress, position: { longitude, latitude } }}
      submitting={running}
      onSubmit={({ position, logo: picture, serviceTags: tags, shopAddress: address, ...values }) =>
        run({ ...values, ...position, logo: picture, serviceTags: tags, shopAddress: address })
      }
      success={t.common.result.modified}
      width={720}
    >
      <Form.Item name="logo" label={t.common.fields.logo} className="kit-wide">
        <ImageUpload endpoint={shopLogos.upload} />
      </Form.Item>
      <ShopFields />
      <Form.Item
        name="serviceTags"
        label={fields.serviceTags}
        className="kit-wide"
        extra={t.mall.tagsHint}
        rules={[ruleOf((tags: string[] = []) => refusal(checkServiceTags(tags)))]}
      >
        <Select mode="tags" open={false} suffixIcon={null} tokenSeparators={[",", "，"]} />
      </Form.Item>
      <Form.Item name="shopAddress" label={fields.shopAddress} className="kit-wide" rules={[filled]}>
        <Input maxLength={shopLimits.addressLength} autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="position"
        label={fields.location}
        className="kit-wide"
        required
        rules={[ruleOf((at?: PartOfPosition) => refusal(checkCoordinates(at?.longitude, at?.latitude)))]}
      >
        <PositionField />
      </Form.Item>
    </FormDrawer>
  );
}

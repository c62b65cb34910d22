import type { OutputOf } from "@yunshou/contract";
import { quickBuyShop } from "@yunshou/contract/mall/shops";
import { FormDrawer, useWrite } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import {
  ShopFields,
  type ShopValues,
  shopValues,
  WayFields,
  wayInput,
  type WayValues,
  wayValues,
} from "./ShopFields.tsx";

interface QuickBuyShopFormProps {
  readonly shop: OutputOf<typeof quickBuyShop.own>;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** What a merchant says about its quick-buy shop (MALL-01, MALL-03). */
export function QuickBuyShopForm({ shop, open, onClose }: QuickBuyShopFormProps) {
  const t = usePhrases("mall");
  const { run, running } = useWrite(quickBuyShop.update);
  return (
    <FormDrawer<ShopValues & WayValues>
      title={t.mall.editShop}
      open={open}
      onClose={onClose}
      initial={{ ...shopValues(shop), ...wayValues(shop) }}
      submitting={running}
      onSubmit={(values) => run({ ...values, ...wayInput(values) })}
      success={t.common.result.modified}
    >
      <ShopFields />
      <WayFields />
    </FormDrawer>
  );
}

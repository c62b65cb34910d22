import { quickBuyShop } from "@yunshou/contract/mall/shops";
import { Skeleton } from "antd";
import { useState } from "react";
import { EmptyState, useCall, useRefusedWithout, useWrite, whenOpened } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { ShopCard } from "./ShopCard.tsx";

const QuickBuyShopForm = whenOpened(
  async () => (await import("./QuickBuyShopForm.tsx")).QuickBuyShopForm,
  ({ open }) => open,
);

/** 设置: the quick-buy shop of the own merchant (MALL-01 to MALL-03). */
export function QuickBuyShopPage() {
  const { pages } = usePhrases("mall").mall;
  const { data, error, reload } = useCall(quickBuyShop.own, {});
  const readOnly = useRefusedWithout("mall.quickBuyShop.write");
  const setOpen = useWrite(quickBuyShop.setOpen);
  const [editing, edit] = useState(false);
  if (data === undefined)
    return (
      <section className="kit-card">
        {error === null ? <Skeleton active /> : <EmptyState error={error} onRetry={() => void reload()} />}
      </section>
    );
  return (
    <>
      <ShopCard
        title={pages["/essggl/sz"]}
        shop={data}
        readOnly={readOnly}
        switching={setOpen.running}
        onSwitch={setOpen.run}
        onEdit={() => edit(true)}
      />
      <QuickBuyShopForm shop={data} open={editing} onClose={() => edit(false)} />
    </>
  );
}

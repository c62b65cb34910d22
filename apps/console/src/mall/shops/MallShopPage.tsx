import { mallShop } from "@yunshou/contract/mall/shops";
import { Skeleton } from "antd";
import { useState } from "react";
import { EmptyState, useCall, useRefusedWithout, useWrite, whenOpened } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { ShopCard } from "./ShopCard.tsx";

const MallShopForm = whenOpened(
  async () => (await import("./MallShopForm.tsx")).MallShopForm,
  ({ open }) => open,
);

/** 店铺信息: the mall of the own merchant (MALL-01 to MALL-03). */
export function MallShopPage() {
  const { pages } = usePhrases("mall").mall;
  const { data, error, reload } = useCall(mallShop.own, {});
  const readOnly = useRefusedWithout("mall.shop.write");
  const setOpen = useWrite(mallShop.setOpen);
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
        title={pages["/sc/dpxx"]}
        shop={data}
        readOnly={readOnly}
        switching={setOpen.running}
        onSwitch={setOpen.run}
        onEdit={() => edit(true)}
      />
      <MallShopForm shop={data} open={editing} onClose={() => edit(false)} />
    </>
  );
}

import { Segmented } from "antd";
import { type ReactNode, useState } from "react";
import { useSearchParams } from "react-router";
import { choicesOf } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { AdList } from "./AdList.tsx";
import { AdSlotList } from "./AdSlotList.tsx";

const views = ["ads", "spaces"] as const;
type View = (typeof views)[number];
const lists: Readonly<Record<View, (props: { readonly switcher: ReactNode }) => ReactNode>> = {
  ads: AdList,
  spaces: AdSlotList,
};

/** 广告管理: what machines show, where on them and when, with what they confirmed and played (AD-01, AD-02). */
export function AdsPage() {
  const t = usePhrases("ads");
  const [params, setParams] = useSearchParams();
  // Each list has filters of its own in the URL, so that a switch begins anew.
  const [view, setView] = useState<View>(views.find((one) => one === params.get("tab")) ?? "ads");
  const List = lists[view];
  const turn = (next: View) => {
    setView(next);
    setParams(next === "ads" ? {} : { tab: next }, { replace: true });
  };
  return <List switcher={<Segmented value={view} options={choicesOf(views, t.ads.views)} onChange={turn} />} />;
}

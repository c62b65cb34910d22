import { Segmented } from "antd";
import { type ReactNode, useState } from "react";
import { useSearchParams } from "react-router";
import { choicesOf } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { PackageList } from "./PackageList.tsx";
import { RolloutList } from "./RolloutList.tsx";

const views = ["packages", "rollouts"] as const;
type View = (typeof views)[number];
const lists: Readonly<Record<View, (props: { readonly switcher: ReactNode }) => ReactNode>> = {
  packages: PackageList,
  rollouts: RolloutList,
};

/** 机器软件管理: packages, and their rollouts to machines in groups that a second person approves (MACHINE-26). */
export function SoftwarePage() {
  const t = usePhrases("software");
  const [params, setParams] = useSearchParams();
  const asked = views.find((one) => one === params.get("view")) ?? "packages";
  // Each list has filters of its own in the URL, so that a switch begins anew.
  const [view, setView] = useState<View>(asked);
  const List = lists[view];
  const turn = (next: View) => {
    setView(next);
    setParams({}, { replace: true });
  };
  return <List switcher={<Segmented value={view} options={choicesOf(views, t.software.views)} onChange={turn} />} />;
}

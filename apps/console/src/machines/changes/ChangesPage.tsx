import { Segmented } from "antd";
import { type ReactNode, useState } from "react";
import { useSearchParams } from "react-router";
import { choicesOf } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { ChangeLog } from "./ChangeLog.tsx";
import { ChangeSetList } from "./ChangeSetList.tsx";
import { DifferingLanes } from "./DifferingLanes.tsx";

const views = ["log", "sets", "differing"] as const;
type View = (typeof views)[number];
const lists: Readonly<Record<View, (props: { readonly switcher: ReactNode }) => ReactNode>> = {
  log: ChangeLog,
  sets: ChangeSetList,
  differing: DifferingLanes,
};

/** 商品异动管理: the log of lane changes, changes on many machines, and lanes whose machine holds something else. */
export function ChangesPage() {
  const t = usePhrases("laneChanges");
  const [params, setParams] = useSearchParams();
  const asked = views.find((one) => one === params.get("view")) ?? "log";
  // Each list has filters of its own in the URL, so that a switch begins anew.
  const [view, setView] = useState<View>(asked);
  const List = lists[view];
  const turn = (next: View) => {
    setView(next);
    setParams({}, { replace: true });
  };
  return <List switcher={<Segmented value={view} options={choicesOf(views, t.laneChanges.views)} onChange={turn} />} />;
}

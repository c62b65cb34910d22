import { Segmented } from "antd";
import { useSearchParams } from "react-router";
import { choicesOf, whenOpened } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { PlanList } from "./PlanList.tsx";

const PlanCalendar = whenOpened(
  async () => (await import("./PlanCalendar.tsx")).PlanCalendar,
  () => true,
);

const views = ["list", "calendar"] as const;
type View = (typeof views)[number];

/** 营销计划管理: where and when schemes hold, as a list and as a calendar (MKT-01, MKT-03, MKT-17). */
export function PlansPage() {
  const { planCalendar: words } = usePhrases("planCalendar");
  const [params, setParams] = useSearchParams();
  const view = views.find((one) => one === params.get("view")) ?? "list";
  // Each view has conditions of its own in the address, so that a switch begins anew.
  const switcher = (
    <Segmented<View>
      value={view}
      options={choicesOf(views, words.views)}
      onChange={(next) => setParams(next === "list" ? {} : { view: next }, { replace: true })}
    />
  );
  return view === "list" ? <PlanList switcher={switcher} /> : <PlanCalendar switcher={switcher} />;
}

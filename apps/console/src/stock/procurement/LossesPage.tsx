import { Segmented } from "antd";
import { useSearchParams } from "react-router";
import { choicesOf, whenOpened } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { LossList } from "./LossList.tsx";

const LossStepList = whenOpened(
  async () => (await import("../lossSteps/LossStepList.tsx")).LossStepList,
  ({ strip }) => strip !== undefined,
);

const tabs = ["writeOffs", "steps"] as const;
type Tab = (typeof tabs)[number];

/** 报损: what was written off, and at which step goods were likely lost on their way (STOCK-08). */
export function LossesPage() {
  const { lossSteps } = usePhrases("lossSteps");
  const [params, setParams] = useSearchParams();
  const tab = tabs.find((one) => one === params.get("tab")) ?? "writeOffs";
  const strip = (
    <Segmented<Tab>
      value={tab}
      options={choicesOf(tabs, lossSteps.tab)}
      onChange={(next) => setParams(next === "writeOffs" ? {} : { tab: next }, { replace: true })}
    />
  );
  return tab === "steps" ? <LossStepList strip={strip} /> : <LossList strip={strip} />;
}

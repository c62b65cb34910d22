import { Segmented } from "antd";
import { useSearchParams } from "react-router";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { UpkeepDue } from "./UpkeepDue.tsx";
import { UpkeepRecords } from "./UpkeepRecords.tsx";

const views = ["records", "due"] as const;
type View = (typeof views)[number];

/** 药品养护: what was checked, and what is to be checked next (MED-08). */
export function UpkeepPage() {
  const words = usePhrases("medicineBatches").medicineBatches;
  const [params, setParams] = useSearchParams();
  const shown: View = params.get("show") === "due" ? "due" : "records";
  const chooser = (
    <Segmented<View>
      value={shown}
      options={views.map((value) => ({ value, label: words.upkeepShown[value] }))}
      // Filters and the page of one list mean nothing to the other.
      onChange={(next) => setParams(next === "due" ? { show: next } : {}, { replace: true })}
    />
  );
  return shown === "due" ? <UpkeepDue chooser={chooser} /> : <UpkeepRecords chooser={chooser} />;
}

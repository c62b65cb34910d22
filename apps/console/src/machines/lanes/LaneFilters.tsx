import { type LaneFilter, laneStatuses } from "@yunshou/domain";
import { ChoiceFilter, FilterBar, MachineField, TextFilter } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

/** `jqbh` is the machine number of the link that opens this page (ROUTE-30). */
export interface LaneFilterValues extends LaneFilter {
  readonly jqbh?: string | undefined;
}

/** Which machine, and which of its lanes. */
export function LaneFilters({
  values,
  onSearch,
}: {
  readonly values: LaneFilterValues;
  readonly onSearch: (values: LaneFilterValues) => void;
}) {
  const t = usePhrases("lanes", "machines");
  return (
    <FilterBar
      values={values}
      onSearch={(changed) => onSearch({ ...values, ...changed })}
      onReset={() => onSearch({ jqbh: values.jqbh })}
      filters={[
        {
          name: "jqbh",
          label: t.machines.fields.machineNo,
          rules: [{ required: true, message: t.machines.errors["machines.numberEmpty"] }],
          control: <MachineField by="number" allowClear={false} />,
        },
        {
          name: "laneStatus",
          label: t.lanes.fields.laneStatus,
          control: <ChoiceFilter values={laneStatuses} words={t.lanes.laneStatus} />,
        },
        { name: "productName", label: t.lanes.fields.productName, control: <TextFilter /> },
      ]}
    />
  );
}

import type { RowOf } from "@yunshou/contract";
import { rollouts, type software } from "@yunshou/contract/machines/software";
import { machineBatchLimit, type RolloutPlan, rolloutBounds } from "@yunshou/domain";
import { Form } from "antd";
import { FormDrawer, MachineField, namesOf, NumberField, useRules, useWrite } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

type Values = RolloutPlan & { readonly machineIds: string[] };
type Row = RowOf<typeof software.list>;

const usual: RolloutPlan = {
  groupSize: 20,
  failurePercent: 3,
  successPercent: 90,
  stepMinutes: 60,
  waitHours: 168,
  salesDropPercent: 30,
};
const figures = Object.keys(rolloutBounds) as (keyof RolloutPlan)[];

/** Assigns a package to machines, in groups with limits; a second person approves it (MACHINE-14, MACHINE-19, MACHINE-26). */
export function AssignForm({
  assigning,
  onClose,
}: {
  readonly assigning: Row | undefined;
  readonly onClose: () => void;
}) {
  const t = usePhrases("software", "machines");
  const words = t.software;
  const { filled } = useRules();
  const propose = useWrite(rollouts.propose);
  return (
    <FormDrawer<Values, Row>
      title={words.assign}
      of={assigning}
      about={assigning && namesOf(assigning.softName, assigning.softVersion)}
      onClose={onClose}
      initial={{ machineIds: [], ...usual }}
      submitting={propose.running}
      onSubmit={(values, { softId }) => propose.run({ ...values, softId })}
      success={words.assigned}
    >
      <Form.Item
        name="machineIds"
        label={words.fields.machines}
        className="kit-wide"
        rules={[{ required: true, type: "array", min: 1, message: t.machines.errors["machines.selectToOperate"] }]}
      >
        <MachineField multiple usable maxCount={machineBatchLimit} />
      </Form.Item>
      {figures.map((figure) => (
        <Form.Item key={figure} name={figure} label={words.fields[figure]} rules={[filled]}>
          <NumberField
            min={rolloutBounds[figure][0]}
            max={rolloutBounds[figure][1]}
            precision={0}
            style={{ width: "100%" }}
          />
        </Form.Item>
      ))}
    </FormDrawer>
  );
}

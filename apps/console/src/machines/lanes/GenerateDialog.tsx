import { lanes } from "@yunshou/contract/machines/lanes";
import { cabinets, checkGeneration, laneModes } from "@yunshou/domain";
import { Form } from "antd";
import {
  Choice,
  FormModal,
  namesOf,
  NumberField,
  ruleOf,
  useConfirm,
  useRefusalText,
  useWrite,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import type { LaneRow, MachineOfLanes } from "./laneState.ts";

interface GenerateDialogProps {
  readonly machine: MachineOfLanes;
  readonly rows: readonly LaneRow[];
  readonly open: boolean;
  readonly onClose: () => void;
}

interface Values {
  readonly cabinet: "main" | "sub";
  readonly layers: number;
  readonly perLayer: number;
  readonly mode: LaneRow["laneMode"];
}

/** Generates the lanes of a cabinet; asks before it replaces existing ones (LANE-10 to LANE-13, LANE-18). */
export function GenerateDialog({ machine, rows, open, onClose }: GenerateDialogProps) {
  const t = usePhrases("lanes");
  const refusal = useRefusalText();
  const words = t.lanes;
  const { agree } = useConfirm();
  const generate = useWrite(lanes.generate);

  const submit = async (values: Values) => {
    const exists = rows.some((lane) => lane.cabinet === values.cabinet);
    if (
      exists &&
      !(await agree({
        text: words.regenerate,
        about: namesOf(machine.machineName, machine.machineNo, t.lanes.cabinet[values.cabinet]),
        verb: words.generate,
        danger: true,
      }))
    )
      throw new Error("kept open");
    await generate.run({ ...values, machineId: machine.machineId, replace: exists });
  };

  return (
    <FormModal<Values>
      title={words.generate}
      about={namesOf(machine.machineName, machine.machineNo)}
      verb={words.generate}
      open={open}
      onClose={onClose}
      initial={{ cabinet: "main", layers: 6, perLayer: 8, mode: "medium" }}
      submitting={generate.running}
      success={t.common.result.done}
      onSubmit={submit}
    >
      <Form.Item name="cabinet" label={t.lanes.fields.cabinet}>
        <Choice values={cabinets} words={t.lanes.cabinet} />
      </Form.Item>
      <Form.Item
        name="layers"
        label={words.layers}
        rules={[ruleOf((layers: number) => refusal(checkGeneration(layers, 2)))]}
      >
        <NumberField style={{ width: "100%" }} />
      </Form.Item>
      <Form.Item
        name="perLayer"
        label={words.perLayer}
        rules={[ruleOf((perLayer: number) => refusal(checkGeneration(2, perLayer)))]}
      >
        <NumberField style={{ width: "100%" }} />
      </Form.Item>
      <Form.Item name="mode" label={t.lanes.fields.laneMode}>
        <Choice values={laneModes} words={t.lanes.laneMode} />
      </Form.Item>
    </FormModal>
  );
}

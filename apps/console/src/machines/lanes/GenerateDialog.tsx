import { lanes } from "@yunshou/contract/machines/lanes";
import { cabinets, checkGeneration, laneModes } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { App, Form, InputNumber, Select } from "antd";
import { FormModal, useWrite } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import type { LaneRow } from "./laneState.ts";

interface GenerateDialogProps {
  readonly machineId: string;
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
export function GenerateDialog({ machineId, rows, open, onClose }: GenerateDialogProps) {
  const t = usePhrases();
  const words = t.machines.lanePage;
  const { modal, message } = App.useApp();
  const generate = useWrite(lanes.generate);
  const rule = (field: "layers" | "perLayer") => ({
    validator: (_rule: unknown, value: number) => {
      const checked = field === "layers" ? checkGeneration(value, 2) : checkGeneration(2, value);
      return checked.ok ? Promise.resolve() : Promise.reject(new Error(fill(t.errors[checked.code], checked.values)));
    },
  });

  const submit = async (values: Values) => {
    const exists = rows.some((lane) => lane.cabinet === values.cabinet);
    if (
      exists &&
      !(await modal.confirm({
        title: t.common.confirm.title,
        content: words.regenerate,
        mask: { closable: false },
        okButtonProps: { danger: true },
      }))
    )
      throw new Error("kept open");
    await generate.run({ ...values, machineId, replace: exists });
    message.success(t.common.result.done);
  };

  return (
    <FormModal<Values>
      title={words.generate}
      open={open}
      onClose={onClose}
      initial={{ cabinet: "main", layers: 6, perLayer: 8, mode: "medium" }}
      loading={false}
      error={null}
      submitting={generate.running}
      onSubmit={submit}
    >
      <Form.Item name="cabinet" label={t.machines.laneField.cabinet}>
        <Select options={cabinets.map((value) => ({ value, label: t.values.cabinet[value] }))} />
      </Form.Item>
      <Form.Item name="layers" label={words.layers} rules={[rule("layers")]}>
        <InputNumber style={{ width: "100%" }} />
      </Form.Item>
      <Form.Item name="perLayer" label={words.perLayer} rules={[rule("perLayer")]}>
        <InputNumber style={{ width: "100%" }} />
      </Form.Item>
      <Form.Item name="mode" label={t.machines.laneField.laneMode}>
        <Select options={laneModes.map((value) => ({ value, label: t.values.laneMode[value] }))} />
      </Form.Item>
    </FormModal>
  );
}

import { checkPriority, planLimits, type WrittenSlot } from "@yunshou/domain";
import { DatePicker, Form, Radio } from "antd";
import dayjs, { type Dayjs } from "dayjs";
import { MachineField, NumberField, ruleOf, today, useRefusalText, useRules } from "../platform/kit/index.ts";
import { usePhrases } from "../platform/phrases/usePhrases.ts";
import { SlotFields } from "./SlotFields.tsx";

/** What the fields of this file hold. */
export interface LimitValues {
  readonly allMachines: boolean;
  readonly machineIds?: string[];
  readonly startDay: Dayjs;
  readonly endDay: Dayjs;
  readonly slots: readonly Partial<WrittenSlot>[];
  readonly priority: number | null;
}

interface Limits {
  readonly allMachines: boolean;
  readonly machineIds: readonly string[];
  readonly startDate: string;
  readonly endDate: string;
  readonly slots: readonly WrittenSlot[];
  readonly priority: number;
}

/** Values of a form about a promotion; a fresh one runs all day for a month. */
export const limitValues = (row?: Limits): LimitValues => ({
  allMachines: row?.allMachines ?? true,
  machineIds: [...(row?.machineIds ?? [])],
  startDay: dayjs(row?.startDate ?? today()),
  endDay: row === undefined ? dayjs(today()).add(1, "month") : dayjs(row.endDate),
  slots: row?.slots ?? [{ from: "00:00", to: "24:00" }],
  priority: row?.priority ?? 5,
});

/** The same as the server takes it. */
export const limitsOf = ({ startDay, endDay, slots, machineIds = [], allMachines, priority }: LimitValues) => ({
  allMachines,
  machineIds: allMachines ? [] : machineIds,
  startDate: startDay.format("YYYY-MM-DD"),
  endDate: endDay.format("YYYY-MM-DD"),
  slots: slots.map(({ from = "", to = "" }) => ({ from, to })),
  priority,
});

/** Where and when a promotion holds: machines, days, up to three slots, and its priority (MKT-07, MKT-08, MKT-16). */
export function LimitFields() {
  const t = usePhrases("marketing", "machines");
  const words = t.marketing;
  const { fields } = words;
  const { required } = useRules();
  const refusal = useRefusalText();
  const all: boolean = Form.useWatch("allMachines") ?? true;
  return (
    <>
      <Form.Item name="allMachines" label={fields.machineIds} className="kit-wide">
        <Radio.Group
          options={[
            { value: true, label: words.allMachines },
            { value: false, label: words.someMachines },
          ]}
        />
      </Form.Item>
      {!all && (
        <Form.Item
          name="machineIds"
          label={words.someMachines}
          className="kit-wide"
          rules={[{ required: true, message: t.machines.errors["machines.selectToOperate"] }]}
        >
          <MachineField multiple usable maxCount={planLimits.machines} />
        </Form.Item>
      )}
      <Form.Item name="startDay" label={fields.startDate} rules={[required]}>
        <DatePicker allowClear={false} style={{ width: "100%" }} />
      </Form.Item>
      <Form.Item
        name="endDay"
        label={fields.endDate}
        dependencies={["startDay"]}
        rules={[
          required,
          ({ getFieldValue }) =>
            ruleOf((end: Dayjs | null) =>
              end?.isBefore(getFieldValue("startDay") as Dayjs, "day") ? t.common.errors["range.reversed"] : undefined,
            ),
        ]}
      >
        <DatePicker allowClear={false} style={{ width: "100%" }} />
      </Form.Item>
      <SlotFields label={fields.slots} />
      <Form.Item
        name="priority"
        label={fields.priority}
        required
        rules={[ruleOf((priority: number | null) => refusal(checkPriority(priority)))]}
      >
        <NumberField min={1} max={planLimits.priority} precision={0} style={{ width: "100%" }} />
      </Form.Item>
    </>
  );
}

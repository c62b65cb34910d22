import { billDifferences } from "@yunshou/contract/finance/bills";
import { billTimeZone, businessDay, checkParkDay, checkReason, fieldLimits } from "@yunshou/domain";
import { DatePicker, Form, Input } from "antd";
import type { Dayjs } from "dayjs";
import { FormModal, useRules, useWrite } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { differenceAbout, type DifferenceRow } from "./state.ts";

const check = (day: string) => checkParkDay(day, businessDay(new Date(), billTimeZone));

/** Parks a difference until a day, with the reason why nothing can be done before it (patterns §7.7). */
export function ParkForm({
  difference,
  onClose,
}: {
  readonly difference: DifferenceRow | undefined;
  readonly onClose: () => void;
}) {
  const t = usePhrases("bills");
  const { action, fields } = t.bills;
  const { required, rule } = useRules();
  const park = useWrite(billDifferences.park);
  return (
    <FormModal<{ untilDay: Dayjs; remark: string }, DifferenceRow>
      key={difference?.differenceId}
      title={action.park}
      about={difference === undefined ? null : differenceAbout(difference)}
      verb={action.park}
      of={difference}
      onClose={onClose}
      initial={{}}
      submitting={park.running}
      guard="money"
      onSubmit={({ untilDay, remark }, { differenceId, version }) =>
        park.run({ differenceId, version, untilDay: untilDay.format("YYYY-MM-DD"), remark })
      }
      success={t.common.result.done}
    >
      <Form.Item name="untilDay" label={fields.untilDay} rules={[required]}>
        <DatePicker disabledDate={(day) => !check(day.format("YYYY-MM-DD")).ok} style={{ width: "100%" }} />
      </Form.Item>
      <Form.Item
        name="remark"
        label={t.common.fields.remark}
        required
        rules={[rule((text: string | undefined) => checkReason(text ?? ""))]}
      >
        <Input.TextArea rows={3} maxLength={fieldLimits.remarkLength} showCount />
      </Form.Item>
    </FormModal>
  );
}

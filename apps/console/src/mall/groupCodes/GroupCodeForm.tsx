import type { RowOf } from "@yunshou/contract";
import { groupCodePictures, groupCodes } from "@yunshou/contract/mall/groupCodes";
import { checkGroupImage, checkValidTo, fieldLimits } from "@yunshou/domain";
import { DatePicker, Form, Input } from "antd";
import dayjs, { type Dayjs } from "dayjs";
import {
  FormDrawer,
  ImageUpload,
  MachineField,
  ruleOf,
  today,
  useRefusalText,
  useRules,
  useWrite,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

export type GroupCode = RowOf<typeof groupCodes.list>;

interface Values {
  readonly qrName: string;
  readonly qrImage: string | null;
  readonly machineId?: string | null;
  readonly validTo?: Dayjs | null;
}

interface GroupCodeFormProps {
  readonly editing: GroupCode | "new" | undefined;
  readonly onClose: () => void;
}

const dayOf = (at: Dayjs | null | undefined) => at?.format("YYYY-MM-DD") ?? null;

/** Adds a group code, or changes its name, picture, place and last day (GEN-19, TOPBAR-21, MSG-26, MSG-40). */
export function GroupCodeForm({ editing, onClose }: GroupCodeFormProps) {
  const t = usePhrases("groupCodes");
  const words = t.groupCodes;
  const { fields } = words;
  const { filled, required } = useRules();
  const refusal = useRefusalText();
  const create = useWrite(groupCodes.create);
  const update = useWrite(groupCodes.update);
  const code = editing === "new" ? undefined : editing;
  const save = ({ machineId, validTo, ...values }: Values) => {
    const input = { ...values, machineId: machineId ?? null, validTo: dayOf(validTo) };
    return code === undefined ? create.run(input) : update.run({ ...input, groupCodeId: code.groupCodeId });
  };
  const initial: Values =
    code === undefined
      ? { qrName: "", qrImage: null }
      : { qrName: code.qrName, qrImage: code.qrImage, machineId: code.machineId, validTo: dayjs(code.validTo) };
  const lastDay = (at?: Dayjs | null) =>
    at == null ? undefined : refusal(checkValidTo(dayOf(at), today(), code?.validTo));
  return (
    <FormDrawer<Values>
      key={code?.groupCodeId ?? "new"}
      title={code === undefined ? words.add : words.edit}
      open={editing !== undefined}
      onClose={onClose}
      initial={initial}
      submitting={create.running || update.running}
      onSubmit={save}
      success={code === undefined ? t.common.result.added : t.common.result.modified}
    >
      <Form.Item name="qrName" label={fields.qrName} rules={[filled]} className="kit-wide">
        <Input maxLength={fieldLimits.nameLength} autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="qrImage"
        label={fields.qrImage}
        className="kit-wide"
        required
        rules={[ruleOf((name?: string | null) => refusal(checkGroupImage(name ?? null)))]}
      >
        <ImageUpload endpoint={groupCodePictures.upload} />
      </Form.Item>
      <Form.Item name="machineId" label={fields.machineId} extra={words.machineHint}>
        <MachineField usable />
      </Form.Item>
      <Form.Item name="validTo" label={fields.validTo} extra={words.validToHint} rules={[required, ruleOf(lastDay)]}>
        <DatePicker style={{ width: "100%" }} disabledDate={(at) => at.format("YYYY-MM-DD") < today()} />
      </Form.Item>
    </FormDrawer>
  );
}

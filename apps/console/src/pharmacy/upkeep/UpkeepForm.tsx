import type { RowOf } from "@yunshou/contract";
import { medicineBatches } from "@yunshou/contract/pharmacy/batches";
import { medicineUpkeep } from "@yunshou/contract/pharmacy/upkeep";
import { checkRemark, fieldLimits, type UpkeepResult, upkeepResults } from "@yunshou/domain";
import { Form, Input } from "antd";
import { useState } from "react";
import {
  Choice,
  FormModal,
  MachineField,
  SearchChoice,
  useCall,
  useRules,
  useWrite,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

interface Values {
  readonly medBatchId: string;
  readonly machineId: string | null;
  readonly maintainContent: string;
  readonly maintainResult: UpkeepResult;
  readonly remark: string;
}

type KnownBatch = Pick<RowOf<typeof medicineBatches.list>, "medBatchId" | "batchNo" | "medicineName" | "shelfLifeDate">;

interface UpkeepFormProps {
  /** The batch that was checked, where it is known. */
  readonly of?: KnownBatch | undefined;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Writes down a storage check of a batch (MED-08, MSG-26, MSG-113). */
export function UpkeepForm({ of, open, onClose }: UpkeepFormProps) {
  const t = usePhrases("medicineBatches");
  const words = t.medicineBatches;
  const { fields } = words;
  const { required, filled, rule } = useRules();
  const create = useWrite(medicineUpkeep.create);
  const [text, search] = useState("");
  const batches = useCall(
    medicineBatches.list,
    { pageSize: 50, sort: "shelfLifeDate", direction: "asc", ...(text === "" ? {} : { batchNo: text }) },
    { silent: true, enabled: open },
  );
  const found: readonly KnownBatch[] = batches.data?.rows ?? [];
  const offered = of === undefined ? found : [of, ...found.filter(({ medBatchId }) => medBatchId !== of.medBatchId)];
  const first = of === undefined ? {} : { medBatchId: of.medBatchId };
  return (
    <FormModal<Values>
      title={words.upkeepAdd}
      about={null}
      verb={t.common.action.save}
      open={open}
      onClose={onClose}
      initial={{ ...first, machineId: null, maintainContent: "", maintainResult: "sound", remark: "" }}
      submitting={create.running}
      success={t.common.result.added}
      onSubmit={({ machineId, ...values }) => create.run({ ...values, machineId: machineId ?? null })}
    >
      <Form.Item name="medBatchId" label={fields.batchNo} rules={[required]}>
        <SearchChoice<string>
          loading={batches.loading}
          placeholder={t.common.form.select}
          onSearch={search}
          options={offered.map(({ medBatchId, batchNo, medicineName, shelfLifeDate }) => ({
            value: medBatchId,
            label: `${batchNo} · ${medicineName} · ${shelfLifeDate}`,
          }))}
        />
      </Form.Item>
      <Form.Item name="machineId" label={t.common.fields.machine} extra={words.wholeBatch}>
        <MachineField />
      </Form.Item>
      <Form.Item name="maintainContent" label={fields.maintainContent} rules={[filled]}>
        <Input.TextArea maxLength={fieldLimits.remarkLength} rows={3} />
      </Form.Item>
      <Form.Item name="maintainResult" label={fields.maintainResult} rules={[required]}>
        <Choice values={upkeepResults} words={words.result} />
      </Form.Item>
      <Form.Item name="remark" label={t.common.fields.remark} rules={[rule(checkRemark)]}>
        <Input.TextArea maxLength={fieldLimits.remarkLength} rows={2} />
      </Form.Item>
    </FormModal>
  );
}

import { medicineBatches } from "@yunshou/contract/pharmacy/batches";
import { traceCodes } from "@yunshou/contract/pharmacy/traceCodes";
import { readTraceCodes } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { Form, Input } from "antd";
import { useState } from "react";
import { FormModal, SearchChoice, useCall, useRules, useWrite } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

interface Values {
  readonly medBatchId: string;
  readonly lane?: string;
  readonly traceCodes: string;
}

/** Writes down the codes of a batch, or says in which of its lanes boxes lie (MED-06). */
export function TraceForm({
  doing,
  onClose,
}: {
  readonly doing: "record" | "place" | undefined;
  readonly onClose: () => void;
}) {
  const t = usePhrases("traceCodes");
  const words = t.traceCodes;
  const { fields } = words;
  const { required, rule } = useRules();
  const [record, place] = [useWrite(traceCodes.record), useWrite(traceCodes.place)];
  const [medBatchId, choose] = useState("");
  const places = useCall(
    medicineBatches.places,
    { medBatchId },
    { silent: true, enabled: doing === "place" && medBatchId !== "" },
  );
  const held = (places.data?.rows ?? []).filter(({ holds }) => holds);
  const save = ({ lane, ...values }: Values) => {
    if (doing === "record") return record.run(values);
    const [machineId, cabinet, laneNo] = (lane ?? "").split(" ");
    return place.run({
      ...values,
      machineId: machineId ?? "",
      cabinet: cabinet === "sub" ? "sub" : "main",
      laneNo: Number(laneNo),
    });
  };
  return (
    <FormModal<Values>
      key={doing}
      title={doing === "place" ? words.place : words.record}
      about={null}
      verb={t.common.action.save}
      open={doing !== undefined}
      onClose={onClose}
      initial={{ traceCodes: "" }}
      submitting={record.running || place.running}
      success={doing === "place" ? words.placed : t.common.result.added}
      onSubmit={save}
    >
      <BatchField reads={doing !== undefined} onChoose={choose} />
      {doing === "place" && (
        <Form.Item name="lane" label={fields.laneNo} extra={words.laneHint} rules={[required]}>
          <SearchChoice<string>
            loading={places.loading}
            placeholder={t.common.form.select}
            options={held.map(({ machineId, cabinet, laneNo, machineNo, machineName }) => ({
              value: `${machineId} ${cabinet} ${laneNo}`,
              label: `${machineNo} · ${machineName} · ${fill(words.lane, { n: laneNo })}`,
            }))}
          />
        </Form.Item>
      )}
      <Form.Item
        name="traceCodes"
        label={fields.traceCodes}
        extra={words.pasteHint}
        required
        rules={[rule(readTraceCodes)]}
      >
        <Input.TextArea rows={8} autoComplete="off" />
      </Form.Item>
    </FormModal>
  );
}

/** The batch; another one lies in other lanes, so the lane is chosen anew. */
function BatchField({ reads, onChoose }: { readonly reads: boolean; readonly onChoose: (medBatchId: string) => void }) {
  const t = usePhrases("traceCodes");
  const { required } = useRules();
  const form = Form.useFormInstance<Values>();
  const [text, search] = useState("");
  const batches = useCall(
    medicineBatches.list,
    { pageSize: 50, sort: "shelfLifeDate", direction: "asc", ...(text === "" ? {} : { batchNo: text }) },
    { silent: true, enabled: reads },
  );
  return (
    <Form.Item name="medBatchId" label={t.traceCodes.fields.batchNo} rules={[required]}>
      <SearchChoice<string>
        loading={batches.loading}
        placeholder={t.common.form.select}
        onSearch={search}
        onChange={(chosen) => {
          form.setFieldValue("lane", undefined);
          onChoose(chosen);
        }}
        options={(batches.data?.rows ?? []).map((row) => ({
          value: row.medBatchId,
          label: `${row.batchNo} · ${row.medicineName} · ${row.shelfLifeDate}`,
        }))}
      />
    </Form.Item>
  );
}

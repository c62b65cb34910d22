import type { RowOf } from "@yunshou/contract";
import { templates } from "@yunshou/contract/machines/templates";
import { machineBatchLimit } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { Button, Form } from "antd";
import { useState } from "react";
import { useNavigate } from "react-router";
import {
  FormModal,
  MachineField,
  NumberField,
  showNumber,
  useConfirm,
  useRefusedWithout,
  useWrite,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { ChangePreview, type Preview } from "../changes/ChangePreview.tsx";
import { useChangeDone } from "../changes/useChangeDone.tsx";

type Template = RowOf<typeof templates.list>;
interface Values {
  readonly machineIds: string[];
  readonly firstMachines?: number | null;
}
interface Seen {
  readonly of: string;
  readonly what: Preview;
}
interface ApplyTemplateFormProps {
  readonly template: Template | undefined;
  readonly onClose: () => void;
}

const nameOf = (machineIds: readonly string[]) => [...machineIds].sort().join(" ");

/** Puts a template on machines, at once or on the first of them: what changes where is shown before their lanes are overwritten (TEMPLATE-11, MACHINE-19). */
export function ApplyTemplateForm({ template, onClose }: ApplyTemplateFormProps) {
  const t = usePhrases("templates", "laneChanges", "lanes");
  const { agree } = useConfirm();
  const done = useChangeDone();
  const apply = useWrite(templates.apply);
  const [preview, show] = useState<Seen | undefined>();
  const navigate = useNavigate();
  const noChanges = useRefusedWithout("machines.change.read");
  const save = async ({ machineIds, firstMachines }: Values) => {
    // Who changed the machines after the preview has to look again.
    if (template === undefined || preview?.of !== nameOf(machineIds)) throw new Error("kept open");
    const { belowPurchase, seen } = preview.what;
    const about = fill(t.laneChanges.below, { n: showNumber(belowPurchase) });
    const sure =
      belowPurchase === 0 ||
      (await agree({ text: t.lanes.belowPurchase, about, verb: t.templates.apply, danger: true }));
    if (!sure) throw new Error("kept open");
    const first = firstMachines ?? undefined;
    const made = await apply.run({
      templateId: template.templateId,
      machineIds,
      seen,
      ...(first === undefined ? {} : { firstMachines: first }),
    });
    done(made);
    if (made.waiting > 0 && noChanges === undefined) void navigate(`/shj/spydgl?view=sets&open=${made.changeSetId}`);
  };
  return (
    <FormModal<Values, Template>
      title={t.templates.apply}
      about={template?.templateName}
      verb={({ firstMachines }) =>
        firstMachines == null || firstMachines >= (preview?.what.machines ?? 0)
          ? fill(t.laneChanges.apply, { n: showNumber(preview?.what.lanes ?? 0) })
          : fill(t.templates.applyFirst, { n: showNumber(firstMachines) })
      }
      of={template}
      onClose={() => {
        show(undefined);
        onClose();
      }}
      initial={{ machineIds: [] }}
      submitting={apply.running}
      guard="money"
      onSubmit={save}
    >
      <Machines templateId={template?.templateId ?? "0"} preview={preview} onPreview={show} />
    </FormModal>
  );
}

interface MachinesProps {
  readonly templateId: string;
  readonly preview: Seen | undefined;
  readonly onPreview: (seen: Seen) => void;
}

function Machines({ templateId, preview, onPreview }: MachinesProps) {
  const t = usePhrases("templates", "laneChanges", "machines");
  const form = Form.useFormInstance<Values>();
  const machineIds = (Form.useWatch("machineIds", form) as string[] | undefined) ?? [];
  const look = useWrite(templates.previewApply);
  const lookNow = async () => {
    await form.validateFields();
    onPreview({ of: nameOf(machineIds), what: await look.run({ templateId, machineIds }) });
  };
  return (
    <>
      <Form.Item
        name="machineIds"
        label={t.templates.fields.machines}
        rules={[{ required: true, message: t.machines.errors["machines.selectToOperate"] }]}
      >
        <MachineField multiple usable maxCount={machineBatchLimit} />
      </Form.Item>
      <Form.Item name="firstMachines" label={t.templates.fields.firstMachines} extra={t.templates.firstHint}>
        <NumberField min={1} max={machineBatchLimit} precision={0} style={{ width: "100%" }} />
      </Form.Item>
      <Form.Item>
        <Button loading={look.running} onClick={() => void lookNow().catch(() => undefined)}>
          {t.laneChanges.preview}
        </Button>
      </Form.Item>
      {preview?.of === nameOf(machineIds) && <ChangePreview preview={preview.what} />}
    </>
  );
}

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
import { TemplateField } from "./TemplateField.tsx";

/** What the form begins with: a template of the list, or machines that were chosen in theirs. */
export interface Applying {
  readonly template?: Pick<RowOf<typeof templates.list>, "templateId" | "templateName">;
  readonly machineIds?: readonly string[];
}
interface Values {
  readonly templateId: string;
  readonly machineIds: string[];
  readonly firstMachines?: number | null;
}
interface Seen {
  readonly of: string;
  readonly what: Preview;
}
interface ApplyTemplateFormProps {
  readonly applying: Applying | undefined;
  readonly onClose: () => void;
}

const nameOf = (templateId: string | undefined, machineIds: readonly string[]) =>
  [templateId, ...[...machineIds].sort()].join(" ");

/** Puts a template on machines, at once or on the first of them: what changes where is shown before their lanes are overwritten (TEMPLATE-11, MACHINE-19). */
export function ApplyTemplateForm({ applying, onClose }: ApplyTemplateFormProps) {
  const t = usePhrases("templates", "laneChanges", "lanes", "machines");
  const { agree } = useConfirm();
  const done = useChangeDone();
  const apply = useWrite(templates.apply);
  const [preview, show] = useState<Seen | undefined>();
  const navigate = useNavigate();
  const noChanges = useRefusedWithout("machines.change.read");
  const save = async ({ templateId, machineIds, firstMachines }: Values) => {
    // Who changed the template or the machines after the preview has to look again.
    if (preview?.of !== nameOf(templateId, machineIds)) throw new Error("kept open");
    const { belowPurchase, seen } = preview.what;
    const about = fill(t.laneChanges.below, { n: showNumber(belowPurchase) });
    const sure =
      belowPurchase === 0 ||
      (await agree({ text: t.lanes.belowPurchase, about, verb: t.templates.apply, danger: true }));
    if (!sure) throw new Error("kept open");
    const first = firstMachines ?? undefined;
    const made = await apply.run({
      templateId,
      machineIds,
      seen,
      ...(first === undefined ? {} : { firstMachines: first }),
    });
    done(made);
    if (made.waiting > 0 && noChanges === undefined) void navigate(`/shj/spydgl?view=sets&open=${made.changeSetId}`);
  };
  return (
    <FormModal<Values, Applying>
      title={t.templates.apply}
      about={
        applying?.template?.templateName ??
        fill(t.machines.batchCount, { n: showNumber(applying?.machineIds?.length ?? 0) })
      }
      verb={({ firstMachines }) =>
        firstMachines == null || firstMachines >= (preview?.what.machines ?? 0)
          ? fill(t.laneChanges.apply, { n: showNumber(preview?.what.lanes ?? 0) })
          : fill(t.templates.applyFirst, { n: showNumber(firstMachines) })
      }
      of={applying}
      onClose={() => {
        show(undefined);
        onClose();
      }}
      initial={{
        machineIds: [...(applying?.machineIds ?? [])],
        ...(applying?.template === undefined ? {} : { templateId: applying.template.templateId }),
      }}
      submitting={apply.running}
      guard="money"
      onSubmit={save}
    >
      <Form.Item
        name="templateId"
        label={t.laneChanges.fields.template}
        hidden={applying?.template !== undefined}
        rules={[{ required: true, message: t.laneChanges.templateRequired }]}
      >
        <TemplateField />
      </Form.Item>
      <Machines preview={preview} onPreview={show} />
    </FormModal>
  );
}

interface MachinesProps {
  readonly preview: Seen | undefined;
  readonly onPreview: (seen: Seen) => void;
}

function Machines({ preview, onPreview }: MachinesProps) {
  const t = usePhrases("templates", "laneChanges", "machines");
  const form = Form.useFormInstance<Values>();
  const templateId = Form.useWatch("templateId", { form, preserve: true }) as string | undefined;
  const machineIds = (Form.useWatch("machineIds", form) as string[] | undefined) ?? [];
  const look = useWrite(templates.previewApply);
  const lookNow = async () => {
    const asked = await form.validateFields();
    const chosen = { templateId: asked.templateId, machineIds: asked.machineIds };
    onPreview({ of: nameOf(chosen.templateId, chosen.machineIds), what: await look.run(chosen) });
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
      {preview?.of === nameOf(templateId, machineIds) && <ChangePreview preview={preview.what} />}
    </>
  );
}

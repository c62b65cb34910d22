import type { RowOf } from "@yunshou/contract";
import { projectBook, type projects } from "@yunshou/contract/support/projects";
import { checkProgress, projectLimits } from "@yunshou/domain";
import { Form, Input } from "antd";
import { FormModal, NumberField, useRules, useWrite } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

interface Values {
  readonly progress: number;
  readonly progressWords: string;
}

interface ProgressFormProps {
  readonly project: RowOf<typeof projects.list> | undefined;
  readonly onClose: () => void;
}

/** Says how far a project is. */
export function ProgressForm({ project, onClose }: ProgressFormProps) {
  const t = usePhrases("projects");
  const { fields, action } = t.projects;
  const { rule, required } = useRules();
  const record = useWrite(projectBook.record);
  return (
    <FormModal<Values, RowOf<typeof projects.list>>
      key={project?.projectId}
      title={action.record}
      about={project?.projectName}
      verb={t.common.action.save}
      of={project}
      onClose={onClose}
      initial={{ progress: project?.progress ?? 0, progressWords: "" }}
      submitting={record.running}
      onSubmit={(values, { projectId, version }) => record.run({ ...values, projectId, version })}
      success={t.common.result.done}
    >
      <Form.Item name="progress" label={fields.progress} rules={[required]}>
        <NumberField min={0} max={100} precision={0} suffix="%" style={{ width: 140 }} />
      </Form.Item>
      <Form.Item
        name="progressWords"
        label={fields.progressWords}
        required
        rules={[rule((progressWords) => checkProgress({ progress: 0, progressWords }))]}
      >
        <Input.TextArea rows={4} maxLength={projectLimits.wordsLength} showCount />
      </Form.Item>
    </FormModal>
  );
}

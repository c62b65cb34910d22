import type { RowOf } from "@yunshou/contract";
import { requirements } from "@yunshou/contract/support/requirements";
import { checkRequirement, requirementLimits } from "@yunshou/domain";
import { Form, Input } from "antd";
import { FormDrawer, SearchChoice, useCall, useRules, useWrite } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

interface Values {
  readonly requirementTitle: string;
  readonly requirementContent: string;
  readonly projectId?: string | null;
}

const right = { requirementTitle: "x", requirementContent: "x", projectId: null };

interface RequirementFormProps {
  readonly editing: RowOf<typeof requirements.list> | "new" | undefined;
  readonly onClose: () => void;
}

/** Adds a requirement, or changes one that is not decided and gives it to a project (GEN-19). */
export function RequirementForm({ editing, onClose }: RequirementFormProps) {
  const t = usePhrases("projects");
  const { fields, hint, action } = t.projects;
  const { rule } = useRules();
  const row = editing === "new" ? undefined : editing;
  const offered = useCall(requirements.projects, {}, { enabled: editing !== undefined });
  const [create, update] = [useWrite(requirements.create), useWrite(requirements.update)];
  const save = ({ projectId = null, ...values }: Values) =>
    row === undefined
      ? create.run({ ...values, projectId })
      : update.run({ ...values, projectId, requirementId: row.requirementId, version: row.version });
  return (
    <FormDrawer<Values>
      key={row?.requirementId ?? "new"}
      title={row === undefined ? action.addRequirement : t.common.action.edit}
      open={editing !== undefined}
      onClose={onClose}
      initial={row ?? { requirementTitle: "", requirementContent: "" }}
      loading={offered.data === undefined}
      error={offered.error}
      submitting={create.running || update.running}
      onSubmit={({ requirementTitle, requirementContent, projectId }) =>
        save({ requirementTitle, requirementContent, projectId: projectId ?? null })
      }
      success={row === undefined ? t.common.result.added : t.common.result.modified}
    >
      <Form.Item
        name="requirementTitle"
        label={fields.requirementTitle}
        required
        rules={[rule((requirementTitle) => checkRequirement({ ...right, requirementTitle }))]}
      >
        <Input maxLength={requirementLimits.titleLength} />
      </Form.Item>
      <Form.Item name="projectId" label={fields.projectId}>
        <SearchChoice
          allowClear
          options={(offered.data?.projects ?? []).map(({ projectId, projectName }) => ({
            value: projectId,
            label: projectName,
          }))}
        />
      </Form.Item>
      <Form.Item
        name="requirementContent"
        label={fields.requirementContent}
        className="kit-wide"
        required
        extra={hint.public}
        rules={[rule((requirementContent) => checkRequirement({ ...right, requirementContent }))]}
      >
        <Input.TextArea rows={8} maxLength={requirementLimits.contentLength} showCount />
      </Form.Item>
    </FormDrawer>
  );
}

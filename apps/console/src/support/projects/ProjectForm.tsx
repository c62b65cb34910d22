import type { RowOf } from "@yunshou/contract";
import { projectBook, projects } from "@yunshou/contract/support/projects";
import { checkProject, projectLimits } from "@yunshou/domain";
import { DatePicker, Form, Input } from "antd";
import dayjs, { type Dayjs } from "dayjs";
import { FormDrawer, MachineField, useFirstRead, useRecord, useRules, useWrite } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

interface Values {
  readonly projectName: string;
  readonly projectOwner: string;
  readonly projectMembers: string;
  readonly startDate?: Dayjs | null;
  readonly endDate?: Dayjs | null;
  readonly machineIds: string[];
}

const right = {
  projectName: "x",
  projectOwner: "x",
  projectMembers: "",
  startDate: null,
  endDate: null,
  machineIds: [],
};
const dayOf = (value: Dayjs | null | undefined) => value?.format("YYYY-MM-DD") ?? null;
const shown = (day: string | null) => (day === null ? null : dayjs(day));

interface ProjectFormProps {
  readonly editing: RowOf<typeof projects.list> | "new" | undefined;
  readonly onClose: () => void;
}

/** Adds a project, or changes one that is not closed (GEN-19). */
export function ProjectForm({ editing, onClose }: ProjectFormProps) {
  const t = usePhrases("projects");
  const row = editing === "new" ? undefined : editing;
  const record = useRecord(projects.read, { projectId: row?.projectId }, { anew: true });
  const named = useRecord(projectBook.machines, { projectId: row?.projectId }, { anew: true });
  const [create, update] = [useWrite(projectBook.create), useWrite(projectBook.update)];
  const project = useFirstRead(record.data, row?.projectId);
  const places = useFirstRead(named.data, row?.projectId);
  const edited =
    project === undefined || places === undefined
      ? undefined
      : { ...project, machineIds: places.machines.map(({ machineId }) => machineId) };
  const save = ({ startDate, endDate, ...values }: Values) => {
    const input = { ...values, startDate: dayOf(startDate), endDate: dayOf(endDate) };
    return edited === undefined
      ? create.run(input)
      : update.run({ ...input, projectId: edited.projectId, version: edited.version });
  };
  const initial: Partial<Values> =
    edited === undefined
      ? { projectName: "", projectOwner: "", projectMembers: "", machineIds: [] }
      : {
          projectName: edited.projectName,
          projectOwner: edited.projectOwner,
          projectMembers: edited.projectMembers,
          startDate: shown(edited.startDate),
          endDate: shown(edited.endDate),
          machineIds: edited.machineIds,
        };
  return (
    <FormDrawer<Values>
      key={edited?.projectId ?? "new"}
      title={row === undefined ? t.projects.action.addProject : t.common.action.edit}
      open={editing !== undefined}
      onClose={onClose}
      initial={initial}
      loading={row !== undefined && edited === undefined}
      error={record.error ?? named.error}
      submitting={create.running || update.running}
      onSubmit={save}
      success={row === undefined ? t.common.result.added : t.common.result.modified}
    >
      <Fields />
    </FormDrawer>
  );
}

function Fields() {
  const { fields, hint } = usePhrases("projects").projects;
  const { rule } = useRules();
  return (
    <>
      <Form.Item
        name="projectName"
        label={fields.projectName}
        required
        rules={[rule((projectName) => checkProject({ ...right, projectName }))]}
      >
        <Input maxLength={projectLimits.nameLength} />
      </Form.Item>
      <Form.Item
        name="projectOwner"
        label={fields.projectOwner}
        required
        extra={hint.everybody}
        rules={[rule((projectOwner) => checkProject({ ...right, projectOwner }))]}
      >
        <Input maxLength={projectLimits.ownerLength} autoComplete="off" />
      </Form.Item>
      <Form.Item name="startDate" label={fields.startDate}>
        <DatePicker style={{ width: "100%" }} />
      </Form.Item>
      <Form.Item name="endDate" label={fields.endDate}>
        <DatePicker style={{ width: "100%" }} />
      </Form.Item>
      <Form.Item name="projectMembers" label={fields.projectMembers} className="kit-wide" extra={hint.everybody}>
        <Input.TextArea rows={2} maxLength={projectLimits.membersLength} />
      </Form.Item>
      <Form.Item name="machineIds" label={fields.machineIds} className="kit-wide">
        <MachineField multiple maxCount={projectLimits.machines} />
      </Form.Item>
    </>
  );
}

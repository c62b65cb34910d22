import type { RowOf } from "@yunshou/contract";
import { projectBook, projects } from "@yunshou/contract/support/projects";
import { checkProjectChange, projectStates, projectTable, step } from "@yunshou/domain";
import { useState } from "react";
import { useNavigate } from "react-router";
import {
  AddButton,
  ChoiceFilter,
  columnsOf,
  type FiltersOf,
  type ListColumns,
  ListPage,
  nothingShown,
  type RowAction,
  showPercent,
  TextFilter,
  useCan,
  useConfirm,
  useList,
  useRefusalText,
  useWrite,
  whenOpened,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { PublicFrame } from "../PublicFrame.tsx";
import { projectTones } from "../tones.ts";

type Row = RowOf<typeof projects.list>;

const ProjectForm = whenOpened(
  async () => (await import("./ProjectForm.tsx")).ProjectForm,
  ({ editing }) => editing !== undefined,
);
const ProgressForm = whenOpened(
  async () => (await import("./ProgressForm.tsx")).ProgressForm,
  ({ project }) => project !== undefined,
);

/** 项目管理: projects for everybody; whoever keeps them for the platform adds, edits and closes them here (GEN-19, PERM-15). */
export function ProjectsPage() {
  const t = usePhrases("projects");
  const { fields, pages, action, confirm } = t.projects;
  const writes = useCan("support.project.write");
  const navigate = useNavigate();
  const list = useList(projects.list, { initial: {} as FiltersOf<typeof projects.list> });
  const { ask } = useConfirm();
  const refusal = useRefusalText();
  const [close, reopen] = [useWrite(projectBook.close), useWrite(projectBook.reopen)];
  const [editing, edit] = useState<Row | "new">();
  const [recorded, record] = useState<Row>();
  const actionsOf = (row: Row): RowAction[] => {
    const { projectId, version, projectName: about, projectStatus } = row;
    const named = { projectId, version };
    const closed = refusal(checkProjectChange(projectStatus));
    const turn = step(projectTable, projectStatus, "close").ok
      ? { key: "close", text: confirm.close, label: action.close, run: () => close.run(named) }
      : { key: "reopen", text: confirm.reopen, label: action.reopen, run: () => reopen.run(named) };
    const { key, text, label, run } = turn;
    return [
      { key: "edit", label: t.common.action.edit, refused: closed, onClick: () => edit(row) },
      { key: "record", label: action.record, refused: closed, onClick: () => record(row) },
      { key, label, refused: undefined, onClick: () => ask({ text, about, verb: label, run }) },
    ];
  };
  const column = columnsOf<Row>();
  const columns: ListColumns<Row> = [
    column.title("projectName", "projectName", null, fields.projectName, {
      width: 210,
      onOpen: ({ projectId }) => void navigate(`/xmdetail?id=${projectId}`),
    }),
    column.status("projectStatus", fields.projectStatus, t.projects.projectState, projectTones),
    column.text("projectOwner", fields.projectOwner, { width: 116 }),
    column.custom("progress", fields.progress, ({ progress }) => showPercent(progress / 100, 0), {
      align: "right",
      width: 100,
    }),
    column.custom("startDate", fields.startDate, ({ startDate }) => startDate ?? nothingShown, {
      width: 120,
      sortable: true,
    }),
    column.custom("endDate", fields.endDate, ({ endDate }) => endDate ?? nothingShown, { width: 120, sortable: true }),
    ...(writes ? [column.actions(t.common.list.actions, actionsOf)] : []),
  ];
  return (
    <PublicFrame title={pages["/xmgl"]}>
      <ListPage
        name="projects"
        title={pages["/xmgl"]}
        list={list}
        rowKey="projectId"
        columns={columns}
        filters={[
          { name: "projectName", label: fields.projectName, control: <TextFilter /> },
          {
            name: "projectStatus",
            label: fields.projectStatus,
            control: <ChoiceFilter values={projectStates} words={t.projects.projectState} />,
          },
        ]}
        toolbar={
          writes ? (
            <AddButton refused={undefined} onClick={() => edit("new")}>
              {action.addProject}
            </AddButton>
          ) : undefined
        }
      />
      <ProjectForm editing={editing} onClose={() => edit(undefined)} />
      <ProgressForm project={recorded} onClose={() => record(undefined)} />
    </PublicFrame>
  );
}

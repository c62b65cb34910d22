import type { RowOf } from "@yunshou/contract";
import { requirements } from "@yunshou/contract/support/requirements";
import {
  checkRequirementChange,
  type RequirementEvent,
  requirementStates,
  requirementTable,
  step,
} from "@yunshou/domain";
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
  OpenText,
  type RowAction,
  TextFilter,
  useConfirm,
  useList,
  useRefusalText,
  useWrite,
  whenOpened,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { requirementTones } from "../tones.ts";

type Row = RowOf<typeof requirements.list>;

const RequirementForm = whenOpened(
  async () => (await import("./RequirementForm.tsx")).RequirementForm,
  ({ editing }) => editing !== undefined,
);
const events = ["accept", "finish", "reject", "reopen"] as const satisfies readonly RequirementEvent[];

/** Requirements with who wrote them, for whoever decides them. */
export function ManagedRequirements() {
  const t = usePhrases("projects");
  const { fields, pages } = t.projects;
  const navigate = useNavigate();
  const list = useList(requirements.list, { initial: {} as FiltersOf<typeof requirements.list> });
  const { ask } = useConfirm();
  const refusal = useRefusalText();
  const write = {
    accept: useWrite(requirements.accept),
    finish: useWrite(requirements.finish),
    reject: useWrite(requirements.reject),
    reopen: useWrite(requirements.reopen),
  };
  const [editing, edit] = useState<Row | "new">();
  const actionsOf = (row: Row): RowAction[] => {
    const { requirementId, version, requirementTitle: about, requirementStatus } = row;
    const closed = refusal(checkRequirementChange(requirementStatus));
    const decide = (event: (typeof events)[number]): RowAction => ({
      key: event,
      label: t.projects.action[event],
      refused: undefined,
      onClick: () =>
        ask({
          text: t.projects.confirm[event],
          about,
          verb: t.projects.action[event],
          run: () => write[event].run({ requirementId, version }),
        }),
    });
    return [
      { key: "edit", label: t.common.action.edit, refused: closed, onClick: () => edit(row) },
      ...events.filter((event) => step(requirementTable, requirementStatus, event).ok).map(decide),
    ];
  };
  const column = columnsOf<Row>();
  const columns: ListColumns<Row> = [
    column.title("requirementTitle", "requirementTitle", null, fields.requirementTitle, { width: 240 }),
    column.text("requirementContent", fields.requirementContent, { width: 220 }),
    column.status("requirementStatus", fields.requirementStatus, t.projects.requirementState, requirementTones),
    column.custom(
      "projectName",
      fields.projectName,
      ({ projectId, projectName }) =>
        projectName === null ? (
          nothingShown
        ) : (
          <OpenText text={projectName} onOpen={() => void navigate(`/xmdetail?id=${projectId}`)} />
        ),
      { width: 160 },
    ),
    column.text("createdBy", fields.createdBy, { width: 110 }),
    column.time("createdTime", t.common.fields.createdTime, { sortable: true }),
    column.actions(t.common.list.actions, actionsOf),
  ];
  return (
    <>
      <ListPage
        name="requirements"
        title={pages["/xqk"]}
        list={list}
        rowKey="requirementId"
        columns={columns}
        filters={[
          { name: "requirementTitle", label: fields.requirementTitle, control: <TextFilter /> },
          {
            name: "requirementStatus",
            label: fields.requirementStatus,
            control: <ChoiceFilter values={requirementStates} words={t.projects.requirementState} />,
          },
        ]}
        toolbar={
          <AddButton refused={undefined} onClick={() => edit("new")}>
            {t.projects.action.addRequirement}
          </AddButton>
        }
      />
      <RequirementForm editing={editing} onClose={() => edit(undefined)} />
    </>
  );
}

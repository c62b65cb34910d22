import type { RowOf } from "@yunshou/contract";
import { requirementPool } from "@yunshou/contract/support/requirements";
import { requirementStates } from "@yunshou/domain";
import { Button } from "antd";
import { useNavigate } from "react-router";
import {
  ChoiceFilter,
  columnsOf,
  type FiltersOf,
  type ListColumns,
  ListPage,
  nothingShown,
  OpenText,
  TextFilter,
  useList,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { useCanOpen } from "../../platform/usePages.ts";
import { requirementTones } from "../tones.ts";

type Row = RowOf<typeof requirementPool.list>;

/** Requirements as everybody reads them; whoever may report something says here what he misses (TICKET-03). */
export function RequirementPool() {
  const t = usePhrases("projects", "support");
  const { fields, pages } = t.projects;
  const navigate = useNavigate();
  const canOpen = useCanOpen();
  const list = useList(requirementPool.list, { initial: {} as FiltersOf<typeof requirementPool.list> });
  const column = columnsOf<Row>();
  const columns: ListColumns<Row> = [
    column.title("requirementTitle", "requirementTitle", null, fields.requirementTitle, { width: 200 }),
    column.text("requirementContent", fields.requirementContent, { width: 250 }),
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
    column.time("createdTime", t.common.fields.createdTime, { sortable: true }),
  ];
  return (
    <ListPage
      source="feedback"
      name="requirementPool"
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
        canOpen("/xtgl/wtfk") ? (
          <Button onClick={() => void navigate("/xtgl/wtfk")}>{t.support.pages["/xtgl/wtfk"]}</Button>
        ) : undefined
      }
    />
  );
}

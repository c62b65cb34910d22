import type { RowOf } from "@yunshou/contract";
import { reports } from "@yunshou/contract/insight/reports";
import { downloads } from "@yunshou/contract/system/downloads";
import { reportNames, reportStates, reportTable, step } from "@yunshou/domain";
import { Button } from "antd";
import { useState } from "react";
import { saveFile } from "../../platform/api/files.ts";
import {
  AddButton,
  ChoiceFilter,
  columnsOf,
  type ListColumns,
  ListPage,
  namesOf,
  nothingShown,
  showBytes,
  type Tone,
  useConfirm,
  useList,
  useRefusalText,
  useRefusedWithout,
  useWrite,
  whenOpened,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

type Report = RowOf<typeof reports.list>;

const ReportForm = whenOpened(
  async () => (await import("./ReportForm.tsx")).ReportForm,
  ({ open }) => open,
);

const ReportSchedulesDrawer = whenOpened(
  async () => (await import("./ReportSchedulesDrawer.tsx")).ReportSchedulesDrawer,
  ({ open }) => open,
);

const pollMs = 3_000;
const mailTones: Readonly<Record<NonNullable<Report["mailStatus"]>, Tone>> = {
  waiting: "running",
  sent: "good",
  failed: "bad",
  expired: "bad",
};
const tones: Readonly<Record<Report["reportStatus"], Tone>> = {
  notGenerated: "neutral",
  generating: "running",
  generated: "good",
  failed: "bad",
};

/** 报表导出: reports of at most 31 days, generated into the download centre (STAT-02 to STAT-04). */
export function ReportsPage() {
  const t = usePhrases("reports", "downloads");
  const words = t.reports;
  const { fields } = words;
  const list = useList(reports.list, { initial: {}, pollMs });
  const readOnly = useRefusedWithout("insight.report.write");
  const noDownload = useRefusedWithout("system.download.read");
  const refusal = useRefusalText();
  const { askDelete } = useConfirm();
  const [generate, remove] = [useWrite(reports.generate), useWrite(reports.remove)];
  const [adding, add] = useState(false);
  const [showsSchedules, showSchedules] = useState(false);
  const column = columnsOf<Report>();
  const columns: ListColumns<Report> = [
    column.title("reportName", (row) => namesOf(words.name[row.reportName], row.viewName), null, fields.reportName, {
      width: 170,
    }),
    column.text("startDate", fields.startDate, { width: 104, role: "sub" }),
    column.text("endDate", fields.endDate, { width: 104 }),
    column.text("merchantNo", t.common.fields.merchantNo, { width: 104 }),
    column.status("reportStatus", fields.reportStatus, words.state, tones, { width: 120 }),
    column.states("mailStatus", fields.mailStatus, ({ mailStatus }) =>
      mailStatus === null ? [] : [{ text: words.mail[mailStatus], tone: mailTones[mailStatus] }],
    ),
    column.text("mailResult", fields.mailResult, { width: 160, hidden: true }),
    column.custom(
      "fileSize",
      fields.fileSize,
      (row) => (row.fileSize === null ? nothingShown : showBytes(row.fileSize)),
      {
        width: 100,
        align: "right",
      },
    ),
    column.text("createdBy", fields.createdBy, { width: 110, hidden: true }),
    column.time("createdTime", t.common.fields.createdTime, { sortable: true }),
    column.actions(t.common.list.actions, (row) => [
      {
        key: "generate",
        label: words.generate,
        refused: readOnly ?? refusal(step(reportTable, row.reportStatus, "generate")),
        onClick: () => void generate.run({ reportId: row.reportId }),
      },
      {
        key: "download",
        label: t.common.action.download,
        refused: noDownload ?? (row.fileId === null ? t.downloads.notReady : undefined),
        onClick: () =>
          row.fileId !== null && void saveFile(downloads.content, { fileId: row.fileId }, row.fileName ?? row.fileId),
      },
      {
        key: "delete",
        label: t.common.action.delete,
        danger: true,
        refused: readOnly,
        onClick: () =>
          askDelete(namesOf(words.name[row.reportName], row.startDate, row.endDate), () =>
            remove.run({ reportId: row.reportId }),
          ),
      },
    ]),
  ];
  return (
    <>
      <ListPage
        name="reports"
        title={words.pages["/tjfx/bbdc"]}
        list={list}
        rowKey="reportId"
        columns={columns}
        filters={[
          {
            name: "reportName",
            label: fields.reportName,
            control: <ChoiceFilter values={reportNames} words={words.name} />,
          },
          {
            name: "reportStatus",
            label: fields.reportStatus,
            control: <ChoiceFilter values={reportStates} words={words.state} />,
          },
        ]}
        toolbar={
          <>
            <AddButton refused={readOnly} onClick={() => add(true)}>
              {words.add}
            </AddButton>
            <Button onClick={() => showSchedules(true)}>{words.schedules}</Button>
          </>
        }
      />
      <ReportSchedulesDrawer open={showsSchedules} onClose={() => showSchedules(false)} />
      <ReportForm open={adding} onClose={() => add(false)} />
    </>
  );
}

import { UploadOutlined } from "@ant-design/icons";
import type { RowOf } from "@yunshou/contract";
import { downloads, fileKinds, fileStates } from "@yunshou/contract/system/downloads";
import { Button, Tooltip } from "antd";
import { useState } from "react";
import { fill } from "@yunshou/phrases/fill";
import { saveFile } from "../platform/api/files.ts";
import {
  ChoiceFilter,
  columnsOf,
  type Filter,
  type FiltersOf,
  type ListColumns,
  ListPage,
  nothingShown,
  showBytes,
  showNumber,
  StatusDot,
  TextFilter,
  type Tone,
  useConfirm,
  useList,
  useRefusedWithout,
  useWrite,
  whenOpened,
} from "../platform/kit/index.ts";
import { usePhrases } from "../platform/phrases/usePhrases.ts";
import "./downloads.css";

type DownloadRow = RowOf<typeof downloads.list>;

const UploadForm = whenOpened(
  async () => (await import("./UploadForm.tsx")).UploadForm,
  ({ open }) => open,
);

const pollMs = 3_000;
const tones: Readonly<Record<DownloadRow["state"], Tone>> = {
  queued: "neutral",
  running: "running",
  ready: "good",
  failed: "bad",
  expired: "warning",
};

/** Exports of the caller, manuals and tools of the merchant (SYS-12); exports on their way are followed live. */
export function DownloadCentrePage() {
  const t = usePhrases("downloads");
  const words = t.downloads;
  const list = useList(downloads.list, { initial: {}, pollMs });
  const remove = useWrite(downloads.remove);
  const { askDelete } = useConfirm();
  const [uploading, setUploading] = useState(false);
  const withoutUpload = useRefusedWithout("system.download.upload");
  const withoutDelete = useRefusedWithout("system.download.delete");

  const filters: Filter<FiltersOf<typeof downloads.list>>[] = [
    { name: "fileName", label: words.fields.fileName, control: <TextFilter /> },
    {
      name: "fileType",
      label: words.fields.fileType,
      control: <ChoiceFilter values={fileKinds} words={words.kind} />,
    },
    {
      name: "state",
      label: words.fields.state,
      control: <ChoiceFilter values={fileStates} words={words.fileState} />,
    },
  ];
  const refusedDownload = (row: DownloadRow) =>
    row.state === "ready"
      ? undefined
      : row.state === "expired"
        ? t.downloads.errors["system.fileExpired"]
        : words.notReady;

  const column = columnsOf<DownloadRow>();
  const columns: ListColumns<DownloadRow> = [
    column.title("fileName", "fileName", (row) => showBytes(row.fileSize), words.fields.fileName, { width: 280 }),
    column.label("fileType", words.fields.fileType, words.kind),
    column.custom(
      "state",
      words.fields.state,
      (row) => (
        <Tooltip title={row.failure}>
          <StatusDot tone={tones[row.state]}>{words.fileState[row.state]}</StatusDot>
        </Tooltip>
      ),
      { role: "state", words: Object.values(words.fileState) },
    ),
    column.custom("progress", words.fields.progress, (row) => <Progress row={row} />, { width: 150, holdsData: true }),
    column.text("uploader", words.fields.uploader, { width: 110, role: "sub" }),
    column.time("uploadTime", words.fields.uploadTime, { sortable: true }),
    column.time("expiresAt", words.fields.expires, { hidden: true }),
    column.number("downloadCount", words.fields.count, { width: 84 }),
    column.actions(t.common.list.actions, (row) => [
      {
        key: "download",
        label: t.common.action.download,
        refused: refusedDownload(row),
        onClick: () => void saveFile(downloads.content, { fileId: row.fileId }, row.fileName).then(list.reload),
      },
      {
        key: "delete",
        label: t.common.action.delete,
        danger: true,
        refused: withoutDelete,
        onClick: () => askDelete(row.fileName, () => remove.run({ fileId: row.fileId })),
      },
    ]),
  ];

  return (
    <>
      <ListPage
        source="file"
        name="downloads"
        title={words.pages["/xtgl/xzzx"]}
        list={list}
        rowKey="fileId"
        filters={filters}
        columns={columns}
        toolbar={
          <Tooltip title={withoutUpload}>
            <Button
              type="primary"
              icon={<UploadOutlined />}
              disabled={withoutUpload !== undefined}
              onClick={() => setUploading(true)}
            >
              {t.common.action.upload}
            </Button>
          </Tooltip>
        }
      />
      <UploadForm open={uploading} onClose={() => setUploading(false)} />
    </>
  );
}

/** How far an export is. Its end is not known before it is reached, so the bar moves and the rows are counted. */
function Progress({ row }: { readonly row: DownloadRow }) {
  const t = usePhrases("downloads");
  if (row.fileType !== "export") return nothingShown;
  return (
    <span className="download-progress">
      <i data-state={row.state} aria-hidden="true" />
      {fill(t.downloads.rows, { n: showNumber(row.progressRows) })}
    </span>
  );
}

import { DownloadOutlined } from "@ant-design/icons";
import { countCap } from "@yunshou/contract/shapes";
import { fill } from "@yunshou/phrases/fill";
import { App, Button, Dropdown, Progress } from "antd";
import { useNavigate } from "react-router";
import { usePhrases } from "../../phrases/usePhrases.ts";
import { showNumber } from "../show/show.ts";
import { useCan } from "../useCan.ts";

interface ExportButtonProps {
  /** Rows that match the filters now, undefined until the list has said so; none cannot be exported (FORM-08). */
  readonly total: number | undefined;
  readonly exporting: boolean;
  /** Starts the export on the server; the file appears in the download centre. */
  readonly onExport: (format: "csv" | "xlsx") => Promise<{ readonly fileId: string }>;
}

/** Long enough to read it and to press the button in it. */
const toldForSeconds = 12;
const downloadCentrePath = "/xtgl/xzzx";

/** 导出 as Excel or CSV: everything that matches, made in the background, with a way to the download centre. */
export function ExportButton({ total, exporting, onExport }: ExportButtonProps) {
  const { message, notification } = App.useApp();
  const navigate = useNavigate();
  const follows = useCan("system.download.read");
  const t = usePhrases();
  const start = async (format: "csv" | "xlsx") => {
    if (total === 0) return void message.warning(t.common.list.nothingToExport);
    let fileId: string;
    try {
      ({ fileId } = await onExport(format));
    } catch {
      // The call has shown why it failed.
      return;
    }
    notification.info({
      // The tray takes this place with the file once it is there.
      key: `export ${fileId}`,
      title: t.common.export.queued,
      description: (
        <>
          {t.common.export.queuedHint}
          <Progress percent={100} status="active" showInfo={false} size="small" aria-label={t.common.export.queued} />
        </>
      ),
      duration: follows ? 0 : toldForSeconds,
      actions: (
        <Button type="link" size="small" onClick={() => navigate(downloadCentrePath)}>
          {t.common.export.open}
        </Button>
      ),
    });
  };
  return (
    <Dropdown
      trigger={["click"]}
      menu={{
        items: [
          {
            type: "group",
            label: fill(t.common.export.matching, {
              n: (total ?? 0) >= countCap ? `${showNumber(countCap)}+` : showNumber(total),
            }),
            children: [
              { key: "xlsx", label: t.common.export.asXlsx, onClick: () => void start("xlsx") },
              { key: "csv", label: t.common.export.asCsv, onClick: () => void start("csv") },
            ],
          },
        ],
      }}
    >
      <Button icon={<DownloadOutlined />} loading={exporting} disabled={total === undefined}>
        {t.common.action.export}
      </Button>
    </Dropdown>
  );
}

import { countCap } from "@yunshou/contract/shapes";
import { fill } from "@yunshou/phrases/fill";
import { App, Button, Menu, Progress } from "antd";
import { use } from "react";
import { useNavigate } from "react-router";
import { usePhrases } from "../../phrases/usePhrases.ts";
import { showNumber } from "../show/show.ts";
import { useCan } from "../useCan.ts";
import { usePreference } from "../usePreference.ts";
import { HiddenFieldsContext } from "./hiddenFields.ts";

type Format = "csv" | "xlsx";

/** What a person asked of a file; the fields in `without` are those of hidden columns. */
export interface ExportChoice {
  readonly format: Format;
  readonly without?: readonly string[];
}

export interface ExportMenuProps {
  /** Rows that match the filters now, undefined until the list has said so; none cannot be exported (FORM-08). */
  readonly total: number | undefined;
  /** Whether the file can leave out what the list hides. */
  readonly choosesColumns?: boolean;
  /** Starts the export on the server; the file appears in the download centre. */
  readonly onExport: (choice: ExportChoice) => Promise<{ readonly fileId: string }>;
}

/** The choice of last time, of whatever list. */
interface Last {
  readonly format: Format;
  readonly shownOnly: boolean;
}

/** Long enough to read it and to press the button in it. */
const toldForSeconds = 12;
/** Where files appear that were asked for. */
export const downloadCentrePath = "/xtgl/xzzx";

/** Formats, with all columns or those that are shown, and above them what was chosen last; fetched when it is opened. */
export default function ExportMenu({ total, choosesColumns = false, onExport }: ExportMenuProps) {
  const { message, notification } = App.useApp();
  const navigate = useNavigate();
  const follows = useCan("system.download.read");
  const words = usePhrases().common;
  const hidden = use(HiddenFieldsContext);
  const [last, remember] = usePreference<Last | null>("export.last", null);
  const canHide = choosesColumns && hidden.length > 0;
  const nameOf = ({ format, shownOnly }: Last) =>
    shownOnly
      ? words.export[format === "xlsx" ? "shownXlsx" : "shownCsv"]
      : words.export[format === "xlsx" ? "asXlsx" : "asCsv"];
  const start = async (choice: Last) => {
    if (total === 0) return void message.warning(words.list.nothingToExport);
    remember(choice);
    let fileId: string;
    try {
      ({ fileId } = await onExport({ format: choice.format, ...(choice.shownOnly ? { without: hidden } : {}) }));
    } catch {
      // The call has shown why it failed.
      return;
    }
    notification.info({
      // The tray takes this place with the file once it is there.
      key: `export ${fileId}`,
      title: words.export.queued,
      description: (
        <>
          {words.export.queuedHint}
          <Progress percent={100} status="active" showInfo={false} size="small" aria-label={words.export.queued} />
        </>
      ),
      duration: follows ? 0 : toldForSeconds,
      actions: (
        <Button type="link" size="small" onClick={() => navigate(downloadCentrePath)}>
          {words.export.open}
        </Button>
      ),
    });
  };
  const itemOf = (choice: Last, label = nameOf(choice)) => ({
    key: `${label} ${choice.format}`,
    label,
    onClick: () => void start(choice),
  });
  const formats = ["xlsx", "csv"] as const;
  const again = last !== null && (canHide || !last.shownOnly) ? [last] : [];
  return (
    <Menu
      selectable={false}
      items={[
        ...again.map((choice) => itemOf(choice, fill(words.export.last, { choice: nameOf(choice) }))),
        {
          type: "group",
          label: fill(words.export.matching, {
            n: (total ?? 0) >= countCap ? `${showNumber(countCap)}+` : showNumber(total),
          }),
          children: [
            ...formats.map((format) => itemOf({ format, shownOnly: false })),
            ...(canHide ? formats.map((format) => itemOf({ format, shownOnly: true })) : []),
          ],
        },
      ]}
    />
  );
}

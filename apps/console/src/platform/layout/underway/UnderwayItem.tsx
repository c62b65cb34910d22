import { machines } from "@yunshou/contract/machines/machines";
import { downloads } from "@yunshou/contract/system/downloads";
import { fill } from "@yunshou/phrases/fill";
import { Button, Progress } from "antd";
import { saveFile } from "../../api/files.ts";
import { useWrite } from "../../kit/queries.ts";
import { namesOf, showNumber, showTime } from "../../kit/show/show.ts";
import { StatusDot } from "../../kit/show/StatusDot.tsx";
import { usePhrases } from "../../phrases/usePhrases.ts";
import type { Underway } from "./useUnderway.ts";

const tones = { running: "running", done: "good", failed: "bad" } as const;

/** What something under way is called. */
export function useTitleOf(): (item: Underway) => string {
  const t = usePhrases("machines");
  return (item) =>
    item.kind === "export"
      ? item.file.fileName
      : namesOf(t.machines.command[item.command.kind], item.command.machineName, item.command.machineNo);
}

/** How it stands: still going, done at what time, or why not. */
export function useStandOf(): (item: Underway) => string {
  const t = usePhrases("machines");
  const words = t.common.underway;
  return (item) => {
    if (item.kind === "command") {
      const { state, answeredAt } = item.command;
      if (state === "expired") return words.noAnswer;
      const said = t.machines.commandState[state];
      return answeredAt === null ? said : `${said} ${showTime(answeredAt).slice(11)}`;
    }
    if (item.state === "running") return fill(words.rows, { n: showNumber(item.file.progressRows) });
    return item.state === "done" ? words.fileReady : words.fileFailed;
  };
}

/** What can be done next: fetch the file, or command the machine once more. */
export function NextStep({ item, onDone }: { readonly item: Underway; readonly onDone?: () => void }) {
  const t = usePhrases();
  const again = useWrite(machines.command);
  if (item.kind === "export" && item.state === "done") {
    const { fileId, fileName } = item.file;
    const save = () => saveFile(downloads.content, { fileId }, fileName).then(onDone);
    return (
      <Button type="primary" size="small" onClick={() => void save()}>
        {t.common.action.download}
      </Button>
    );
  }
  if (item.kind === "command" && item.state === "failed") {
    const { machineId, kind } = item.command;
    return (
      <Button
        size="small"
        loading={again.running}
        onClick={() => void again.run({ machineIds: [machineId], kind }).then(onDone, () => undefined)}
      >
        {t.common.action.retry}
      </Button>
    );
  }
  return null;
}

/** One line of the tray. */
export function UnderwayItem({ item }: { readonly item: Underway }) {
  const titleOf = useTitleOf();
  const standOf = useStandOf();
  return (
    <li>
      <b>{titleOf(item)}</b>
      <time dateTime={item.since}>{showTime(item.since).slice(11)}</time>
      <StatusDot tone={tones[item.state]}>{standOf(item)}</StatusDot>
      {item.state === "running" && (
        <Progress percent={100} status="active" showInfo={false} size="small" aria-label={titleOf(item)} />
      )}
      <NextStep item={item} />
    </li>
  );
}

import { importPages } from "@yunshou/contract/imports/importPages";
import { machines } from "@yunshou/contract/machines/machines";
import { downloads } from "@yunshou/contract/system/downloads";
import { remoteCommands } from "@yunshou/domain";
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
  return (item) => {
    if (item.kind === "export") return item.file.fileName;
    if (item.kind === "import") return item.batch.fileName;
    return namesOf(t.machines.command[item.command.kind], item.command.machineName, item.command.machineNo);
  };
}

/** How it stands: still going, done at what time, or why not. */
export function useStandOf(): (item: Underway) => string {
  const t = usePhrases("machines", "imports");
  const words = t.common.underway;
  return (item) => {
    if (item.kind === "command") {
      const { state, answeredAt } = item.command;
      if (state === "expired") return words.noAnswer;
      const said = t.machines.commandState[state];
      return answeredAt === null ? said : `${said} ${showTime(answeredAt).slice(11)}`;
    }
    if (item.kind === "import") {
      const { state, rows, progressRows } = item.batch;
      const said = t.imports.state[state];
      return item.state === "running" ? `${said} ${showNumber(progressRows)} / ${showNumber(rows)}` : said;
    }
    if (item.state === "running") return fill(words.rows, { n: showNumber(item.file.progressRows) });
    return item.state === "done" ? words.fileReady : words.fileFailed;
  };
}

interface NextStepProps {
  readonly item: Underway;
  /** Opens a page; a notice stands outside of what knows addresses. */
  readonly go: (address: string) => void;
  readonly onDone?: () => void;
}

/** What can be done next: fetch the file, go on with the import, or command the machine once more. */
export function NextStep({ item, go, onDone }: NextStepProps) {
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
  if (item.kind === "import" && item.state !== "running") {
    const { kind, importId } = item.batch;
    const address = `${importPages[kind]}?open=${importId}`;
    return (
      <Button
        size="small"
        onClick={() => {
          go(address);
          onDone?.();
        }}
      >
        {t.common.action.view}
      </Button>
    );
  }
  if (item.kind === "command" && item.state === "failed") {
    const { machineId } = item.command;
    const kind = remoteCommands.find((one) => one === item.command.kind);
    // A lane is tested again by whoever stands before it, where its lanes are shown.
    if (kind === undefined) return null;
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
export function UnderwayItem({ item, go }: Pick<NextStepProps, "item" | "go">) {
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
      <NextStep item={item} go={go} />
    </li>
  );
}

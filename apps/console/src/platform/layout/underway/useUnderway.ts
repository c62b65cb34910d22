import type { RowOf } from "@yunshou/contract";
import { machines } from "@yunshou/contract/machines/machines";
import { ownImports } from "@yunshou/contract/system/ownImports";
import { downloads } from "@yunshou/contract/system/downloads";
import { commandTable } from "@yunshou/domain";
import { useState } from "react";
import { useCall } from "../../kit/queries.ts";
import { useCan } from "../../kit/useCan.ts";

export type OwnCommand = RowOf<typeof machines.ownCommands>;
export type OwnExport = RowOf<typeof downloads.list>;
export type OwnImport = RowOf<typeof ownImports.list>;

/** Something that the person has begun and the server or a machine goes on with. */
export type Underway = {
  readonly key: string;
  readonly since: string;
  readonly state: "running" | "done" | "failed";
} & (
  | { readonly kind: "command"; readonly command: OwnCommand }
  | { readonly kind: "export"; readonly file: OwnExport }
  | { readonly kind: "import"; readonly batch: OwnImport }
);

/** While something runs it is looked at so often; otherwise only after a change of one's own. */
const lookEveryMs = 2_000;
/** What ended longer ago is no news. */
const shownForMs = 600_000;
const looked = { page: 1, pageSize: 10, fileType: "export" } as const;

/** Commands, exports and imports of the last ten minutes, newest first. */
export function useUnderway(): readonly Underway[] {
  const [isBusy, setBusy] = useState(false);
  const often = { silent: true, ...(isBusy ? { pollMs: lookEveryMs } : {}) };
  const commands = useCall(machines.ownCommands, {}, { ...often, enabled: useCan("machines.command.send") });
  const exports = useCall(downloads.list, looked, { ...often, enabled: useCan("system.download.read") });
  const imports = useCall(ownImports.list, {}, often);
  const since = new Date(Date.now() - shownForMs).toISOString();
  const items = [
    ...(commands.data?.rows ?? []).map(ofCommand),
    ...(exports.data?.rows ?? []).filter(({ uploadTime }) => uploadTime > since).map(ofExport),
    ...(imports.data?.rows ?? []).map(ofImport),
  ].toSorted((a, b) => b.since.localeCompare(a.since));
  const runs = items.some(({ state }) => state === "running");
  if (runs !== isBusy) setBusy(runs);
  return items;
}

function ofCommand(command: OwnCommand): Underway {
  const isOver = Object.keys(commandTable[command.state]).length === 0;
  const state = command.state === "done" ? "done" : isOver ? "failed" : "running";
  return { key: `command ${command.commandId}`, since: command.askedAt, state, kind: "command", command };
}

function ofExport(file: OwnExport): Underway {
  const state =
    file.state === "ready" ? "done" : file.state === "queued" || file.state === "running" ? "running" : "failed";
  return { key: `export ${file.fileId}`, since: file.uploadTime, state, kind: "export", file };
}

/** An import that waits for a person is done with what the server had to do. */
function ofImport(batch: OwnImport): Underway {
  const isAtWork = batch.state === "checking" || batch.state === "importing";
  const state = isAtWork ? "running" : batch.state === "failed" ? "failed" : "done";
  return { key: `import ${batch.importId}`, since: batch.importTime ?? batch.uploadTime, state, kind: "import", batch };
}

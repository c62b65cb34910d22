import type { downloads } from "@yunshou/contract/system/downloads";
import { asSystem, type Database } from "@yunshou/database";
import { refuse } from "@yunshou/domain";
import { createReadStream } from "node:fs";
import { rm, stat } from "node:fs/promises";
import { recordAudit } from "../platform/audit.queries.ts";
import type { HandlersOf } from "../platform/call.ts";
import { storedPath } from "../platform/export/exportFiles.ts";
import { countDownload, deleteFile, downloadOf, type DownloadRow, listDownloads } from "./downloads.queries.ts";

interface Dependencies {
  readonly database: Database;
  readonly dataDir: string;
}

/** Handlers of the download centre (SYS-12, PERM-05). */
export function downloadHandlers({ database, dataDir }: Dependencies): HandlersOf<typeof downloads> {
  return {
    async list({ tx, session, input }) {
      const { rows, ...found } = await listDownloads(tx, session.scope, session.userId, input);
      return { rows: rows.map(present), ...found };
    },

    async content(call) {
      const { tx, session, input } = call;
      const file = await downloadOf(tx, session.scope, session.userId, input.fileId);
      if (file === undefined) return refuse("system.fileUnknown");
      if (file.state === "expired") return refuse("system.fileExpired");
      const path = storedPath(dataDir, input.fileId);
      const found = file.state === "ready" ? await stat(path).catch(() => undefined) : undefined;
      if (found === undefined) return refuse("system.fileUnknown");
      call.afterCommit(() => {
        asSystem(database, (system) => countDownload(system, file.topId, file.fileId)).catch((error: unknown) =>
          call.log.warn({ err: error }, "A download could not be counted."),
        );
      });
      call.setHeader("x-content-type-options", "nosniff");
      return {
        file: { stream: createReadStream(path), name: file.fileName, mediaType: file.mediaType, sizeBytes: found.size },
      };
    },

    async remove(call) {
      const { tx, session, input } = call;
      const file = await downloadOf(tx, session.scope, session.userId, input.fileId);
      if (file === undefined) return refuse("system.fileUnknown");
      await deleteFile(tx, file.topId, file.fileId);
      await recordAudit(call, { action: "system.deleteFile", object: file.fileName, merchant: file });
      call.afterCommit(() => {
        rm(storedPath(dataDir, file.fileId), { force: true }).catch((error: unknown) =>
          call.log.warn({ err: error }, "A deleted file could not be removed from the disk."),
        );
      });
      return {};
    },
  };
}

function present({ mediaType: _, topId: __, merchantId: ___, fileSize, progressRows, ...row }: DownloadRow) {
  return {
    ...row,
    fileSize: fileSize === null ? null : Number(fileSize),
    progressRows: Number(progressRows),
  };
}

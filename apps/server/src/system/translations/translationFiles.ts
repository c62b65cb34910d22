import { type Language, type Permission, sessionExpiredCode } from "@yunshou/contract";
import { translationFileBytes, type translationFiles } from "@yunshou/contract/system/translations";
import { type Database, inScope } from "@yunshou/database";
import { importExtensions } from "@yunshou/domain";
import type { FastifyRequest } from "fastify";
import { recordAudit } from "../../platform/audit.queries.ts";
import { type Session, tokenFrom } from "../../platform/call.ts";
import { FairTurns } from "../../platform/images/fairTurns.ts";
import { readTable, tableLimits } from "../../platform/imports/reader/readTable.ts";
import { Unreadable } from "../../platform/imports/reader/tableLimits.ts";
import { checkedInput, mergedInput } from "../../platform/input.ts";
import { languageOf } from "../../platform/language.ts";
import { success } from "../../platform/messages.ts";
import type { Web } from "../../platform/mount.ts";
import { isRefusal, Refused, toRefused } from "../../platform/refused.ts";
import { textFileRows, textsOfFile } from "./textFile.ts";
import { lockTexts, storedTexts, writeTexts } from "./translations.queries.ts";

/** A whole file lies in memory while it is read. */
const turns = new FairTurns({ atOnce: 1, atOnceOfKey: 1, waiting: 3, waitingOfKey: 1 });
const limits = { ...tableLimits, rows: textFileRows };
const inMegabytes = { limit: `${translationFileBytes / 1_048_576} MB` };

/** Adds the route that takes texts of the interface as a spreadsheet; all of them are written, or none. */
export async function addTranslationFiles(
  web: Web,
  { upload }: typeof translationFiles,
  database: Database,
): Promise<void> {
  web.mounted.push(upload);
  await web.app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      "application/octet-stream",
      { parseAs: "buffer", bodyLimit: translationFileBytes + 1 },
      (_request, body, done) => done(null, body),
    );
    const senders = new WeakMap<FastifyRequest, Session>();
    const admit = async (request: FastifyRequest) => {
      const token = tokenFrom(request.headers);
      const caller = token === undefined ? undefined : await web.authenticate(token);
      if (caller === undefined) throw new Refused(sessionExpiredCode);
      if (caller.duty !== undefined) throw new Refused(caller.duty);
      if (caller.session.viewerId !== null) throw new Refused("access.viewOnly");
      if (!caller.session.permissions.has(upload.access as Permission) || caller.session.scope.merchants !== "all")
        throw new Refused("access.noPermission");
      senders.set(request, caller.session);
    };
    scope.post(upload.path, { bodyLimit: translationFileBytes + 1, onRequest: admit }, async (request, reply) => {
      const raw = mergedInput({ ...request, query: request.query, params: {}, body: {} } as typeof request);
      const language = languageOf(raw["language"], request.headers["accept-language"]);
      const { fileName } = await checkedInput(upload, raw, language);
      const session = senders.get(request);
      if (session === undefined) throw new Refused(sessionExpiredCode);
      const rows = await rowsOf(fileName, request.body);
      const origin = { session, address: request.ip, requestId: request.id, language, fileName };
      return reply.send(success(await writeFileTexts(database, rows, origin)));
    });
  });
}

async function rowsOf(fileName: string, content: unknown): Promise<string[][]> {
  const extension = fileName.slice(fileName.lastIndexOf(".") + 1).toLowerCase();
  if (!(importExtensions as readonly string[]).includes(extension))
    throw new Refused("import.fileKind", { field: "file", values: { kinds: importExtensions.join(", ") } });
  if (!Buffer.isBuffer(content) || content.length === 0) throw new Refused("import.empty", { field: "file" });
  if (content.length > translationFileBytes)
    throw new Refused("import.fileTooLarge", { field: "file", values: inMegabytes });
  const read = await turns.run("texts", async () => {
    try {
      const lines: string[][] = [];
      for await (const cells of readTable(content, limits)) lines.push(cells);
      return lines;
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      const limit = error.code === "import.tooManyColumns" ? limits.columns : limits.rows;
      const values = error.code === "import.fileTooLarge" ? inMegabytes : { limit };
      throw new Refused(error.code, { field: "file", values });
    }
  });
  if (read === undefined) throw new Refused("import.busy", { field: "file" });
  if (read.done.length < 2) throw new Refused("import.empty", { field: "file" });
  return read.done;
}

interface Origin {
  readonly session: Session;
  readonly address: string;
  readonly requestId: string;
  readonly language: Language;
  readonly fileName: string;
}

const writeFileTexts = (database: Database, rows: readonly (readonly string[])[], origin: Origin) =>
  inScope(database, origin.session.scope, async (tx) => {
    const { session, fileName, language } = origin;
    await lockTexts(tx);
    const read = textsOfFile(rows, await storedTexts(tx), language);
    if (isRefusal(read)) throw toRefused(read);
    await writeTexts(tx, read.texts, session.userId);
    const figures = { written: read.texts.length, same: read.same };
    await recordAudit(
      { tx, ...origin },
      {
        action: "system.translation.import",
        object: fileName,
        merchant: { topId: session.topMerchantId, merchantId: session.merchantId },
        after: figures,
      },
    );
    return figures;
  });

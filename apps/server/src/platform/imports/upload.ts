import { type Endpoint, type Language, type Permission, sessionExpiredCode } from "@yunshou/contract";
import type { importUpload } from "@yunshou/contract/imports/imports";
import { type Database, type Handle, inScope, type Scope } from "@yunshou/database";
import { guessColumns, importExtensions, importLimits, plainFileName } from "@yunshou/domain";
import type { Readable } from "node:stream";
import { type Session, tokenFrom } from "../call.ts";
import { FairTurns } from "../images/fairTurns.ts";
import { checkedInput, mergedInput } from "../input.ts";
import { languageOf } from "../language.ts";
import { success } from "../messages.ts";
import type { Web } from "../mount.ts";
import { Refused } from "../refused.ts";
import * as queries from "./imports.queries.ts";
import { type ImportKind, isTooNarrow } from "./kind.ts";
import { readTable } from "./reader/readTable.ts";
import { Unreadable } from "./reader/tableLimits.ts";

/** A whole file lies in memory while it is read, so few are read at once. */
const turns = new FairTurns({ atOnce: 2, atOnceOfKey: 1, waiting: 20, waitingOfKey: 3 });
const portion = 1_000;

/** What the route needs beside the web. */
export interface UploadParts {
  readonly database: Database;
  /** A merchant within the scope; undefined when there is none. */
  readonly merchantOf: (tx: Handle, scope: Scope, merchantId: string) => Promise<{ topId: string } | undefined>;
}

/** Adds the route that takes a spreadsheet as its body. Rights are checked before its first byte is read. */
export async function addImportUpload<const P extends Permission>(
  web: Web,
  { upload }: ReturnType<typeof importUpload<P>>,
  kind: ImportKind,
  parts: UploadParts,
): Promise<void> {
  web.mounted.push(upload as unknown as Endpoint);
  await web.app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("application/octet-stream", (_request, payload, done) => done(null, payload));
    scope.post(upload.path, async (request, reply) => {
      const token = tokenFrom(request.headers);
      const caller = token === undefined ? undefined : await web.authenticate(token);
      if (caller === undefined) throw new Refused(sessionExpiredCode);
      if (caller.duty !== undefined) throw new Refused(caller.duty);
      if (caller.session.viewerId !== null) throw new Refused("access.viewOnly");
      if (!caller.session.permissions.has(upload.access) || isTooNarrow(kind, caller.session.scope))
        throw new Refused("access.noPermission");
      if (await web.mustAgree(caller.session, request.headers.host ?? "")) throw new Refused("access.agreementPending");
      const raw = mergedInput({ ...request, query: request.query, params: {}, body: {} } as typeof request);
      const language = languageOf(raw["language"], request.headers["accept-language"]);
      const input = await checkedInput(upload, raw, language);
      const { session } = caller;
      const kept = await turns.run(session.merchantId, async () =>
        keep(parts, kind, session, input, language, await bodyOf(request.body as Readable)),
      );
      if (kept === undefined) throw new Refused("import.busy", { field: "file" });
      return reply.send(success({ importId: kept.done }));
    });
  });
}

async function bodyOf(body: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > importLimits.fileBytes) {
      const values = { limit: `${importLimits.fileBytes / 1_048_576} MB` };
      throw new Refused("import.fileTooLarge", { field: "file", values });
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, bytes);
}

async function keep(
  { database, merchantOf }: UploadParts,
  kind: ImportKind,
  session: Session,
  input: { readonly fileName: string; readonly merchantId?: string | undefined },
  language: Language,
  content: Buffer,
): Promise<string> {
  const fileName = plainFileName(input.fileName);
  const extension = fileName.slice(fileName.lastIndexOf(".") + 1).toLowerCase();
  if (!(importExtensions as readonly string[]).includes(extension)) {
    throw new Refused("import.fileKind", { field: "file", values: { kinds: importExtensions.join(", ") } });
  }
  return inScope(database, session.scope, async (tx) => {
    const merchant = await merchantOf(tx, session.scope, input.merchantId ?? session.merchantId);
    if (merchant === undefined) throw new Refused("merchants.unknown", { field: "merchantId" });
    const place = { topId: merchant.topId, merchantId: input.merchantId ?? session.merchantId };
    try {
      return await keepRows(tx, kind, session, place, fileName, language, readTable(content));
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      throw new Refused(error.code, { field: "file", values: limitsOf(error.code) });
    }
  });
}

const limitsOf = (code: Unreadable["code"]): Readonly<Record<string, string | number>> => {
  if (code === "import.tooManyRows") return { limit: importLimits.rows };
  if (code === "import.tooManyColumns") return { limit: importLimits.columns };
  return code === "import.fileTooLarge" ? { limit: `${importLimits.fileBytes / 1_048_576} MB` } : {};
};

/** The first row with content is the header; what follows are records. */
async function keepRows(
  tx: Handle,
  kind: ImportKind,
  session: Session,
  place: { readonly topId: string; readonly merchantId: string },
  fileName: string,
  language: Language,
  rows: AsyncIterable<string[]>,
): Promise<string> {
  let importId: string | undefined;
  let rowNo = 0;
  let count = 0;
  let portionRows: { rowNo: number; cells: string[] }[] = [];
  const write = async () => {
    if (importId !== undefined && portionRows.length > 0) await queries.insertRows(tx, place, importId, portionRows);
    count += portionRows.length;
    portionRows = [];
  };
  for await (const cells of rows) {
    rowNo += 1;
    if (cells.length === 0) continue;
    if (importId === undefined) importId = await begin(tx, kind, session, place, fileName, language, cells);
    else portionRows.push({ rowNo, cells });
    if (portionRows.length === portion) await write();
  }
  await write();
  if (importId === undefined || count === 0) throw new Refused("import.empty", { field: "file" });
  await queries.setRowCount(tx, place.topId, importId, count);
  return importId;
}

async function begin(
  tx: Handle,
  kind: ImportKind,
  { userId, scope }: Session,
  place: { readonly topId: string; readonly merchantId: string },
  fileName: string,
  language: Language,
  cells: readonly string[],
): Promise<string> {
  const header = cells.map((cell) => cell.trim());
  const labels = [kind.labels(language), kind.labels("zh"), kind.labels("en")];
  const fields = Object.entries(kind.fields).map(([key, { synonyms }]) => ({
    key,
    names: [...labels.map((all) => all[key] ?? ""), ...synonyms],
  }));
  const known = await queries.knownColumns(tx, { topId: place.topId, userId }, kind.name, header);
  const columns = known?.map((key) => (key !== null && Object.hasOwn(kind.fields, key) ? key : null));
  return queries.insertImport(tx, {
    ...place,
    ownerId: userId,
    kind: kind.name,
    fileName,
    header,
    columns: columns ?? guessColumns(header, fields),
    request: { scope },
  });
}

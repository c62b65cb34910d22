import { createHash } from "node:crypto";
import type { Handle } from "@yunshou/database";
import { merchantLines, receiverLines, type StatementContent, statementText } from "@yunshou/domain";
import * as queries from "./accountStatements.queries.ts";

interface Reader extends queries.About {
  readonly merchantNo: string;
  readonly merchantName: string;
  readonly receiver: string | null;
}

/** Everything that a statement says, made anew from the settled days: they do not change, so neither does it. */
export async function contentOf(tx: Handle, reader: Reader): Promise<StatementContent> {
  const { merchantNo, merchantName, receiver, fromDate, toDate } = reader;
  const shares = await queries.sharesOf(tx, reader);
  const lines =
    reader.receiverId === null ? merchantLines(await queries.partsOf(tx, reader), shares) : receiverLines(shares);
  return { merchantNo, merchantName, receiver, fromDate, toDate, lines, days: await queries.sealsOf(tx, reader) };
}

/** SHA-256 over the text of a statement, as its reader computes it. */
export const hashOfStatement = (content: StatementContent): string =>
  createHash("sha256").update(statementText(content), "utf8").digest("hex");

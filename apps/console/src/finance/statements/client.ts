import type { OutputOf } from "@yunshou/contract";
import { sharedStatements, statementTokenHeader } from "@yunshou/contract/finance/accountStatements";
import { statementText, type StatementFile } from "@yunshou/domain";
import { messageOf, reportFailure, type Target } from "../../platform/api/call.ts";
import { CallFailure } from "../../platform/api/failure.ts";
import { readFile, save } from "../../platform/api/files.ts";
import { exchange } from "../../platform/api/transport.ts";

export type SharedStatement = OutputOf<typeof sharedStatements.read>;

/** The token stands behind the # of the link, which no browser sends to anybody. */
const tokenHeader = () => ({ [statementTokenHeader]: window.location.hash.slice(1) });

export interface CheckedStatement {
  readonly statement: SharedStatement;
  /** SHA-256 over what is shown, computed here; undefined where the browser cannot. */
  readonly computedHash: string | undefined;
}

export async function readShared(): Promise<CheckedStatement> {
  const { data: statement } = await exchange<SharedStatement>({
    ...messageOf(sharedStatements.read as Target, {}),
    headers: tokenHeader(),
  });
  return { statement, computedHash: await hashOf(statementText(statement)) };
}

async function hashOf(text: string): Promise<string | undefined> {
  // Only secure pages can compute it.
  if (!("subtle" in crypto)) return undefined;
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export async function saveShared(fileFormat: StatementFile, name: string): Promise<void> {
  try {
    save(await readFile(sharedStatements.file, { fileFormat }, tokenHeader()), `${name}.${fileFormat}`);
  } catch (error) {
    reportFailure(error instanceof CallFailure ? error : new CallFailure("network"));
  }
}

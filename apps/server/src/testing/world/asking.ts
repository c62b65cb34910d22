import { readFileSync } from "node:fs";
import type { Endpoint } from "@yunshou/contract";
import { asSystem } from "@yunshou/database";
import { strFromU8, unzipSync } from "fflate";
import { exportSources } from "../../exports.ts";
import { exportDuties } from "../../platform/export/exportJob.ts";
import { storedPath } from "../../platform/export/exportFiles.ts";
import { makeSweeper } from "../../platform/timers.ts";
import type { Client } from "../bench/client.ts";
import { sampleOf, schemaOf } from "./samples.ts";
import { addresses, ownAddresses } from "./addresses.ts";
import { notAddresses } from "./notAddresses.ts";
import { cases, contents } from "./cases.ts";
import { png, type Rows } from "./rows.ts";
import type { Tenant } from "./tenant.ts";
import type { World } from "./world.ts";

export interface Named {
  readonly name: string;
  readonly call: Endpoint;
  readonly area: string;
}

export interface Heard {
  readonly status: number;
  readonly code: string;
  /** The whole answer, with the content of the file when the call exports one. */
  readonly text: string;
}

const isExport = ({ call }: Named) => call.method === "POST" && call.path.endsWith("/export");
const takesBytes = ({ name }: Named) => name.endsWith(".upload");

/** A right input of a call for a merchant. */
export async function inputFor(endpoint: Named, home: Tenant, world: World): Promise<Record<string, unknown>> {
  const sample = sampleOf(endpoint.call);
  const addressed = Object.fromEntries(
    addressesOf(endpoint)
      .filter((field) => field in sample)
      .map((field) => [field, addressFor(endpoint, field, home.rows)]),
  );
  const given = await cases[endpoint.name]?.(home, world);
  return { ...sample, ...addressed, ...given };
}

/** What a field of a call addresses among some rows. */
export const addressFor = ({ name }: Named, field: string, rows: Rows): unknown =>
  (ownAddresses[`${name}.${field}`] ?? addresses[field]!)(rows);

/** The fields of an input that address rows of merchants. */
export function addressesOf({ name, call }: Named): string[] {
  return Object.keys(schemaOf(call).properties ?? {}).filter(
    (field) => field in addresses && !(`${name}.${field}` in notAddresses),
  );
}

/** Fields that look like the address of a row and are declared nowhere. */
export function undeclaredOf({ name, call }: Named): string[] {
  return Object.entries(schemaOf(call).properties ?? {})
    .filter(
      ([field, { type }]) =>
        /(?:[a-z](?:Id|Ids|No|Nos|Code|Codes)|id|shbh)$/.test(field) &&
        type !== "integer" &&
        type !== "number" &&
        type !== "boolean" &&
        !field.endsWith("checkCode"),
    )
    .map(([field]) => field)
    .filter((field) => !(field in addresses) && !(`${name}.${field}` in notAddresses));
}

/** Asks as somebody; an export is also run, so that what it wrote is part of the answer. */
export async function ask(
  world: World,
  client: Client,
  endpoint: Named,
  input: Record<string, unknown>,
  headers: Record<string, string> = {},
): Promise<Heard> {
  const { call } = endpoint;
  if (takesBytes(endpoint)) {
    const rest = { ...input } as Record<string, string>;
    const path = call.path.replace(/:(\w+)/g, (_all, field: string) => {
      const value = String(rest[field]);
      delete rest[field];
      return encodeURIComponent(value);
    });
    const { status, text, body } = await client.sendBytes(
      `${path}?${new URLSearchParams(rest)}`,
      contents[endpoint.name] ?? png,
      headers,
    );
    return { status, text, code: body?.code ?? "" };
  }
  const { status, text, body } = await client.try(call, input, headers);
  // A download is counted beside its answer; whoever compares the database next must not see that.
  if (endpoint.name === "downloads.content" && status === 200) await new Promise((resolve) => setTimeout(resolve, 50));
  const code = body?.code ?? (status === 200 ? "H0000" : "");
  if (isExport(endpoint) && code === "H0000")
    return { status, code, text: await exported(world, body.data as { fileId: string }) };
  return { status, code, text };
}

/** Writes the file of an export, answers its content and takes it away again. */
async function exported({ server }: World, { fileId }: { fileId: string }): Promise<string> {
  const { database, context } = server;
  // What other calls left to be written would be written first, and some of it about rows that are gone.
  await asSystem(database, (tx) =>
    tx.query("update file set state = 'failed' where kind = 'export' and state = 'queued' and id <> $1", [fileId]),
  );
  const failures: unknown[] = [];
  const log = { error: (...what: unknown[]) => void failures.push(what) };
  const jobs = exportDuties({
    database,
    dataDir: context.config.dataDir,
    sources: exportSources,
    secrets: context.secrets,
    log,
  });
  const sweeper = makeSweeper(database, jobs.handlers, log as never, 1);
  await sweeper.sweep();
  await sweeper.settled();
  await jobs.idle();
  if (failures.length > 0)
    throw new Error(
      `an export failed: ${JSON.stringify(failures, (_key, value: unknown) => (value instanceof Error ? value.message : value))}`,
    );
  const content = readFileSync(storedPath(context.config.dataDir, fileId));
  await asSystem(database, (tx) => tx.query("delete from file where id = $1", [fileId]));
  const isZip = content.subarray(0, 2).toString() === "PK";
  return isZip
    ? Object.entries(unzipSync(content))
        .filter(([name]) => name.startsWith("xl/worksheets") || name.includes("sharedStrings"))
        .map(([, part]) => strFromU8(part))
        .join("\n")
    : content.toString();
}

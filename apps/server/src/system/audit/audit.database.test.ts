import { mkdtempSync, rmSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { asSystem, type Database, type Handle, openDatabase } from "@yunshou/database";
import { createTestDatabase, type TestDatabase } from "@yunshou/database/testing";
import fc from "fast-check";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { writeAudit } from "../../platform/audit.queries.ts";
import { secretsFrom } from "../../platform/secrets.ts";
import { type Anchor, anchorFile, isGenuine, readAnchors, signAnchor } from "./anchors.ts";
import { emptyHead, linkHash } from "./chain.ts";
import { headOf, sealedRows } from "./audit.queries.ts";
import { anchorHead, sealPortion, type SealerParts } from "./sealer.ts";
import { verifyAudit } from "./verify.ts";

const { auditKey } = secretsFrom(Buffer.alloc(32, 7));
const attackersKey = secretsFrom(Buffer.alloc(32, 8)).auditKey;
const rowsAtStart = 120;
const trouble: unknown[] = [];

let test: TestDatabase;
let database: Database;
let superuser: pg.Client;
let asSuperuser: Handle;
let folder: string;
let parts: SealerParts;

const entry = (index: number) => ({
  action: index % 3 === 0 ? "access.login.failed" : "machines.update",
  object: `YT${index}`,
  merchant: { topId: "1", merchantId: "1" },
  before: { price: index, name: "旧" },
  after: { price: index + 1, name: "新" },
  actorId: String(index % 5),
  address: "127.0.0.1",
  requestId: `r${index}`,
});

const write = (from: number, count: number) =>
  asSystem(database, async (tx) => {
    for (let index = from; index < from + count; index += 1) await writeAudit(tx, entry(index));
  });
const seal = () => asSystem(database, sealPortion);
/** Seals as many rows as were written. Transactions of other databases in the cluster count as older ones, so it may take a while. */
async function sealAll(count: number): Promise<void> {
  for (let sealed = await seal(); sealed < count; sealed += await seal())
    await new Promise((resolve) => setTimeout(resolve, 20));
}
const anchors = async () => (await readAnchors(anchorFile(folder))).anchors;
const verify = async (using?: readonly Anchor[]) =>
  verifyAudit(asSuperuser, using ?? (await anchors()), [auditKey.publicKeyHex]);

beforeAll(async () => {
  test = await createTestDatabase();
  database = openDatabase({ adminUrl: test.url, webConnections: 2, systemConnections: 4 });
  superuser = new pg.Client(test.url);
  await superuser.connect();
  asSuperuser = {
    query: async (text: string, values?: readonly unknown[]) => (await superuser.query(text, values as unknown[])).rows,
  } as unknown as Handle;
  folder = mkdtempSync(join(tmpdir(), "yunshou-audit-"));
  parts = {
    database,
    dataDir: folder,
    auditKey,
    log: { info: () => {}, error: (...what: unknown[]) => void trouble.push(what) },
  };
  for (let index = 0; index < rowsAtStart; index += 20) {
    await write(index, 20);
    await sealAll(20);
    await anchorHead(parts, new Date());
  }
});
afterAll(async () => {
  await superuser.end();
  await database.close();
  await test.drop();
  rmSync(folder, { recursive: true, force: true });
});

describe("S15 the sealed audit log", () => {
  it("is sound as it was written, and anchored outside the database", async () => {
    expect(await verify()).toEqual({ rows: rowsAtStart, anchors: 6, anchoredTo: rowsAtStart, findings: [] });
    expect((await anchors()).every((anchor) => isGenuine(anchor, [auditKey.publicKeyHex]))).toBe(true);
    expect(trouble).toEqual([]);
  });

  it("seals a row only when every older transaction has ended, and then in their order", async () => {
    await superuser.query("begin");
    await superuser.query(
      "insert into audit_log (top_id, merchant_id, action, object) values (1, 1, 'slow.write', 'first')",
    );
    await write(500, 3);
    expect(await seal()).toBe(0);
    await superuser.query("commit");
    await sealAll(4);
    const last = await sealedRows(asSuperuser, rowsAtStart, 10);
    expect(last.map((row) => row.object)).toEqual(["first", "YT500", "YT501", "YT502"]);
    expect(await anchorHead(parts, new Date())).toBe(true);
    expect(await anchorHead(parts, new Date())).toBe(false);
    expect((await verify()).findings).toEqual([]);
  });

  it("goes on in a restored database, whose transactions are counted anew", async () => {
    await superuser.query("begin");
    await superuser.query("update audit_log set xact = '999999999999'; update audit_seal set xact = '999999999999'");
    await superuser.query(
      "insert into audit_log (top_id, merchant_id, action, object, xact) values (1, 1, 'after.restore', 'new', '3')",
    );
    expect(await sealPortion(asSuperuser)).toBe(1);
    expect((await verify()).findings).toEqual([]);
    await superuser.query("rollback");
  });

  it("finds every one of 1,000 random edits, deletions, swaps, insertions and truncations by a superuser, who may recompute the chain", async () => {
    const { seq: length } = (await headOf(asSuperuser))!;
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...Object.keys(attacks)),
        fc.integer({ min: 1, max: length }),
        fc.integer({ min: 1, max: length - 1 }),
        fc.boolean(),
        async (name, seq, distance, recomputes) => {
          await superuser.query("begin");
          try {
            await attacks[name]!(seq, ((seq + distance - 1) % length) + 1);
            if (recomputes) await recompute();
            expect((await verify()).findings.length, `${name} at ${seq}`).toBeGreaterThan(0);
          } finally {
            await superuser.query("rollback");
          }
        },
      ),
      { numRuns: 1_000 },
    );
    expect((await verify()).findings).toEqual([]);
  });

  it("trusts no anchor that another key signed, and no line that is none", async () => {
    const head = (await headOf(asSuperuser))!;
    expect((await verify([signAnchor(attackersKey, head, new Date())])).findings).toMatchObject([
      { kind: "anchorForged" },
    ]);
    const genuine = (await anchors()).at(-1)!;
    expect((await verify([{ ...genuine, seq: genuine.seq - 1 }])).findings).toMatchObject([{ kind: "anchorForged" }]);
    const copy = join(folder, "copy.jsonl");
    await writeFile(copy, `${await readFile(anchorFile(folder), "utf8")}{"at":`);
    expect(await readAnchors(copy)).toMatchObject({ unreadable: 1 });
  });

  it("reports a chain that contradicts its anchor instead of anchoring it again", async () => {
    const before = await anchors();
    const { rows } = await superuser.query(
      "delete from audit_seal where seq = (select max(seq) from audit_seal) returning *",
    );
    expect(await anchorHead(parts, new Date())).toBe(false);
    expect(trouble).toHaveLength(1);
    expect(await anchors()).toEqual(before);
    await superuser.query("insert into audit_seal select * from json_populate_record(null::audit_seal, $1)", [
      JSON.stringify({ ...rows[0], hash: `\\x${rows[0].hash.toString("hex")}` }),
    ]);
    expect((await verify()).findings).toEqual([]);
  });
});

const rowAt = "(select log_id from audit_seal where seq = $1)";
const run = (text: string, ...values: unknown[]) => superuser.query(text, values);
const textColumns = ["action", "object", "address", "request_id"];

/** What somebody may do who owns the database. */
const attacks: Readonly<Record<string, (seq: number, other: number) => Promise<unknown>>> = {
  editText: (seq, other) =>
    run(`update audit_log set ${textColumns[other % textColumns.length]} = 'forged' where id = ${rowAt}`, seq),
  editActor: (seq) =>
    run(`update audit_log set actor_id = actor_id + 1000 where id = ${rowAt} and actor_id is not null`, seq).then(
      (done) => done.rowCount === 0 && attacks["editText"]!(seq, 0),
    ),
  editBefore: (seq) => run(`update audit_log set before = '{"price": 0}' where id = ${rowAt}`, seq),
  editTime: (seq) =>
    run(`update audit_log set id = id - 4194304000 where id = ${rowAt}`, seq).then(() =>
      run("update audit_seal set log_id = log_id - 4194304000 where seq = $1", seq),
    ),
  moveMerchant: (seq) => run(`update audit_log set merchant_id = 2 where id = ${rowAt}`, seq),
  deleteRow: (seq) => run(`delete from audit_log where id = ${rowAt}`, seq),
  deleteWithSeal: async (seq) => {
    await attacks["deleteRow"]!(seq, 0);
    await run("delete from audit_seal where seq = $1", seq);
  },
  swapContents: (seq, other) =>
    run(
      `update audit_log a set action = b.action || '', object = b.object, actor_id = b.actor_id, before = b.before, after = b.after, request_id = b.request_id
       from audit_log b where a.id in (${rowAt}, (select log_id from audit_seal where seq = $2)) and b.id in (${rowAt}, (select log_id from audit_seal where seq = $2)) and a.id <> b.id`,
      seq,
      other,
    ),
  swapOrder: async (seq, other) => {
    const { rows } = await run(
      "delete from audit_seal where seq in ($1, $2) returning seq, log_id, xact, hash",
      seq,
      other,
    );
    for (const [index, row] of rows.entries())
      await run(
        "insert into audit_seal values ($1, $2, $3, $4)",
        rows[1 - index].seq,
        row.log_id,
        row.xact,
        rows[1 - index].hash,
      );
  },
  truncate: async (seq) => {
    await run("delete from audit_log where id in (select log_id from audit_seal where seq >= $1)", seq);
    await run("delete from audit_seal where seq >= $1", seq);
  },
  truncateSeals: (seq) => run("delete from audit_seal where seq >= $1", seq),
  empty: () => run("truncate audit_log, audit_seal"),
  insertInto: async (seq) => {
    await run("update audit_seal set seq = seq + 100000 where seq >= $1", seq);
    await run("update audit_seal set seq = seq - 99999 where seq > 100000");
    const { rows } = await run(
      "insert into audit_log (top_id, merchant_id, action, object) values (1, 1, 'made.up', 'x') returning id, xact::text",
    );
    await run("insert into audit_seal values ($1, $2, $3, $4)", seq, rows[0].id, rows[0].xact, emptyHead);
  },
  backdate: async () => {
    const { seq } = (await headOf(asSuperuser))!;
    const { rows } = await run(
      "insert into audit_log (top_id, merchant_id, id, action, object) values (1, 1, id_at(now() - interval '3 days'), 'made.up', 'x') returning id, xact::text",
    );
    await run("insert into audit_seal values ($1, $2, $3, $4)", seq + 1, rows[0].id, rows[0].xact, emptyHead);
    await recompute();
  },
};

/** Makes the chain agree with the rows again, as somebody would who knows how it is made. */
async function recompute(): Promise<void> {
  let hash: Buffer = emptyHead;
  const rows = await sealedRows(asSuperuser, 0, 1_000);
  const { rows: links } = await superuser.query<{ logId: string; xact: string }>(
    'select log_id as "logId", xact::text as xact from audit_seal order by seq limit 1000',
  );
  const hashes = rows.map((row, index) =>
    row.logId === null ? hash : (hash = linkHash(hash, index + 1, row as never)),
  );
  await superuser.query("delete from audit_seal");
  await superuser.query(
    "insert into audit_seal (seq, log_id, xact, hash) select row_number() over (), * from unnest($1::bigint[], $2::xid8[], $3::bytea[])",
    [links.map(({ logId }) => logId), links.map(({ xact }) => xact), hashes],
  );
}

import type { LedgerTransaction } from "@yunshou/domain";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Database, openDatabase } from "./connect.ts";
import { LedgerRefused, postLedger } from "./ledger.ts";
import { createTestDatabase, type TestDatabase } from "./testing.ts";
import { asSystem, inScope } from "./transaction.ts";

let test: TestDatabase;
let database: Database;
let superuser: pg.Client;
let serial = 0;

beforeAll(async () => {
  test = await createTestDatabase();
  database = openDatabase({ adminUrl: test.url, webConnections: 2, systemConnections: 2 });
  superuser = new pg.Client(test.url);
  await superuser.connect();
});

afterAll(async () => {
  await superuser.end();
  await database.close();
  await test.drop();
});

let merchantId: string;
beforeEach(() => {
  serial += 1;
  merchantId = String(serial);
});

function transaction(key: string, ...lines: [account: string, fen: bigint][]): LedgerTransaction {
  return {
    kind: "test",
    idempotencyKey: `${merchantId}:${key}`,
    referenceId: "1",
    merchantId,
    topMerchantId: merchantId,
    postings: lines.map(([account, amountFen]) => ({ account, amountFen })),
  };
}

const sale = (key: string, fen = 500n) => transaction(key, ["psp_clearing:wechat", -fen], ["available", fen]);
const post = (...transactions: LedgerTransaction[]) => asSystem(database, (tx) => postLedger(tx, transactions));
const balance = async (code: string) =>
  (
    await superuser.query("select balance_fen from ledger.account where merchant_id = $1 and code = $2", [
      merchantId,
      code,
    ])
  ).rows[0]?.balance_fen;

/** SQLSTATE and constraint of a statement's refusal, `done` when it was not refused. */
async function refusalOf(run: () => Promise<unknown>): Promise<string> {
  try {
    await run();
    return "done";
  } catch (error) {
    const { code, constraint } = error as pg.DatabaseError;
    return [code, constraint].filter(Boolean).join(" ");
  }
}

describe("the application's roles", () => {
  const attacks = [
    "insert into ledger.entry (top_id, txn_id, line, account_id, amount_fen, balance_after_fen, account_version) select top_id, id, 9, 1, 1, 1, 99 from ledger.txn",
    "update ledger.entry set amount_fen = amount_fen + 1",
    "delete from ledger.entry",
    "truncate ledger.entry",
    "update ledger.txn set posted_at = now()",
    "delete from ledger.txn",
    "truncate ledger.txn cascade",
    "update ledger.account set balance_fen = 1000000",
    "delete from ledger.account",
    "insert into ledger.account (top_id, merchant_id, code) values (1, 1, 'forged')",
    "alter table ledger.entry disable trigger all",
    "drop function ledger.post(jsonb)",
  ];
  it.each(attacks)("M13 cannot: %s", async (attack) => {
    await post(sale("attacked"));
    for (const role of ["yunshou_web", "yunshou_system"]) {
      await superuser.query(`begin; set local role ${role}; select set_config('app.scope', '*', true)`);
      expect(await refusalOf(() => superuser.query(attack))).toBe("42501");
      await superuser.query("rollback");
    }
  });

  it("M13 are no members of the ledger's owner, own nothing and do not bypass row-level security", async () => {
    const { rows } =
      await superuser.query(`select rolname, rolsuper or rolbypassrls or rolcanlogin or rolcreaterole as mighty,
        pg_has_role(oid, 'ledger_owner', 'member') or pg_has_role(oid, 'yunshou_owner', 'member') as member,
        exists (select from pg_class where relowner = r.oid) or exists (select from pg_proc where proowner = r.oid) as owner
      from pg_roles r where rolname in ('yunshou_web', 'yunshou_system') order by 1`);
    expect(rows).toEqual(
      ["yunshou_system", "yunshou_web"].map((rolname) => ({ rolname, mighty: false, member: false, owner: false })),
    );
  });

  it("M13 may post for merchants of the scope only", async () => {
    const foreign = { ...sale("foreign"), merchantId: "999999", topMerchantId: "999999" };
    const scope = { merchants: [merchantId] };
    expect(await inScope(database, scope, (tx) => postLedger(tx, [sale("own")]))).toBe(1);
    expect(await refusalOf(() => inScope(database, scope, (tx) => postLedger(tx, [sale("mixed"), foreign])))).toBe(
      "42501",
    );
    expect(await refusalOf(() => inScope(database, { merchants: [] }, (tx) => postLedger(tx, [sale("nobody")])))).toBe(
      "42501",
    );
  });
});

describe("ledger.post", () => {
  it("M13 refuses an unbalanced transaction, a single line, and a batch that holds one of them", async () => {
    for (const bad of [
      transaction("bad", ["available", 5n], ["pending", -4n]),
      transaction("bad", ["available", 5n]),
    ]) {
      await expect(post(sale("good"), bad)).rejects.toMatchObject({ name: "LedgerRefused", code: "ledger.unbalanced" });
    }
    expect(await balance("available")).toBeUndefined();
  });

  it("M13 refuses a transaction without lines when it is called past the wrapper", async () => {
    const bare = JSON.stringify([
      { kind: "x", key: `${merchantId}:bare`, reference: "1", merchant: merchantId, top: merchantId, postings: [] },
    ]);
    expect(await refusalOf(() => asSystem(database, (tx) => tx.query("select ledger.post($1::jsonb)", [bare])))).toBe(
      "23514 ledger_balanced",
    );
  });

  it("M13 refuses to overdraw an account with a minimum and leaves the others unbounded", async () => {
    await post(sale("sale", 300n));
    const hold = (fen: bigint) => transaction(`hold${fen}`, ["available", -fen], ["refund_hold", fen]);
    await expect(post(hold(301n))).rejects.toMatchObject({ code: "ledger.overdraft" });
    expect(await post(hold(300n))).toBe(1);
    expect(await balance("available")).toBe("0");
    expect(await balance("psp_clearing:wechat")).toBe("-300");
  });

  it("M13 passes over a replay with the same content and refuses one with other content", async () => {
    expect(await post(sale("once"))).toBe(1);
    expect(await post(sale("once"))).toBe(0);
    expect(await post(sale("once"), sale("twice"), sale("twice"))).toBe(1);
    for (const other of [
      sale("once", 501n),
      { ...sale("once"), kind: "other" },
      { ...sale("once"), referenceId: "2" },
    ]) {
      await expect(post(other)).rejects.toMatchObject({ code: "ledger.replayDiffers" });
    }
    await expect(post(sale("thrice"), sale("thrice", 1n))).rejects.toMatchObject({ code: "ledger.replayDiffers" });
    expect(await balance("available")).toBe("1000");
  });

  it("M13 numbers the entries of an account without gaps and writes the balance after each", async () => {
    await post(sale("a", 100n), sale("b", 200n));
    await post(sale("c", 300n));
    const { rows } = await superuser.query(
      "select account_version, balance_after_fen from ledger.entry e join ledger.account a on a.id = e.account_id where a.merchant_id = $1 and code = 'available' order by 1",
      [merchantId],
    );
    expect(rows.map((row) => `${row.account_version}:${row.balance_after_fen}`)).toEqual(["1:100", "2:300", "3:600"]);
  });

  it("M13 leaves out lines of nothing and does not post a transaction of nothing", async () => {
    expect(await post(transaction("free", ["available", 0n], ["pending", 0n]))).toBe(0);
    expect(await post(transaction("part", ["available", 5n], ["pending", -5n], ["fee_income", 0n]))).toBe(1);
  });

  it("M13 answers an expected refusal as a code, never as a loss of the error", async () => {
    const error = await post(transaction("bad", ["available", 1n])).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(LedgerRefused);
    expect((error as LedgerRefused).cause).toMatchObject({ code: "23514" });
  });
});

describe("a superuser", () => {
  const newestTop = "(select top_id from ledger.account order by id desc limit 1)";
  const insertHeader = `insert into ledger.txn (top_id, merchant_id, kind, reference_id, idempotency_key, request_hash) values (${newestTop}, 1, 'x', 1, clock_timestamp()::text, '') returning id`;
  const addPair = (
    txn: string,
  ) => `insert into ledger.entry (top_id, txn_id, line, account_id, amount_fen, balance_after_fen, account_version)
    select top_id, ${txn}, 100 + row_number() over (), id, case row_number() over () when 1 then 7 else -7 end, 0, 1000000 + ${serial} from (select id, top_id from ledger.account where top_id = ${newestTop} limit 2) a`;

  it.each([
    ["changes an entry", "update ledger.entry set amount_fen = amount_fen + 1", "ledger_immutable"],
    ["deletes entries", "delete from ledger.entry", "ledger_immutable"],
    ["truncates entries", "truncate ledger.entry", "ledger_immutable"],
    ["changes a header", "update ledger.txn set kind = 'x'", "ledger_immutable"],
    ["deletes headers", "delete from ledger.txn", "ledger_immutable"],
    ["truncates everything", "truncate ledger.account, ledger.txn, ledger.entry", "ledger_immutable"],
    ["deletes an account", "delete from ledger.account", "ledger_immutable"],
    ["edits a balance", "update ledger.account set balance_fen = balance_fen + 1", "ledger_by_entries"],
    ["edits a version", "update ledger.account set version = version + 1", "ledger_by_entries"],
    [
      "gives an account to another merchant",
      "update ledger.account set merchant_id = 123456789 where id = (select min(id) from ledger.account)",
      "ledger_by_entries",
    ],
    [
      "opens an account with money in it",
      "insert into ledger.account (top_id, merchant_id, code, balance_fen) values (1, 1, 'rich', 5)",
      "ledger_by_entries",
    ],
  ])("M13 is stopped when he %s", async (_what, statement, constraint) => {
    await post(sale("old"));
    expect(await refusalOf(() => superuser.query(statement))).toBe(`23514 ${constraint}`);
  });

  it("M13 is stopped when he adds a balanced pair to an old transaction", async () => {
    await post(sale("old"));
    const { rows } = await superuser.query("select max(id) as id from ledger.txn");
    expect(await refusalOf(() => superuser.query(addPair(rows[0].id)))).toBe("23514 ledger_balanced");
  });

  it("M13 is stopped when he writes one line, an unbalanced pair, or lines without header or account", async () => {
    await post(sale("old"));
    await superuser.query("begin");
    const { rows } = await superuser.query(insertHeader);
    const id = rows[0].id;
    const line = (number: number, account: string, fen: number) =>
      `insert into ledger.entry values (${newestTop}, ${id}, ${number}, ${account}, ${fen}, 0, 2000000)`;
    const anAccount = "(select max(id) from ledger.account)";
    const attacks = [
      line(1, anAccount, 5),
      `insert into ledger.entry values (${newestTop}, ${id}, 1, ${anAccount}, 5, 0, 2000001), (${newestTop}, ${id}, 2, ${anAccount}, -4, 0, 2000002)`,
      `insert into ledger.entry values (${newestTop}, ${id}, 1, ${anAccount}, 5, 0, 2000001), (${newestTop}, ${id}, 2, -1, -5, 0, 2000002)`,
      addPair("-1"),
    ];
    for (const attack of attacks) {
      await superuser.query("savepoint attack");
      expect(await refusalOf(() => superuser.query(attack))).toBe("23514 ledger_balanced");
      await superuser.query("rollback to attack");
    }
    await superuser.query("rollback");
  });
});

import { asSystem } from "@yunshou/database";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { issueCredential } from "../../registry/credentials.ts";
import { enqueue } from "../../commands/outbox.ts";
import { dueMessages } from "../../commands/outbox.queries.ts";
import { Doorkeeper } from "./doorkeeper.ts";
import { openBench, type Bench, type Seeded } from "../testing/fixture.ts";

let bench: Bench;
let kept: Seeded;
let renewed: Seeded;
let renamed: Seeded;

beforeAll(async () => {
  bench = await openBench();
  [kept, renewed, renamed] = (await bench.seed("K1", "N1", "R1")) as [Seeded, Seeded, Seeded];
});
afterAll(() => bench.close());

describe("the doorkeeper", () => {
  it("S3 names the secrets that were revoked lately, and no others", async () => {
    const doorkeeper = new Doorkeeper(bench.database);
    expect(await doorkeeper.revoked()).toEqual([]);
    await asSystem(bench.database, (tx) => issueCredential(tx, renewed));
    expect(await doorkeeper.revoked()).toEqual([{ machineNo: "N1", version: 1 }]);
    await bench.write((tx) =>
      tx.query("update machine_credential set revoked_at = now() - interval '10 minutes' where revoked_at is not null"),
    );
    expect(await doorkeeper.revoked()).toEqual([]);
  });

  it("names a secret whose revocation began before the last look and ended after it", async () => {
    const doorkeeper = new Doorkeeper(bench.database);
    await doorkeeper.revoked();
    await bench.write((tx) =>
      tx.query("update machine_credential set revoked_at = now() - interval '15 seconds' where revoked_at is not null"),
    );
    expect(await doorkeeper.revoked()).toEqual([{ machineNo: "N1", version: 1 }]);
  });

  it("finds a pass worthless whose machine has another number now", async () => {
    const doorkeeper = new Doorkeeper(bench.database);
    await bench.write((tx) => tx.query("update machine set machine_no = 'R2' where id = $1", [renamed.machineId]));
    const passes = [kept, renamed].map(({ machineNo }) => ({ machineNo, version: 1 }));
    expect(await doorkeeper.worthless(passes)).toEqual([{ machineNo: "R1", version: 1 }]);
  });
});

it("names each message that is due with its machine, and none whose time is over", async () => {
  const message = { type: "nack", body: { boot: "b", seq: 1, problem: "p" } } as const;
  const at = (minutes: number) => new Date(Date.now() + minutes * 60_000);
  await asSystem(bench.database, async (tx) => {
    await enqueue(tx, [
      { machineId: kept.machineId, key: "a", ...message, notAfter: at(5) },
      { machineId: kept.machineId, key: "b", ...message, notAfter: at(5) },
      { machineId: renewed.machineId, key: "a", ...message, notAfter: at(-5) },
    ]);
  });
  expect((await asSystem(bench.database, dueMessages)).map(({ machineNo }) => machineNo)).toEqual(["K1", "K1"]);
});

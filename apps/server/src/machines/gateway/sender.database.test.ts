import { createPublicKey, verify } from "node:crypto";
import { commandSigningText, type DownBody } from "@yunshou/contract/machines/downMessages";
import { asSystem, type Handle } from "@yunshou/database";
import type { CommandKind } from "@yunshou/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createNotifier } from "../../platform/notifier.ts";
import { secretsFrom } from "../../platform/secrets.ts";
import { createCommandDesk } from "../commands/commands.ts";
import type { TestedLane } from "../commands/commands.queries.ts";
import { enqueue, outboxChannel, resendAll, settle } from "../commands/outbox.ts";
import { claimDue, codeSendings, dueMessages } from "../commands/outbox.queries.ts";
import { openBench, type Bench, type Seeded } from "./testing/fixture.ts";
import type { Gateway } from "./gateway.ts";
import { TestMachine, until } from "./testing/testMachine.ts";

let bench: Bench;
let gateway: Gateway;
let machines: Seeded[];
const secrets = secretsFrom(Buffer.alloc(32, 7));
const publicKey = createPublicKey({
  key: { kty: "OKP", crv: "Ed25519", x: Buffer.from(secrets.commandKey.publicKeyHex, "hex").toString("base64url") },
  format: "jwk",
});

beforeAll(async () => {
  bench = await openBench();
  machines = await bench.seed("C1", "C2", "C3", "C4", "C5", "C6", "C7");
  gateway = await bench.gateway();
});
afterAll(() => bench.close());

const ready = async (index: number, at: Gateway = gateway) => {
  const machine = await TestMachine.ready(at.port!, machines[index]!.machineNo, machines[index]!.secret);
  await machine.tell("hello", { upperVersion: "1" });
  return machine;
};
const ask = async (index: number, kind: CommandKind = "restart", lane?: TestedLane) => {
  const notifier = createNotifier(bench.database);
  const desk = createCommandDesk(secrets, notifier);
  const { machineId, machineNo } = machines[index]!;
  const ids = await asSystem(bench.database, (tx) =>
    desk.ask(tx, [{ topId: "1", merchantId: "1", machineId, machineNo }], kind, "5", lane),
  );
  desk.wake();
  await notifier.stop();
  return ids.get(machineId)!;
};
const stateOf = async (commandId: string) =>
  (
    await bench.read<{ state: string; detail: string | null }>("select state, detail from command where id = $1", [
      commandId,
    ])
  )[0]!;
const commands = (machine: TestMachine) =>
  machine.received
    .filter((message) => message.type === "command")
    .map((message) => message.body as unknown as DownBody<"command">);

/** Claims what is due for one machine. */
const claimFor = async (tx: Handle, machineNo: string) =>
  claimDue(
    tx,
    (await dueMessages(tx)).filter((message) => message.machineNo === machineNo).map(({ id }) => id),
  );

describe("commands", () => {
  it("MACHINE-11 travels signed, is claimed and answered, and ends as what the machine said", async () => {
    const machine = await ready(0);
    const id = await ask(0);
    const command = (await machine.expect("command")) as unknown as DownBody<"command">;
    expect(command).toMatchObject({ commandId: id, seq: 1, kind: "restart" });
    const text = Buffer.from(commandSigningText("C1", command));
    expect(verify(null, text, publicKey, Buffer.from(command.signature, "base64"))).toBe(true);
    expect(
      verify(null, Buffer.from(commandSigningText("C2", command)), publicKey, Buffer.from(command.signature, "base64")),
    ).toBe(false);
    expect((await stateOf(id)).state).toBe("sent");
    await machine.tell("commandClaim", { commandId: id });
    expect((await stateOf(id)).state).toBe("claimed");
    await machine.tell("commandAnswer", { commandId: id, kind: "restart", result: "done", detail: "42 s" });
    expect(await stateOf(id)).toEqual({ state: "done", detail: "42 s" });
    await machine.tell("commandAnswer", { commandId: id, kind: "restart", result: "failed" });
    expect((await stateOf(id)).state).toBe("done");
    await machine.close();
  });

  it("MACHINE-11 to turn a lane names the lane under its signature, and one for the log keeps what the machine wrote", async () => {
    const machine = await ready(6);
    const test = await ask(6, "testLane", { cabinet: "main", laneNo: 11 });
    const command = (await machine.expect("command")) as unknown as DownBody<"command">;
    expect(command).toMatchObject({ commandId: test, kind: "testLane", cabinet: "main", lane: 11 });
    const isSigned = (one: DownBody<"command">) =>
      verify(null, Buffer.from(commandSigningText("C7", one)), publicKey, Buffer.from(command.signature, "base64"));
    expect([isSigned(command), isSigned({ ...command, lane: 12 })]).toEqual([true, false]);
    await machine.tell("commandAnswer", { commandId: test, kind: "testLane", result: "done", log: "x" });
    const log = await ask(6, "uploadLog");
    await until(() => commands(machine).some(({ commandId }) => commandId === log));
    expect(commands(machine).find(({ commandId }) => commandId === log)).not.toHaveProperty("lane");
    const written = "10:12 motor\n10:13 stalled";
    await machine.tell("commandAnswer", { commandId: log, kind: "uploadLog", result: "done", log: written });
    expect(
      await bench.read("select id, log, lane_no as lane from command where id = any($1::bigint[]) order by id", [
        [test, log],
      ]),
    ).toEqual([
      { id: test, log: null, lane: 11 },
      { id: log, log: written, lane: null },
    ]);
    await machine.close();
  });

  it("comes again until claimed, and the next one waits for it", async () => {
    const machine = await ready(1);
    const first = await ask(1);
    const second = await ask(1, "lock");
    await until(() => commands(machine).filter((command) => command.commandId === first).length >= 2);
    expect(commands(machine).some((command) => command.commandId === second)).toBe(false);
    await machine.tell("commandClaim", { commandId: first });
    await until(() => commands(machine).some((command) => command.commandId === second));
    expect(commands(machine).map((command) => command.seq)).toEqual(
      [...commands(machine)].map((command) => command.seq).sort((a, b) => a - b),
    );
    await machine.close();
  });

  it("expires when nobody answers, and a late answer is written down but changes nothing", async () => {
    const machine = await ready(2);
    const id = await ask(2);
    await machine.expect("command");
    await bench.write((tx) =>
      tx.query("update command set not_after = now() - interval '1 second' where id = $1", [id]),
    );
    await gateway.settle();
    expect((await stateOf(id)).state).toBe("expired");
    await machine.tell("commandAnswer", { commandId: id, kind: "restart", result: "done" });
    expect(await stateOf(id)).toEqual({ state: "expired", detail: "late: done" });
    await machine.close();
  });

  it("S4 an answer to another machine's command changes nothing and raises a contradiction", async () => {
    const owner = await ready(3);
    const id = await ask(3);
    await owner.expect("command");
    const stranger = await ready(4);
    await stranger.tell("commandAnswer", { commandId: id, kind: "restart", result: "done" });
    expect((await stateOf(id)).state).toBe("sent");
    expect(
      await bench.read("select 1 from alarm where machine_id = $1 and kind = 'contradiction'", [
        machines[4]!.machineId,
      ]),
    ).toHaveLength(1);
    await owner.close();
    await stranger.close();
  });
});

describe("the outbox", () => {
  const offer = (machineId: string, key: string, notAfterMs = 600_000) => ({
    machineId,
    key,
    type: "shipOffer" as const,
    body: { orderNo: key, cabinet: "main", lane: 11, quantity: 1 },
    notAfter: new Date(Date.now() + notAfterMs),
  });

  it("keeps messages for a machine that is away and sends them in order when it says hello, through whichever gateway it comes", async () => {
    const { machineId } = machines[5]!;
    await asSystem(bench.database, (tx) =>
      enqueue(tx, [offer(machineId, "1"), offer(machineId, "2"), offer(machineId, "3")]),
    );
    const other = await bench.gateway();
    const machine = await ready(5, other);
    const offers = () =>
      machine.received.filter((message) => message.type === "shipOffer").map((message) => message.body["orderNo"]);
    await until(() => offers().length >= 3);
    expect(offers().slice(0, 3)).toEqual(["1", "2", "3"]);
    await asSystem(bench.database, (tx) =>
      settle(
        tx,
        ["1", "2", "3"].map((key) => ({ machineId, key })),
      ),
    );
    expect(await bench.read("select 1 from outbox where machine_id = $1", [machineId])).toEqual([]);
    await machine.close();
  });

  it("sends nothing after its deadline and removes it", async () => {
    const machine = await ready(5);
    const { machineId } = machines[5]!;
    await asSystem(bench.database, (tx) => enqueue(tx, [offer(machineId, "late", -1_000), offer(machineId, "good")]));
    await until(() => machine.received.some((message) => message.body["orderNo"] === "good"));
    expect(machine.received.some((message) => message.body["orderNo"] === "late")).toBe(false);
    await gateway.settle();
    expect(await bench.read<{ key: string }>("select key from outbox where machine_id = $1", [machineId])).toEqual([
      { key: "good" },
    ]);
    await machine.close();
  });

  it("sends the code of a payment five times at most, and five times more after a hello", async () => {
    const { machineId, machineNo } = machines[6]!;
    const code = {
      machineId,
      key: "payCode:1",
      type: "payCode" as const,
      body: { requestId: "r", orderNo: "1", codeUrl: "demo://", amountFen: 300, expiresInSeconds: 180 },
      notAfter: new Date(Date.now() + 180_000),
    };
    await asSystem(bench.database, (tx) => enqueue(tx, [code, offer(machineId, "kept")]));
    const sendings = async () => {
      const sent: string[] = [];
      for (let moment = 0; moment < codeSendings + 3; moment++) {
        await bench.write((tx) => tx.query("update outbox set due_at = now() where machine_id = $1", [machineId]));
        sent.push(...(await asSystem(bench.database, (tx) => claimFor(tx, machineNo))).map(({ type }) => type));
      }
      return [sent.filter((type) => type === "payCode").length, sent.filter((type) => type === "shipOffer").length];
    };
    expect(await sendings()).toEqual([codeSendings, codeSendings + 3]);
    await asSystem(bench.database, (tx) => resendAll(tx, [machineId]));
    expect(await sendings()).toEqual([codeSendings, codeSendings + 3]);
  });

  it("says how long a code is good from the moment of sending, and nothing after its end", async () => {
    const { machineId, machineNo } = machines[6]!;
    const code = (notAfterMs: number) => ({
      machineId,
      key: "payCode:2",
      type: "payCode" as const,
      body: { requestId: "r2", orderNo: "2", codeUrl: "demo://", amountFen: 300, expiresInSeconds: 180 },
      notAfter: new Date(Date.now() + notAfterMs),
    });
    const sent = async () =>
      (await asSystem(bench.database, (tx) => claimFor(tx, machineNo)))
        .filter(({ key }) => key === "payCode:2")
        .map(({ body }) => body as DownBody<"payCode">);
    await asSystem(bench.database, (tx) => enqueue(tx, [code(170_000)]));
    const [first] = await sent();
    expect(first).toMatchObject({ requestId: "r2", codeUrl: "demo://" });
    expect(first!.expiresInSeconds).toBeGreaterThan(0);
    expect(first!.expiresInSeconds).toBeLessThanOrEqual(170);
    await asSystem(bench.database, (tx) => enqueue(tx, [code(-1)]));
    expect(await sent()).toEqual([]);
  });

  it("reaches a machine at another process at once after a notification", async () => {
    // Nothing but the notification can make this gateway look in time.
    const machine = await ready(5, await bench.gateway({ outboxEveryMs: 600_000 }));
    await until(() => machine.received.some((message) => message.type === "shipOffer"));
    await asSystem(bench.database, (tx) => enqueue(tx, [offer(machines[5]!.machineId, "quick")]));
    const notifier = createNotifier(bench.database, 5);
    notifier.notify(outboxChannel, [machines[5]!.machineId]);
    await until(() => machine.received.some((message) => message.body["orderNo"] === "quick"));
    await notifier.stop();
    await machine.close();
  });
});

import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { topics } from "@yunshou/contract/machines/topics";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openBench, type Bench, type Seeded } from "../testing/fixture.ts";
import type { Gateway } from "../gateway.ts";
import { TestMachine, until } from "../testing/testMachine.ts";

const program = ["/usr/sbin/mosquitto", "/usr/local/sbin/mosquitto", "/opt/homebrew/sbin/mosquitto"].find((path) =>
  existsSync(path),
);
if (program === undefined) console.info("Tests with an external broker are left out: mosquitto is not installed here.");

/** The access list of the documentation itself, so that it stays true. */
const documented = readFileSync(new URL("../../../../../../docs/machine-protocol.md", import.meta.url), "utf8");
const accessList = /```acl\n([\s\S]*?)```/.exec(documented)?.[1] ?? "";

describe.skipIf(program === undefined)("behind an external broker", () => {
  let bench: Bench;
  let machines: Seeded[];
  let gateway: Gateway;
  let folder: string;
  let port: number;
  let broker: ChildProcess;

  const url = () => `mqtt://gateway:gateway-secret@127.0.0.1:${port}`;
  const ready = (index: number, more = {}) =>
    TestMachine.ready(port, machines[index]!.machineNo, machines[index]!.secret, more);
  const count = (stock: number) => ({
    lanes: [{ cabinet: "main" as const, lane: 11, stock }],
    reason: "count" as const,
  });
  const movements = async (index: number) =>
    (
      await bench.read<{ after: number }>(
        "select stock_after as after from stock_movement where machine_id = $1 order by id",
        [machines[index]!.machineId],
      )
    ).map((row) => row.after);

  const startBroker = async () => {
    broker = spawn(program!, ["-c", join(folder, "mosquitto.conf")], { stdio: "ignore" });
    await until(async () => {
      const probe = await TestMachine.open(port, "probe", "");
      await probe.close();
      return probe.connack !== undefined;
    });
  };
  const stopBroker = async (signal: NodeJS.Signals) => {
    const ended = once(broker, "exit");
    broker.kill(signal);
    await ended;
  };

  beforeAll(async () => {
    bench = await openBench();
    machines = await bench.seed("E1", "E2", "E3", "E4");
    folder = mkdtempSync(join(tmpdir(), "yunshou-broker-"));
    port = await freePort();
    writeFileSync(join(folder, "acl"), accessList);
    const passwords = join(folder, "passwords");
    writeFileSync(passwords, "");
    for (const [name, secret] of [
      ["gateway", "gateway-secret"],
      ...machines.map(({ machineNo, secret }) => [machineNo, secret]),
    ] as [string, string][]) {
      execFileSync("mosquitto_passwd", ["-b", passwords, name, secret], { stdio: "ignore" });
    }
    writeFileSync(
      join(folder, "mosquitto.conf"),
      [
        `listener ${port} 127.0.0.1`,
        `user ${userInfo().username}`,
        "allow_anonymous false",
        `password_file ${passwords}`,
        `acl_file ${join(folder, "acl")}`,
        "use_username_as_clientid true",
        "max_queued_messages 10000",
        "max_inflight_messages 0",
        "persistence false",
      ].join("\n"),
    );
    for (const name of ["acl", "passwords"]) chmodSync(join(folder, name), 0o600);
    await startBroker();
    gateway = await bench.gateway({ mqttUrl: url() });
    await until(() => gateway.figures().connections === 1);
  });
  afterAll(async () => {
    await bench?.close();
    if (broker !== undefined && broker.exitCode === null) await stopBroker("SIGKILL");
    if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
  });

  it("welcomes a machine, applies its messages in order and acknowledges repetitions", async () => {
    const machine = await ready(0);
    await machine.tell("hello", { upperVersion: "1" });
    await machine.expect("welcome");
    const at = Date.now();
    const seqs = [0, 1, 2, 3, 4].map((stock) => machine.say("stock", count(stock), { at }).seq);
    await until(() => seqs.every((seq) => machine.isAcked(seq)));
    machine.say("stock", count(4), { seq: seqs[4]!, at });
    await until(() => machine.acks(seqs[4]!) === 2);
    expect(await movements(0)).toEqual([0, 1, 2, 3, 4]);
    machine.publish(topics.up("E1"), "{");
    expect(await machine.expect("nack")).toMatchObject({ problem: "not JSON" });
    await machine.close();
  });

  it("S3 delivers nothing of others and lets nobody speak for others", async () => {
    const honest = await ready(1);
    const rogue = await TestMachine.open(port, machines[0]!.machineNo, machines[0]!.secret, { clientId: "E2" });
    for (const topic of ["#", "v1/m/+/down", "v1/m/E2/down", "$share/g/v1/m/+/down", "v1/m/+/up"])
      await rogue.subscribe(topic);
    const now = Date.now();
    rogue.publish(
      topics.up("E2"),
      JSON.stringify({ type: "stock", boot: "rogue", seq: 1, at: now, sentAt: now, body: count(0) }),
    );
    rogue.publish(topics.down("E2"), JSON.stringify({ type: "shipGrant", sentAt: now, body: {} }));
    const seq = await honest.tell("stock", count(3));
    expect(honest.isAcked(seq)).toBe(true);
    expect(honest.isClosed).toBe(false);
    // Whatever the broker lets a subscription to `#` see, it is the machine's own.
    expect(rogue.received.filter((message) => message.topic !== topics.down("E1"))).toEqual([]);
    expect(honest.received.some((message) => message.type === "shipGrant")).toBe(false);
    expect(await bench.read("select 1 from inbox where boot = 'rogue'")).toEqual([]);
    await rogue.close();
    await honest.close();
  });

  it("M3 loses nothing when the broker is killed with what it had acknowledged", async () => {
    const machine = await ready(2, { boot: "m3" });
    const said = Array.from({ length: 60 }, (_, index) => ({ seq: index + 1, stock: index % 6, at: Date.now() }));
    for (const { seq, stock, at } of said) machine.say("stock", count(stock), { seq, at });
    await until(() => machine.pubacks.size > 5);
    await stopBroker("SIGKILL");
    await startBroker();
    const again = await ready(2, { boot: "m3" });
    const isAcked = (seq: number) => machine.isAcked(seq) || again.isAcked(seq);
    await until(() => gateway.figures().connections === 1);
    for (const { seq, stock, at } of said) if (!isAcked(seq)) again.say("stock", count(stock), { seq, at });
    await until(() => said.every(({ seq }) => isAcked(seq)));
    expect(await movements(2)).toEqual(said.map(({ stock }) => stock));
    await again.close();
  });

  it("lets one gateway lead, and the next take over with everything that waited at the broker", async () => {
    const second = await bench.gateway({ mqttUrl: url() });
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect([gateway.figures().connections, second.figures().connections]).toEqual([1, 0]);
    const machine = await ready(3);
    await machine.tell("stock", count(0));
    await gateway.stop();
    const seqs = [1, 2, 3].map((stock) => machine.say("stock", count(stock)).seq);
    await until(() => second.figures().connections === 1);
    await until(() => seqs.every((seq) => machine.isAcked(seq)));
    expect(await movements(3)).toEqual([0, 1, 2, 3]);
    await machine.close();
  });
});

function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve) =>
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    }),
  );
}

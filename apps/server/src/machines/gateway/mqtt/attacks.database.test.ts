import { connect, type Socket } from "node:net";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { topics } from "@yunshou/contract/machines/topics";
import type { UpType } from "@yunshou/contract/machines/upMessages";
import { pino } from "pino";
import { generate } from "mqtt-packet";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openBench, type Bench, type Seeded } from "../testing/fixture.ts";
import { bytesAtOnce, defaultBytesPerSecond } from "../inbox/allowance.ts";
import type { Gateway } from "../gateway.ts";
import { TestMachine, until } from "../testing/testMachine.ts";

let bench: Bench;
let gateway: Gateway;
let honest: Seeded;
let rogue: Seeded;
let victim: TestMachine;
const logged: { level: number; msg: string; machineNo?: string; err?: { message: string } }[] = [];
const errors = () => logged.filter(({ level }) => level >= 50);
const open = (more: Parameters<typeof TestMachine.open>[3] = {}) =>
  TestMachine.open(gateway.port!, rogue.machineNo, rogue.secret, more);

beforeAll(async () => {
  bench = await openBench();
  [honest, rogue] = (await bench.seed("H1", "R1")) as [Seeded, Seeded];
  const log = pino({ level: "info" }, { write: (line: string) => void logged.push(JSON.parse(line)) });
  gateway = await bench.gateway({ log });
  victim = await TestMachine.ready(gateway.port!, honest.machineNo, honest.secret);
});
afterAll(() => bench.close());

/** The honest machine says something and is answered. How quickly is measured by the benchmarks, not here. */
const othersAreServed = () => victim.tell("recovery", { kind: "doorOpen" });

/** What lives on the heap, without what is only waiting to be collected. */
function livingHeap(): number {
  setFlagsFromString("--expose-gc");
  (runInNewContext("gc") as () => void)();
  return process.memoryUsage().heapUsed;
}

const connectPacket = (username: string, clientId = username) =>
  generate({
    cmd: "connect",
    protocolId: "MQTT",
    protocolVersion: 4,
    clean: true,
    clientId,
    username,
    password: Buffer.from("x"),
    keepalive: 60,
  });

/** Bytes to a fresh connection that has not said who it is; answers the connection once it is open. */
function stranger(bytes?: Buffer): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(gateway.port!, "127.0.0.1", () => {
      if (bytes !== undefined) socket.write(bytes);
      resolve(socket);
    });
    socket.on("error", reject);
  });
}

describe("S3 what a machine with a right password may try", () => {
  it.each([
    ["SUBSCRIBE to nothing", [0x82, 2, 0, 1]],
    ["UNSUBSCRIBE from nothing", [0xa2, 2, 0, 1]],
    ["SUBSCRIBE with packet id 0", [0x82, 6, 0, 0, 0, 1, 97, 1]],
    ["PUBREL without a packet id", [0x62, 0]],
    ["PINGREQ with flags", [0xc3, 0]],
    ["a CONNACK", [0x20, 2, 0, 0]],
    ["an AUTH of MQTT 5", [0xf0, 0]],
  ])("S3 closes its own connection with %s, and the gateway lives on", async (_, bytes) => {
    const machine = await open();
    expect(machine.connack?.returnCode).toBe(0);
    machine.writeBytes(Buffer.from(bytes));
    await until(() => machine.isClosed);
    await othersAreServed();
    expect(errors()).toEqual([]);
  });

  it("S3 survives random packets of every kind, and nobody else notices", async () => {
    let state = 20261121;
    const random = (below: number) => (state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0) % below;
    for (let round = 0; round < 150; round++) {
      const machine = await open({ clientId: `R1-f${round % 3}` });
      const packets = Array.from({ length: 1 + random(4) }, () => {
        const body = Buffer.from(Array.from({ length: random(24) }, () => (random(3) === 0 ? random(256) : random(4))));
        return Buffer.concat([
          Buffer.from([
            (random(16) << 4) | (random(2) === 0 ? 2 : random(16)),
            random(8) === 0 ? random(256) : body.length,
          ]),
          body,
        ]);
      });
      machine.writeBytes(Buffer.concat(packets));
      machine.ping();
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
    await othersAreServed();
    expect(errors()).toEqual([]);
  });

  it("S3 takes CONNECT and messages byte by byte", async () => {
    const now = Date.now();
    const bytes = Buffer.concat([
      generate({
        cmd: "connect",
        protocolId: "MQTT",
        protocolVersion: 4,
        clean: true,
        clientId: "R1",
        username: "R1",
        password: Buffer.from(rogue.secret),
        keepalive: 60,
      }),
      generate({
        cmd: "publish",
        topic: topics.up("R1"),
        qos: 1,
        dup: false,
        retain: false,
        messageId: 9,
        payload: JSON.stringify({
          type: "recovery",
          boot: "slow",
          seq: 1,
          at: now,
          sentAt: now,
          body: { kind: "doorOpen" },
        }),
      }),
    ]);
    const slow = await stranger();
    slow.setNoDelay(true);
    let heard = Buffer.alloc(0);
    slow.on("data", (chunk: Buffer) => (heard = Buffer.concat([heard, chunk])));
    for (const byte of bytes) {
      slow.write(Buffer.from([byte]));
      await new Promise((resolve) => setImmediate(resolve));
    }
    await until(() => heard.includes(Buffer.from([0x40, 2, 0, 9])));
    slow.destroy();
  });

  it("S3 keeps five connections of one machine, and closes the oldest for another", async () => {
    const machines: TestMachine[] = [];
    for (let n = 0; n < 12; n++) machines.push(await open({ clientId: `R1-c${n}` }));
    await until(() => machines.filter(({ isClosed }) => isClosed).length === 7);
    expect(machines.slice(-5).map(({ isClosed }) => isClosed)).toEqual([false, false, false, false, false]);
    for (const machine of machines) await machine.close();
  });

  it("S3 lets at most 200 messages of one machine wait, however many connections say them", async () => {
    let most = 0;
    const watch = setInterval(() => (most = Math.max(most, gateway.figures().waiting)), 1);
    const machines = await Promise.all(["a", "b", "c", "d", "e"].map((word) => open({ clientId: `R1-${word}` })));
    for (const [index, machine] of machines.entries()) {
      for (let seq = 1; seq <= 1_000; seq++)
        machine.say("recovery", { kind: "doorOpen" }, { boot: `flood${index}`, seq });
    }
    await othersAreServed();
    await until(() => machines.every(({ pubacks }) => pubacks.size === 1_000));
    clearInterval(watch);
    // Each of the other connections may have one in hand when the machine is full.
    expect(most).toBeLessThanOrEqual(210);
    for (const machine of machines) await machine.close();
  });
});

describe("S3 a machine that floods", () => {
  const nested = `{"type":"recovery","boot":"deep","seq":1,"at":1,"sentAt":1,"body":{"kind":"doorOpen","more":${"[".repeat(30_000)}${"]".repeat(30_000)}}}`;
  it.each([
    ["messages that are nested without end", nested],
    ["rubbish of 64 KB", "x".repeat(65_536)],
  ])("S3 is read more slowly when it says %s on all its connections, and the others are not", async (_, payload) => {
    const flooding = (await bench.seed(`F${payload.length}`))[0]!;
    const machines = await Promise.all(
      ["a", "b", "c", "d", "e"].map((word) =>
        TestMachine.open(gateway.port!, flooding.machineNo, flooding.secret, {
          clientId: `${flooding.machineNo}-${word}`,
        }),
      ),
    );
    const before = gateway.figures().received;
    const received = () => gateway.figures().received - before;
    const start = performance.now();
    for (const machine of machines)
      for (let n = 0; n < 40; n++) machine.publish(topics.up(flooding.machineNo), payload);
    await othersAreServed();
    await until(() => received() >= 60);
    const seconds = (performance.now() - start) / 1_000;
    // A megabyte at once, a quarter of one in each second, and what the connections had in hand. Without a limit, sixty take no time.
    const most = (bytesAtOnce + defaultBytesPerSecond * seconds) / payload.length + 35;
    expect(received()).toBeLessThanOrEqual(most);
    await othersAreServed();
    for (const machine of machines) await machine.close();
  });
});

describe("S3 what a stranger may try", () => {
  it("S3 keeps nobody out by asking for a machine number that no database can hold", async () => {
    let isOver = false;
    const storm = async () => {
      while (!isOver) {
        const socket = await stranger(connectPacket("A\0"));
        await new Promise((resolve) => socket.once("close", resolve).once("data", () => socket.destroy()));
      }
    };
    const storms = Array.from({ length: 10 }, storm);
    try {
      for (let n = 0; n < 20; n++) {
        // Too old to be remembered, so that each is looked up anew.
        const fresh = (await bench.seed(`N${n}`))[0]!;
        const machine = await TestMachine.open(gateway.port!, fresh.machineNo, fresh.secret);
        expect(machine.connack?.returnCode).toBe(0);
        await machine.close();
      }
    } finally {
      isOver = true;
      await Promise.all(storms);
    }
    expect(logged.filter(({ msg }) => msg === "a machine could not be checked")).toEqual([]);
  });

  it.each(["A\0", "R1' --", " R1", "R1\n", "１２", "R1/up", "#", "+", "\u{1f4a9}", "R".repeat(40), "__proto__", ""])(
    "S3 refuses the name %j before anything is asked",
    async (name) => {
      const socket = await stranger(connectPacket(name));
      const answer = await new Promise<Buffer>((resolve) => socket.once("data", resolve));
      expect([...answer]).toEqual([0x20, 2, 0, 5]);
      await new Promise((resolve) => socket.once("close", resolve));
    },
  );

  it("S3 closes who says much before saying a name", async () => {
    const socket = await stranger(Buffer.concat([Buffer.from([0x10, 0x81, 0x10]), Buffer.alloc(2_000)]));
    await new Promise((resolve) => socket.once("close", resolve));
  });

  it("S3 serves other machines beside 1,000 idle connections and a storm of wrong passwords", async () => {
    const idle = await Promise.all(Array.from({ length: 1_000 }, () => stranger()));
    const before = livingHeap();
    for (const socket of idle) socket.write(Buffer.concat([Buffer.from([0x10, 0xff, 0x0f]), Buffer.alloc(1_000)]));
    for (let round = 0; round < 10; round++) {
      const storm = Promise.all(
        Array.from({ length: 50 }, async () => {
          const socket = await stranger(connectPacket("H1"));
          await new Promise((resolve) => socket.once("close", resolve).on("data", () => {}));
        }),
      );
      await othersAreServed();
      await storm;
    }
    expect(livingHeap() - before).toBeLessThan(60 * 1024 * 1024);
    for (const socket of idle) socket.destroy();
  });
});

describe("M14 a value that the database cannot hold", () => {
  it("M14 in a heartbeat of one machine leaves the heartbeats of all others alone", async () => {
    const machine = await open();
    machine.say("heartbeat", { temperature: 1e-300 });
    victim.say("heartbeat", { temperature: 7.25 });
    await expect
      .poll(async () => {
        await gateway.settle().catch(() => {});
        return bench.read("select temperature::float8 as t from machine_state where machine_id = $1", [
          honest.machineId,
        ]);
      })
      .toEqual([{ t: 7.25 }]);
    expect(errors()).toEqual([]);
    await machine.close();
  });

  it("M14 in a status is a value too small to matter", async () => {
    const machine = await TestMachine.ready(gateway.port!, rogue.machineNo, rogue.secret);
    await machine.tell("status", {
      temperature: 1e-320,
      humidity: 1e-320,
      trafficTodayMb: 1e-320,
      trafficMonthMb: 5e-324,
    });
    expect(errors()).toEqual([]);
    await machine.close();
  });
});

describe("M14 what a machine may say", () => {
  const hostile: readonly [string, UpType, Record<string, unknown>][] = [
    ["U+0000 in a version", "hello", { upperVersion: "1\0" }],
    ["a lone surrogate in a version", "hello", { upperVersion: "1\ud800" }],
    ["U+0000 in a lane's fault", "status", { lanes: [{ lane: 11, fault: "a\0b" }] }],
    ["a lone surrogate in a lane's fault", "status", { lanes: [{ lane: 11, fault: "\udfff" }] }],
    ["U+0000 in the detail of a fault", "fault", { kind: "laneFault", lane: 11, detail: "\0" }],
    ["a lone surrogate in the detail of a fault", "fault", { kind: "laneFault", lane: 11, detail: "\ud800" }],
    ["a command number that no number here has", "commandClaim", { commandId: "9999999999999999999" }],
    [
      "an answer to a command that no number here has",
      "commandAnswer",
      { commandId: "9999999999999999999", kind: "restart", result: "done" },
    ],
    [
      "U+0000 in the detail of an answer",
      "commandAnswer",
      { commandId: "1", kind: "restart", result: "done", detail: "\0" },
    ],
    ["an order number that no number here has", "shipClaim", { orderNo: "9999999999999999999" }],
    [
      "a result for an order number that no number here has",
      "shipResult",
      { orderNo: "9999999999999999999", dispensed: 1 },
    ],
    [
      "U+0000 in a sale's name",
      "sale",
      { saleId: "\0", lane: 11, priceFen: 1, paidFen: 1, payment: "cash", dispensed: 1 },
    ],
    [
      "U+0000 in a card's number",
      "sale",
      { saleId: "a", lane: 11, priceFen: 1, paidFen: 1, payment: "memberCard", cardNo: "\0", dispensed: 1 },
    ],
    [
      "a lone surrogate in a request's name",
      "payRequest",
      { requestId: "\ud800", lane: 11, priceFen: 1, provider: "wechat" },
    ],
  ];

  it.each(hostile)("M14 names the field of %s, and does not try it on the database", async (_, type, body) => {
    const machine = await TestMachine.ready(gateway.port!, rogue.machineNo, rogue.secret);
    const { seq, messageId } = machine.say(type, body as never);
    await until(() => machine.pubacks.has(messageId));
    const nack = await machine.expect("nack");
    expect(nack).toMatchObject({ boot: machine.boot, seq });
    expect(nack["problem"]).toMatch(/^body\./);
    expect(errors()).toEqual([]);
    await machine.close();
  });

  it.each([
    [
      "a name with a prototype in it",
      `{"type":"recovery","boot":"p1","seq":1,"at":1,"sentAt":1,"__proto__":{"boot":"x"},"body":{"kind":"doorOpen","__proto__":{"lane":11}}}`,
      "ack",
    ],
    [
      "every field twice",
      `{"type":"fault","type":"recovery","boot":"x","boot":"p2","seq":9,"seq":1,"at":1,"sentAt":1,"body":{"kind":"flow","kind":"doorOpen"}}`,
      "ack",
    ],
    [
      "clocks at both ends of time",
      `{"type":"recovery","boot":"p3","seq":1,"at":-9007199254740991,"sentAt":9007199254740991,"body":{"kind":"doorOpen"}}`,
      "ack",
    ],
    [
      "a clock that runs backwards by ages",
      `{"type":"recovery","boot":"p4","seq":9007199254740991,"at":9007199254740991,"sentAt":-9007199254740991,"body":{"kind":"doorOpen"}}`,
      "ack",
    ],
    [
      "a clock beyond all numbers",
      `{"type":"recovery","boot":"p5","seq":1,"at":1e308,"sentAt":1,"body":{"kind":"doorOpen"}}`,
      "nack",
    ],
    [
      "a sequence beyond all numbers",
      `{"type":"recovery","boot":"p6","seq":1e400,"at":1,"sentAt":1,"body":{"kind":"doorOpen"}}`,
      "nack",
    ],
    [
      "20,000 nested lists",
      `{"type":"recovery","boot":"p7","seq":1,"at":1,"sentAt":1,"body":{"kind":"doorOpen","more":${"[".repeat(20_000)}${"]".repeat(20_000)}}}`,
      "nack",
    ],
    ["bytes that are no text", Buffer.from([0x7b, 0xff, 0xfe, 0x7d]), "nack"],
    ["nothing", "", "nack"],
    ["one byte more than is allowed", " ".repeat(65_537), "nack"],
    ["a number instead of an object", "1", "nack"],
    ["null", "null", "nack"],
  ] as const)("M14 answers %s and goes on", async (_, payload, answer) => {
    const machine = await TestMachine.ready(gateway.port!, rogue.machineNo, rogue.secret);
    const messageId = machine.publish(topics.up("R1"), payload as string);
    await until(() => machine.pubacks.has(messageId));
    await machine.expect(answer);
    expect(errors()).toEqual([]);
    expect(({} as Record<string, unknown>)["boot"]).toBeUndefined();
    await machine.close();
  });
});

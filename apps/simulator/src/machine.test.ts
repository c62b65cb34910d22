import { commandSigningText, type DownBody } from "@yunshou/contract/machines/downMessages";
import type { UpMessage } from "@yunshou/contract/machines/upMessages";
import { generateKeyPairSync, sign } from "node:crypto";
import { describe, expect, it } from "vitest";
import { createVirtualClock } from "./clock.ts";
import { noFaults, ordinaryFaults, type Faults } from "./faults.ts";
import { startFleet } from "./fleet.ts";
import { VirtualMachine } from "./machine.ts";
import { createRandom } from "./random.ts";
import { Stats } from "./stats.ts";
import { TestCloud } from "./testing.ts";
import { ordinaryPace } from "./till.ts";

const startAt = Date.UTC(2026, 4, 4, 4);

function oneMachine(
  faults: Partial<Faults> = {},
  publicKey?: ReturnType<typeof generateKeyPairSync>["publicKey"],
  cardNos?: readonly string[],
) {
  const clock = createVirtualClock(startAt);
  const cloud = new TestCloud();
  const stats = new Stats();
  const paid: string[] = [];
  const machine = new VirtualMachine({
    machineNo: "T1",
    link: cloud.links("T1"),
    clock,
    random: createRandom(11),
    faults: { ...noFaults, ...faults },
    pace: ordinaryPace,
    stats,
    cardNos,
    publicKey: publicKey as never,
    pay: (codeUrl) => void paid.push(codeUrl),
  });
  machine.powerOn();
  clock.advance(10_000);
  return { clock, cloud, stats, machine, paid };
}

function run(seed: number): string[] {
  const clock = createVirtualClock(startAt);
  const cloud = new TestCloud();
  const credentials = ["A1", "A2", "A3"].map((machineNo) => ({ machineNo, secret: "s" }));
  startFleet({
    server: "mqtt://nowhere",
    credentials,
    seed,
    purchasesPerSecond: 2,
    codeShare: 20,
    faults: ordinaryFaults,
    clock,
    links: cloud.links,
  });
  clock.advance(20 * 60_000);
  return cloud.raw;
}

const identity = ({ boot, seq }: UpMessage) => `${boot}:${seq}`;

describe("virtual machine", () => {
  it("says the same messages for the same seed, and others for another", () => {
    const first = run(7);
    expect(first.length).toBeGreaterThan(500);
    expect(run(7)).toEqual(first);
    expect(run(8)).not.toEqual(first);
  });

  it("keeps every message until it is acknowledged and repeats it with the same name and body", () => {
    const { clock, cloud, machine } = oneMachine();
    const before = machine.outboxSize;
    cloud.accepts = (message) => message.type !== "sale";
    expect(machine.buy(false)).toBe(true);
    clock.advance(120_000);
    expect(machine.outboxSize).toBe(before + 1);
    const sales = cloud.heard.filter(({ type }) => type === "sale");
    expect(sales.length).toBeGreaterThanOrEqual(3);
    expect(new Set(sales.map((sale) => JSON.stringify({ ...sale, sentAt: 0 }))).size).toBe(1);
    expect(new Set(sales.map(({ sentAt }) => sentAt)).size).toBe(sales.length);
    cloud.accepts = () => true;
    clock.advance(120_000);
    expect(machine.outboxSize).toBe(0);
  });

  it("sells on while offline and through power cuts, and loses nothing", () => {
    const { clock, cloud, machine, stats } = oneMachine();
    cloud.reachable = false;
    machine.goOffline(60_000);
    for (let sale = 0; sale < 5; sale++) machine.buy(false);
    clock.advance(30_000);
    machine.restart();
    clock.advance(10_000);
    expect(machine.outboxSize).toBeGreaterThanOrEqual(5);
    cloud.reachable = true;
    machine.restart();
    clock.advance(60_000);
    expect(machine.outboxSize).toBe(0);
    const sold = new Set(cloud.heard.filter(({ type }) => type === "sale").map(identity));
    expect(sold.size).toBe(stats.sales);
    expect(new Set(cloud.heard.map(({ boot }) => boot)).size).toBeGreaterThan(1);
  });

  it("CARD-22 lets cards pay without network by what the cloud allowed, names it, and refuses the others", () => {
    const { clock, cloud, machine, stats } = oneMachine({}, undefined, ["K1"]);
    const allowances = [{ cardNo: "K1", amountFen: 900, until: 1_000_000 + 3_600_000 }];
    cloud.send("T1", "allowances", { version: 4, notAfter: 2_000_000, allowances, signature: "" });
    clock.advance(1_000);
    expect(cloud.heard.find(({ type }) => type === "allowanceAnswer")?.body).toEqual({ version: 4, result: "applied" });
    cloud.reachable = false;
    machine.goOffline(600_000);
    while (stats.cardsAllowed === 0 || stats.cardsRefused === 0) {
      machine.buy(false);
      clock.advance(1_000);
    }
    cloud.reachable = true;
    machine.restart();
    clock.advance(120_000);
    const paid = cloud.heard.flatMap((one) =>
      one.type === "sale" && one.body.payment === "memberCard" ? [one.body] : [],
    );
    const distinct = [...new Map(paid.map((body) => [body.saleId, body])).values()];
    expect(distinct.length).toBe(stats.cardsAllowed);
    expect(distinct.every(({ cardNo, allowance }) => cardNo === "K1" && allowance?.version === 4)).toBe(true);
    expect(distinct.reduce((sum, { paidFen }) => sum + paidFen, 0)).toBeLessThanOrEqual(900);
  });

  it("dispenses a granted order once, however often it is offered and granted", () => {
    const { clock, cloud, machine } = oneMachine();
    const order = { orderNo: "42", cabinet: "main", lane: 12, quantity: 1 };
    for (let round = 0; round < 3; round++) {
      cloud.send("T1", "shipOffer", order);
      cloud.send("T1", "shipGrant", order);
      clock.advance(2_000);
    }
    machine.restart();
    clock.advance(20_000);
    cloud.send("T1", "shipGrant", order);
    clock.advance(20_000);
    expect(cloud.heard.filter(({ type }) => type === "shipResult")).toHaveLength(1);
    expect(cloud.heard.find(({ type }) => type === "shipResult")?.body).toMatchObject({ orderNo: "42", dispensed: 1 });
  });

  it("PICKUP-01 asks about a pickup code until it is answered, under one number, and dispenses each of its orders once", () => {
    const { clock, cloud, machine, stats } = oneMachine();
    expect(machine.redeem("012345678901")).toBe(true);
    clock.advance(12_000);
    const asked = cloud.heard.flatMap((message) => (message.type === "pickupRequest" ? [message.body] : []));
    expect(asked.map(({ code }) => code)).toEqual(["012345678901", "012345678901"]);
    const [requestId, ...others] = new Set(asked.map((body) => body.requestId));
    expect(others).toEqual([]);
    const orders = [12, 13].map((lane, index) => ({ orderNo: String(70 + index), cabinet: "main", lane, quantity: 1 }));
    const named = orders.map((order) => ({ ...order, productName: "商品" }));
    cloud.send("T1", "pickupAnswer", { requestId: requestId!, orders: named, left: 0 });
    for (const order of orders) {
      cloud.send("T1", "shipOffer", order);
      cloud.send("T1", "shipGrant", order);
    }
    clock.advance(60_000);
    expect(
      cloud.heard.flatMap((message) => (message.type === "shipResult" ? [message.body.orderNo] : [])).toSorted(),
    ).toEqual(["70", "71"]);
    expect(cloud.types().filter((type) => type === "pickupRequest")).toHaveLength(2);
    expect(stats.pickupsAnswered).toBe(1);
  });

  it("gives a pickup code up when nobody answers, and asks nobody while it is off", () => {
    const { clock, cloud, machine, stats } = oneMachine();
    machine.redeem("1");
    clock.advance(300_000);
    expect(cloud.types().filter((type) => type === "pickupRequest")).toHaveLength(3);
    expect(stats.pickupsAnswered).toBe(0);
    machine.powerOff();
    expect(machine.redeem("1")).toBe(false);
  });

  it("does not dispense without a grant, nor after a denial", () => {
    const { clock, cloud } = oneMachine();
    const order = { orderNo: "43", cabinet: "main", lane: 12, quantity: 1 };
    cloud.send("T1", "shipGrant", order);
    cloud.send("T1", "shipOffer", order);
    cloud.send("T1", "shipDenied", { orderNo: "43", reason: "refunded" });
    cloud.send("T1", "shipGrant", order);
    clock.advance(600_000);
    expect(cloud.types()).not.toContain("shipResult");
  });

  it("shows the code it asked for to the customer and pays no other", () => {
    const { clock, cloud, machine, paid } = oneMachine();
    machine.buy(true);
    const asked = cloud.heard.find(({ type }) => type === "payRequest");
    const requestId = asked?.type === "payRequest" ? asked.body.requestId : "";
    cloud.send("T1", "payCode", {
      requestId: "other",
      orderNo: "1",
      codeUrl: "http://other",
      amountFen: 300,
      expiresInSeconds: 180,
    });
    cloud.send("T1", "payCode", {
      requestId,
      orderNo: "1",
      codeUrl: "http://own",
      amountFen: 300,
      expiresInSeconds: 180,
    });
    cloud.send("T1", "payCode", {
      requestId,
      orderNo: "1",
      codeUrl: "http://own",
      amountFen: 300,
      expiresInSeconds: 180,
    });
    clock.advance(30_000);
    expect(paid).toEqual(["http://own"]);
  });

  it("obeys a command once and refuses forged, late, replayed and older ones", () => {
    const { publicKey, privateKey } = generateKeyPairSync("ed25519");
    const { clock, cloud, stats } = oneMachine({}, publicKey);
    const signed = (commandId: string, seq: number, notAfter = 2_000_000) => {
      const command = { commandId, seq, kind: "lock" as const, notAfter };
      return {
        ...command,
        signature: sign(null, Buffer.from(commandSigningText("T1", command)), privateKey).toString("base64"),
      };
    };
    cloud.send("T1", "command", { ...signed("5", 3), seq: 4 });
    cloud.send("T1", "command", signed("6", 3, 10));
    expect([stats.commandsDone, stats.commandsRefused]).toEqual([0, 2]);
    cloud.send("T1", "command", signed("7", 3));
    cloud.send("T1", "command", signed("7", 3));
    cloud.send("T1", "command", signed("8", 2));
    clock.advance(5_000);
    expect([stats.commandsDone, stats.commandsRefused]).toEqual([1, 4]);
    expect(cloud.types().filter((type) => type.startsWith("command"))).toEqual(["commandClaim", "commandAnswer"]);
  });

  it("MACHINE-11 turns a lane that it has, says that it lacks another one, and sends its log", () => {
    const { clock, cloud } = oneMachine();
    const ask = (seq: number, more: Partial<DownBody<"command">>) =>
      cloud.send("T1", "command", {
        commandId: String(seq),
        seq,
        kind: "testLane",
        notAfter: 2_000_000,
        signature: "",
        ...more,
      });
    ask(1, { cabinet: "main", lane: 11 });
    ask(2, { cabinet: "main", lane: 99 });
    ask(3, { kind: "uploadLog" });
    clock.advance(5_000);
    const answers = cloud.heard.filter(({ type }) => type === "commandAnswer").map(({ body }) => body);
    expect(answers).toHaveLength(3);
    expect(answers).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ commandId: "1", result: "done" }),
        expect.objectContaining({ commandId: "2", result: "failed", detail: "no lane main 99" }),
        expect.objectContaining({ commandId: "3", result: "done", log: expect.stringContaining("lane 11") as string }),
      ]),
    );
  });

  it("reports a jam, and its end after the repair", () => {
    const { clock, cloud, machine } = oneMachine({ jams: 100 });
    machine.buy(false);
    clock.advance(3_600_000);
    const sale = cloud.heard.find(({ type }) => type === "sale");
    expect(sale?.body).toMatchObject({ fault: "jam" });
    expect(cloud.types()).toEqual(expect.arrayContaining(["fault", "recovery"]));
  });
});

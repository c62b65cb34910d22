import type { DownBody } from "@yunshou/contract/machines/downMessages";
import type { UpBody } from "@yunshou/contract/machines/upMessages";
import type { KeyObject } from "node:crypto";
import { AllowanceBook } from "./allowanceBook.ts";
import { AdScreen } from "./adScreen.ts";
import type { Clock } from "./clock.ts";
import { CommandGate, isSoftwareSigned } from "./commandGate.ts";
import type { Faults } from "./faults.ts";
import { LaneGate } from "./laneGate.ts";
import type { Link } from "./link.ts";
import { PriceBoard } from "./priceBoard.ts";
import type { Random } from "./random.ts";
import { readDown } from "./readDown.ts";
import { Refiller } from "./refiller.ts";
import { Shelf } from "./shelf.ts";
import type { Stats } from "./stats.ts";
import { type CardAnswer, Till, type Pace } from "./till.ts";
import { Timers } from "./timers.ts";
import { Voice } from "./voice.ts";

export interface MachineOptions {
  readonly machineNo: string;
  readonly link: Link;
  readonly clock: Clock;
  readonly random: Random;
  readonly faults: Faults;
  readonly pace: Pace;
  readonly stats: Stats;
  /** Ed25519 key of the cloud; without it signatures are not checked. */
  readonly publicKey?: KeyObject;
  readonly pay?: (codeUrl: string) => void;
  /** °C that the machine's cooling holds. */
  readonly targetTemperature?: number;
  /** Fen in coins and notes at the start. */
  readonly changeFen?: number;
  /** False: nobody ever comes to fill it up. */
  readonly isRefilled?: boolean;
  /** Member cards of its customers. */
  readonly cardNos?: readonly string[];
  /** Percent of those who pay by code and would rather draw for the goods. */
  readonly luckyShare?: number;
}

type StartReason = UpBody<"hello">["reason"];

const firstVersions = { upper: "3.8.2", lower: "1.14" };
const welcomePatienceMs = 15_000;
const hourMs = 3_600_000;
const playsEveryMs = 600_000;
const tenYearsMs = 10 * 365 * 86_400_000;

/**
 * A vending machine that exists only here and speaks as a real one does. What a real machine keeps on flash
 * (outbox, lanes, orders it dispensed, commands it executed) survives `powerOff`; all the rest does not.
 */
export class VirtualMachine {
  readonly machineNo: string;
  readonly #options: MachineOptions;
  readonly #voice: Voice;
  readonly #shelf = new Shelf();
  readonly #till: Till;
  readonly #gate: CommandGate;
  readonly #laneGate: LaneGate;
  readonly #adScreen = new AdScreen();
  readonly #priceBoard = new PriceBoard();
  readonly #allowances: AllowanceBook;
  readonly #refiller: Refiller | undefined;
  readonly #timers: Timers;
  readonly #clockErrorMs: number;
  #powered = false;
  #locked = false;
  #welcomed = false;
  #serverAheadMs = 0;
  #heartbeatMs = 30_000;
  #temperature: number;
  #startReason: StartReason = "powerOn";
  /** What is installed; a restart runs it. */
  readonly #versions = { ...firstVersions };
  readonly #rollouts = new Set<string>();

  constructor(options: MachineOptions) {
    const { machineNo, link, clock, random, faults, pace, stats, publicKey } = options;
    this.machineNo = machineNo;
    this.#options = options;
    this.#clockErrorMs = random.percent(faults.wrongClocks) ? Math.round((random.next() - 0.5) * 2 * tenYearsMs) : 0;
    this.#temperature = options.targetTemperature ?? 6;
    this.#timers = new Timers(clock);
    this.#gate = new CommandGate(machineNo, publicKey);
    this.#allowances = new AllowanceBook(machineNo, publicKey);
    this.#laneGate = new LaneGate(() => random.percent(faults.laneRefusals));
    this.#voice = new Voice({ link, clock, ownNow: () => this.#ownNow(), random, faults, stats });
    const pay = options.pay ?? (() => undefined);
    this.#till = new Till({
      machineNo,
      random,
      faults,
      pace,
      stats,
      shelf: this.#shelf,
      voice: this.#voice,
      timers: this.#timers,
      clock,
      pay,
      changeFen: options.changeFen,
      cardNos: options.cardNos,
      luckyShare: options.luckyShare,
      allowedPayment: (cardNos, amountFen) => this.#allowedPayment(cardNos, amountFen),
      priceOf: (lane, quantity) => this.#priceBoard.priceOf(lane, quantity, this.#ownNow() + this.#serverAheadMs),
    });
    if (options.isRefilled !== false)
      this.#refiller = new Refiller({
        shelf: this.#shelf,
        till: this.#till,
        voice: this.#voice,
        timers: this.#timers,
        stats,
        random,
        pace,
      });
  }

  /** Messages that the cloud has not confirmed. */
  get outboxSize(): number {
    return this.#voice.outbox.size;
  }

  /** Purchases whose end is not yet said. */
  get busy(): number {
    return this.#till.busy;
  }

  get connected(): boolean {
    return this.#voice.connected;
  }

  /** Connected, configured and not locked. */
  get selling(): boolean {
    return this.#powered && !this.#locked && this.#shelf.lanes.length > 0;
  }

  powerOn(reason: StartReason = "powerOn"): void {
    if (this.#powered) return;
    this.#powered = true;
    this.#startReason = reason;
    this.#welcomed = false;
    // The time keeps starts apart when a fleet runs again with the same seed.
    this.#voice.startBoot(`${Math.round(this.#options.clock.now()).toString(36)}${this.#options.random.text(4)}`);
    this.#till.restart();
    this.#connect();
    this.#live();
  }

  /** Cuts the power: nothing is said any more, nothing on flash is lost. */
  powerOff(): void {
    if (!this.#powered) return;
    this.#powered = false;
    this.#timers.cancelAll();
    this.#refiller?.forget();
    this.#disconnect();
  }

  /** A crash and the start after it. */
  restart(darkMs = 3_000): void {
    this.#options.stats.restarts++;
    this.powerOff();
    this.#options.clock.after(darkMs, () => this.powerOn("restart"));
  }

  /** The network goes away for a while; the machine goes on selling. */
  goOffline(durationMs: number): void {
    if (!this.#powered) return;
    this.#options.stats.offlinePhases++;
    this.#disconnect();
    this.#timers.after(durationMs, () => this.#connect());
  }

  /** A customer comes. `withCode` pays the cloud by code, the others pay the machine. False when nothing is for sale. */
  buy(withCode: boolean): boolean {
    if (!this.selling) return false;
    const bought = withCode && this.#voice.connected ? this.#till.requestCode() : this.#till.sell();
    this.#refiller?.look(bought);
    return bought;
  }

  /** A customer types a pickup code; false when the machine cannot ask the cloud. */
  redeem(code: string): boolean {
    return this.#powered && !this.#locked && this.#voice.connected && this.#till.redeem(code);
  }

  #connect(): void {
    this.#options.link.open({
      up: () => this.#connectionUp(),
      down: () => {
        this.#options.stats.disconnects++;
        this.#voice.connectionDown();
      },
      message: (payload) => this.#hear(payload),
    });
  }

  #disconnect(): void {
    this.#voice.connectionDown();
    this.#options.link.close();
  }

  #connectionUp(): void {
    this.#options.stats.connects++;
    this.#voice.connectionUp();
    this.#welcomed = false;
    this.#introduce();
  }

  /** Says hello until somebody answers. */
  #introduce(): void {
    if (this.#welcomed || !this.#powered || !this.#voice.connected) return;
    const waiting = [...this.#voice.outbox].some(
      (message) => message.type === "hello" && message.boot === this.#voice.boot,
    );
    if (!waiting) {
      this.#voice.say("hello", {
        upperVersion: this.#versions.upper,
        lowerVersion: this.#versions.lower,
        hardwareVersion: "YS-3",
        reason: this.#startReason,
        confirmsLanes: true,
      });
      this.#startReason = "reconnect";
    }
    this.#timers.after(welcomePatienceMs, () => this.#introduce());
  }

  /** What a machine does by itself: heartbeats, hourly status, weather, bad luck. */
  #live(): void {
    const { random, faults } = this.#options;
    this.#timers.repeat(random.between(0, this.#heartbeatMs), () => {
      this.#drift();
      this.#voice.whisper("heartbeat", { temperature: this.#temperature, signal: random.between(14, 31) });
      return this.#heartbeatMs;
    });
    this.#timers.repeat(random.between(2_000, hourMs), () => {
      this.#sayStatus();
      return hourMs;
    });
    this.#timers.repeat(60_000, () => {
      this.#sayPlays();
      return playsEveryMs;
    });
    if (faults.offlinePerHour > 0) {
      this.#timers.repeat(random.waitMs(faults.offlinePerHour / 3600), () => {
        this.goOffline(random.waitMs(1 / Math.max(1, faults.offlineSeconds)));
        return random.waitMs(faults.offlinePerHour / 3600);
      });
    }
    if (faults.restartsPerHour > 0)
      this.#timers.after(random.waitMs(faults.restartsPerHour / 3600), () => this.restart());
  }

  #hear(payload: string): void {
    if (!this.#powered) return;
    const message = readDown(payload);
    if (message === undefined) {
      this.#options.stats.problem(`not understood: ${payload.slice(0, 120)}`);
      return;
    }
    switch (message.type) {
      case "ack":
        return this.#voice.acknowledged(message.body);
      case "nack":
        return this.#voice.rejected(message.body);
      case "welcome":
        return this.#welcome(message.body);
      case "lanes":
        return this.#takeOver(message.body);
      case "payCode":
        return this.#till.codeShown(message.body);
      case "payRefused":
        return this.#till.codeRefused(message.body);
      case "luckyResult":
        return this.#till.drawn(message.body);
      case "pickupAnswer":
        return this.#till.pickupAnswered(message.body);
      case "pickupRefused":
        return this.#till.pickupRefused(message.body);
      case "shipOffer":
        return this.#till.offered(message.body);
      case "shipGrant":
        return this.#till.granted(message.body);
      case "shipDenied":
        return this.#till.denied(message.body);
      case "command":
        return this.#obey(message.body);
      case "software":
        return this.#install(message.body);
      case "ads":
        return this.#showAds(message.body);
      case "prices":
        return this.#showPrices(message.body);
      case "allowances":
        return this.#allow(message.body);
    }
  }

  #welcome(body: DownBody<"welcome">): void {
    const first = this.#shelf.lanes.length === 0;
    this.#welcomed = true;
    this.#serverAheadMs = body.serverTime - this.#ownNow();
    this.#heartbeatMs = Math.max(1, body.heartbeatSeconds) * 1000;
    this.#shelf.configure(body.lanes, first || this.#isHeard());
    if (first) this.#sayStatus();
  }

  /** The cloud knows of every piece that moved here. */
  #isHeard(): boolean {
    return ![...this.#voice.outbox].some(({ type }) => type === "sale" || type === "shipResult" || type === "stock");
  }

  /** Changed lanes: late ones change nothing, older ones are left alone, and each of the others is answered. */
  #takeOver(body: DownBody<"lanes">): void {
    const { stats } = this.#options;
    const { accepted, answers } = this.#laneGate.judge(body, this.#ownNow() + this.#serverAheadMs);
    this.#shelf.change(accepted.lanes, accepted.removed, this.#isHeard());
    stats.lanesTakenOver += accepted.lanes.length + accepted.removed.length;
    stats.lanesRefused += answers.filter(({ result }) => result === "refused").length;
    if (answers.length > 0) this.#voice.say("laneAnswer", { lanes: answers });
  }

  /** How a command ends: the log is what the machine still holds, and a lane turns only where there is one. */
  #carryOut({ kind, cabinet, lane }: DownBody<"command">): Omit<UpBody<"commandAnswer">, "commandId" | "kind"> {
    if (kind === "uploadLog")
      return {
        result: "done",
        log: [
          `software ${this.#versions.upper} / ${this.#versions.lower}, ${this.#temperature.toFixed(1)} C, ${this.#locked ? "locked" : "selling"}`,
          ...[...this.#voice.outbox].map(({ type, seq }) => `waiting ${type} ${seq}`),
          ...this.#shelf.lanes.map((one) => `${one.cabinet} lane ${one.lane} stock ${one.stock}`),
        ].join("\n"),
      };
    const turns = kind !== "testLane" || this.#shelf.lanes.some((one) => one.cabinet === cabinet && one.lane === lane);
    return turns ? { result: "done" } : { result: "failed", detail: `no lane ${cabinet} ${lane}` };
  }

  #obey(command: DownBody<"command">): void {
    const { stats } = this.#options;
    if (this.#gate.judge(command, this.#ownNow() + this.#serverAheadMs) !== "execute") {
      stats.commandsRefused++;
      return;
    }
    const { commandId, kind } = command;
    this.#voice.say("commandClaim", { commandId });
    const answer = () => {
      stats.commandsDone++;
      this.#voice.say("commandAnswer", { commandId, kind, ...this.#carryOut(command) });
    };
    if (kind === "restart") {
      // The claim has to leave before the power goes; the answer comes from the next life.
      this.#timers.after(500, () => {
        this.restart(2_500);
        this.#options.clock.after(2_600, answer);
      });
      return;
    }
    if (kind === "lock") this.#locked = true;
    if (kind === "unlock") this.#locked = false;
    this.#timers.after(this.#options.random.between(200, 900), answer);
  }

  /** Installs a package once, unless it comes late or wrongly signed, and starts with the new version. */
  #install(body: DownBody<"software">): void {
    const { rolloutId, softType, softVersion, notAfter } = body;
    const isLate = this.#ownNow() + this.#serverAheadMs > notAfter;
    if (isLate || this.#rollouts.has(rolloutId) || !isSoftwareSigned(this.machineNo, body, this.#options.publicKey))
      return;
    this.#rollouts.add(rolloutId);
    const { random, faults, clock } = this.#options;
    const fails = random.percent(faults.softwareFailures);
    this.#timers.after(random.between(1_000, 4_000), () => {
      if (fails)
        return this.#voice.say("softwareAnswer", { rolloutId, result: "failed", reason: "校验失败，已恢复原版本" });
      this.#versions[softType] = softVersion;
      this.#voice.say("softwareAnswer", { rolloutId, result: "done" });
      // The answer has to leave before the power goes.
      clock.after(500, () => this.restart());
    });
  }

  #showAds(body: DownBody<"ads">): void {
    const answer = this.#adScreen.judge(body, this.#ownNow() + this.#serverAheadMs);
    if (answer !== undefined) this.#voice.say("adAnswer", answer);
  }

  #showPrices(body: DownBody<"prices">): void {
    const answer = this.#priceBoard.judge(body, this.#ownNow() + this.#serverAheadMs);
    if (answer === undefined) return;
    this.#options.stats.pricesTakenOver++;
    this.#voice.say("priceAnswer", answer);
  }

  #allow(body: DownBody<"allowances">): void {
    const answer = this.#allowances.judge(body, this.#ownNow() + this.#serverAheadMs);
    if (answer === undefined) return;
    this.#options.stats.allowancesTakenOver++;
    this.#voice.say("allowanceAnswer", answer);
  }

  /** With network, and before the first list, every card pays as ever; without it the list says which does. */
  #allowedPayment(cardNos: readonly string[], amountFen: number): CardAnswer {
    if (this.#voice.connected || !this.#allowances.isKept) return "asEver";
    return this.#allowances.pay(cardNos, amountFen, this.#ownNow() + this.#serverAheadMs) ?? "refused";
  }

  #sayPlays(): void {
    const plays = this.#adScreen.count(this.#ownNow() + this.#serverAheadMs);
    if (plays.length > 0) this.#voice.say("adPlays", { plays });
  }

  #sayStatus(): void {
    const { random } = this.#options;
    const scans = this.#till.takeScans();
    if (scans !== undefined) this.#voice.say("faceScans", scans);
    const coinFen = Math.round(this.#till.cashFen * 0.4);
    this.#voice.say("status", {
      doors: { left: "closed" },
      temperature: this.#temperature,
      humidity: random.between(38, 72),
      coinFen,
      noteFen: this.#till.cashFen - coinFen,
      trafficTodayMb: random.between(1, 40),
      trafficMonthMb: random.between(40, 900),
      upperVersion: this.#versions.upper,
      lowerVersion: this.#versions.lower,
      // A machine that just started knows which motors turn; faults from before its last life end here.
      lanes: this.#shelf.lanes.map(({ cabinet, lane, jammed }) => ({
        cabinet,
        lane,
        fault: jammed ? "电机堵转" : null,
      })),
    });
  }

  /** The temperature wanders and is pulled back to what the cooling holds. */
  #drift(): void {
    const target = this.#options.targetTemperature ?? 6;
    const pulled = this.#temperature + (target - this.#temperature) * 0.2 + (this.#options.random.next() - 0.5);
    this.#temperature = Math.round(pulled * 10) / 10;
  }

  #ownNow(): number {
    return Math.round(this.#options.clock.now()) + this.#clockErrorMs;
  }
}

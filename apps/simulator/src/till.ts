import type { DownBody } from "@yunshou/contract/machines/downMessages";
import type { UpBody } from "@yunshou/contract/machines/upMessages";
import type { AllowedPayment } from "./allowanceBook.ts";
import type { Clock } from "./clock.ts";
import { paymentMix, quantityOf } from "./demand.ts";
import type { Faults } from "./faults.ts";
import { LuckyBook } from "./luckyBook.ts";
import type { BoardPrice } from "./priceBoard.ts";
import type { Random } from "./random.ts";
import type { Shelf, ShelfLane } from "./shelf.ts";
import type { Stats } from "./stats.ts";
import type { Timers } from "./timers.ts";
import type { Voice } from "./voice.ts";

/** How long people and motors take, in ms from … to. */
export interface Pace {
  readonly motorMs: readonly [number, number];
  readonly customerPaysMs: readonly [number, number];
  readonly refillMs: readonly [number, number];
  readonly repairMs: readonly [number, number];
}

export const ordinaryPace: Pace = {
  motorMs: [1_800, 4_500],
  customerPaysMs: [2_500, 9_000],
  refillMs: [120_000, 900_000],
  repairMs: [180_000, 1_200_000],
};

export interface TillOptions {
  readonly machineNo: string;
  readonly random: Random;
  readonly faults: Faults;
  readonly pace: Pace;
  readonly stats: Stats;
  readonly shelf: Shelf;
  readonly voice: Voice;
  readonly timers: Timers;
  readonly changeFen?: number;
  /** Member cards of its customers; without them customers have cards that nobody issued. */
  readonly cardNos?: readonly string[];
  /** Percent of those who pay by code and would rather draw for the goods. */
  readonly luckyShare?: number;
  /** What pieces of a lane cost by what the cloud offers; undefined at the price of the lane. */
  readonly priceOf?: (lane: ShelfLane, quantity: number) => BoardPrice | undefined;
  /** Asked before a card pays; without it cards pay as ever. */
  readonly allowedPayment?: (cardNos: readonly string[], amountFen: number) => CardAnswer;
  /** For what the payment board finishes on its own battery. */
  readonly clock: Clock;
  /** The customer holds the phone in front of the code. */
  readonly pay: (codeUrl: string) => void;
}

/** Whether a card may pay at this moment: as ever, by what the cloud allowed without network, or not at all. */
export type CardAnswer = AllowedPayment | "asEver" | "refused";

/** A moving order keeps what the drop sensor counted, so that a power cut cannot lose it. */
type OrderProgress =
  | { readonly step: "claimed" | "done" }
  | { readonly step: "moving"; readonly result: UpBody<"shipResult"> };

const rememberedOrders = 2_000;
/** A grant is sent once and may be lost; the claim is then repeated (docs/machine-protocol.md, "What the cloud says"). */
const grantPatienceMs = 10_000;
/** The cloud gives a silent machine up after 300 s. */
const claimsAtMost = 30;
/** A customer does not wait longer than for so many tries. */
const askedAtMost = 3;
const gramsAPiece = 330;
/** So many people own a card; they come back. The factor spreads their numbers. */
const cardHolders = 600;
/** What a refill leaves in the change box. */
export const fullChangeFen = 60_000;

/** Where money and goods change hands: sales the machine makes by itself, and orders that the cloud was paid for. */
export class Till {
  readonly #options: TillOptions;
  /** On flash: an order is dispensed at most once, whatever happens. */
  readonly #orders = new Map<string, OrderProgress>();
  readonly #waitingForCode = new Set<string>();
  /** Requests of pickup codes that are not answered yet, with what was typed. */
  readonly #waitingForGoods = new Map<string, string>();
  readonly #lucky = new LuckyBook();
  #count = 0;
  /** Faces that the camera saw and knew since they were last told. */
  #scans = { scans: 0, recognised: 0 };
  #motors = 0;
  cashFen: number;

  constructor(options: TillOptions) {
    this.#options = options;
    this.cashFen = options.changeFen ?? fullChangeFen;
  }

  /** Sales and granted orders whose end is not yet said. */
  get busy(): number {
    let moving = this.#motors;
    for (const { step } of this.#orders.values()) if (step === "moving") moving++;
    return moving;
  }

  /** After a power cycle: customers are gone; orders whose motor was running are reported as they ended. */
  restart(): void {
    this.#waitingForCode.clear();
    this.#waitingForGoods.clear();
    for (const [orderNo, progress] of this.#orders) {
      if (progress.step === "moving") this.#report(progress.result);
      if (progress.step === "claimed") this.#claim(orderNo, claimsAtMost);
    }
  }

  /** A customer buys and pays at the machine, or leaves because the card may not; false when there is nothing to buy. */
  sell(): boolean {
    const { random, shelf, faults, voice, stats, pace } = this.#options;
    const lane = shelf.choose(random);
    if (lane === undefined || lane.priceFen === null) return false;
    const { priceFen } = lane;
    const quantity = Math.min(quantityOf(random), lane.stock);
    const payment = random.weighted(paymentMix);
    const jammed = random.percent(faults.jams);
    const wholeFen = priceFen * quantity;
    const offered = this.#options.priceOf?.(lane, quantity);
    const ownFen = random.percent(3) ? Math.max(1, wholeFen - random.between(1, 5) * 10) : wholeFen;
    const paidFen = offered?.payFen ?? ownFen;
    const proof = this.#proofOf(payment, paidFen);
    // The customer has no other money and leaves; the goods are still there.
    if (proof === "refused") return true;
    const taken = shelf.take(lane, jammed ? quantity - 1 : quantity);
    if (offered !== undefined) stats.offersTaken++;
    const byFace = this.#looks(payment);
    const saleId = `${this.#options.machineNo}-${voice.boot}-${++this.#count}`.slice(-40);
    this.#motors++;
    this.#options.clock.after(random.between(...pace.motorMs), () => {
      this.#motors--;
      stats.sales++;
      stats.pieces += taken;
      if (payment === "cash") this.cashFen += paidFen;
      voice.say("sale", {
        saleId,
        cabinet: lane.cabinet,
        lane: lane.lane,
        quantity,
        priceFen,
        paidFen,
        payment,
        ...proof,
        ...(byFace ? { byFace } : {}),
        ...(offered === undefined ? {} : { offer: offered.offer }),
        dispensed: taken,
        ...(jammed ? { fault: "jam" } : {}),
        ...this.#weights(lane, taken),
      });
      if (jammed) this.#jam(lane);
    });
    return true;
  }

  /** Some customers step before the camera; it knows most of them. False when they pay otherwise. */
  #looks(payment: UpBody<"sale">["payment"]): boolean {
    if (payment !== "alipay" || this.#count % 3 !== 0) return false;
    const isKnown = this.#count % 4 !== 0;
    this.#scans.scans++;
    if (isKnown) this.#scans.recognised++;
    return isKnown;
  }

  /** What the camera saw since this was last asked; undefined when it saw nobody. */
  takeScans(): UpBody<"faceScans"> | undefined {
    if (this.#scans.scans === 0) return undefined;
    const taken = this.#scans;
    this.#scans = { scans: 0, recognised: 0 };
    return taken;
  }

  /** A customer chooses a lane and wants a code to pay; false when there is nothing to buy. */
  requestCode(): boolean {
    const { random, shelf, voice, stats } = this.#options;
    const lane = shelf.choose(random);
    if (lane === undefined || lane.priceFen === null) return false;
    const requestId = `R${voice.boot}-${++this.#count}`;
    this.#waitingForCode.add(requestId);
    stats.payRequests++;
    const provider = random.weighted([
      { value: "wechat", weight: 63 },
      { value: "alipay", weight: 32 },
      { value: "unionpay", weight: 5 },
    ] as const);
    voice.say("payRequest", {
      requestId,
      cabinet: lane.cabinet,
      lane: lane.lane,
      quantity: 1,
      priceFen: lane.priceFen,
      provider,
      ...this.#draws(),
    });
    return true;
  }

  #draws(): { readonly lucky?: { readonly draws: number } } {
    const { luckyShare = 0, random } = this.#options;
    return luckyShare > 0 && random.percent(luckyShare) ? { lucky: { draws: random.between(1, 3) } } : {};
  }

  /** What a lucky purchase came to; its prize is offered like goods that were paid for. */
  drawn(result: DownBody<"luckyResult">): void {
    const { stats } = this.#options;
    const verdict = this.#lucky.judge(result);
    if (verdict === "won") stats.luckyWon++;
    if (verdict === "lost") stats.luckyLost++;
    if (verdict === "unproven")
      stats.problem(`lucky: the result of ${result.orderNo} does not follow from its promise`);
  }

  codeShown(code: DownBody<"payCode">): void {
    const { random, faults, stats, pace, timers, pay } = this.#options;
    const { requestId, codeUrl } = code;
    if (!this.#waitingForCode.delete(requestId)) return;
    this.#lucky.promised(code);
    if (random.percent(faults.abandonedPayments)) {
      stats.codesAbandoned++;
      return;
    }
    timers.after(random.between(...pace.customerPaysMs), () => pay(codeUrl));
  }

  codeRefused({ requestId }: DownBody<"payRefused">): void {
    this.#waitingForCode.delete(requestId);
  }

  /** A customer types a pickup code and waits. */
  redeem(code: string): boolean {
    const requestId = `C${this.#options.voice.boot}-${++this.#count}`;
    this.#options.stats.pickupRequests++;
    this.#ask(requestId, code, askedAtMost);
    return true;
  }

  /** An answer is sent once and may be lost; the same request gets the same answer. */
  #ask(requestId: string, code: string, times: number): void {
    this.#waitingForGoods.set(requestId, code);
    this.#options.voice.say("pickupRequest", { requestId, code });
    this.#options.timers.after(grantPatienceMs, () => {
      if (times > 1 && this.#waitingForGoods.has(requestId)) this.#ask(requestId, code, times - 1);
    });
  }

  /** The orders of a code are offered one by one, like paid ones. */
  pickupAnswered({ requestId }: DownBody<"pickupAnswer">): void {
    if (this.#waitingForGoods.delete(requestId)) this.#options.stats.pickupsAnswered++;
  }

  pickupRefused({ requestId }: DownBody<"pickupRefused">): void {
    if (this.#waitingForGoods.delete(requestId)) this.#options.stats.pickupsRefused++;
  }

  offered({ orderNo }: DownBody<"shipOffer">): void {
    // An offer comes again until the claim has arrived; the claim itself lies in the outbox by then.
    if (this.#orders.has(orderNo)) return;
    this.#claim(orderNo, claimsAtMost);
  }

  #claim(orderNo: string, times: number): void {
    this.#remember(orderNo, { step: "claimed" });
    this.#options.voice.say("shipClaim", { orderNo });
    this.#options.timers.after(grantPatienceMs, () => {
      if (times > 1 && this.#orders.get(orderNo)?.step === "claimed") this.#claim(orderNo, times - 1);
    });
  }

  denied({ orderNo }: DownBody<"shipDenied">): void {
    if (this.#orders.get(orderNo)?.step === "moving") return;
    this.#options.stats.ordersDenied++;
    this.#remember(orderNo, { step: "done" });
  }

  granted({ orderNo, cabinet, lane: laneNo, quantity }: DownBody<"shipGrant">): void {
    const { random, faults, stats, pace, shelf, timers } = this.#options;
    if (this.#orders.get(orderNo)?.step !== "claimed") return;
    stats.ordersGranted++;
    const lane = shelf.find(cabinet, laneNo);
    const jammed = random.percent(faults.jams);
    const dispensed = lane === undefined ? 0 : shelf.take(lane, jammed ? quantity - 1 : quantity);
    stats.pieces += dispensed;
    const fault = dispensed === quantity ? {} : { fault: jammed ? ("jam" as const) : ("other" as const) };
    const result = { orderNo, dispensed, ...fault, ...this.#weights(lane, dispensed) };
    if (random.percent(faults.silentAfterGrant)) {
      stats.silences++;
      this.#remember(orderNo, { step: "done" });
      return;
    }
    this.#remember(orderNo, { step: "moving", result });
    const late = random.percent(faults.lateResults);
    if (late) stats.lateResults++;
    timers.after(random.between(...pace.motorMs) + (late ? faults.lateByMs : 0), () => {
      this.#report(result);
      if (jammed && lane !== undefined) this.#jam(lane);
    });
  }

  #report(result: UpBody<"shipResult">): void {
    this.#remember(result.orderNo, { step: "done" });
    this.#options.voice.say("shipResult", result);
  }

  #remember(orderNo: string, progress: OrderProgress): void {
    this.#orders.set(orderNo, progress);
    if (this.#orders.size <= rememberedOrders) return;
    for (const [oldest, { step }] of this.#orders) {
      if (step !== "done") continue;
      this.#orders.delete(oldest);
      return;
    }
  }

  #jam(lane: ShelfLane): void {
    const { voice, stats, random, pace, clock } = this.#options;
    stats.jams++;
    if (lane.jammed) return;
    lane.jammed = true;
    voice.say("fault", { kind: "laneFault", cabinet: lane.cabinet, lane: lane.lane, detail: "电机堵转" });
    clock.after(random.between(...pace.repairMs), () => this.repair(lane));
  }

  /** Somebody freed the lane. */
  repair(lane: ShelfLane): void {
    if (!lane.jammed) return;
    lane.jammed = false;
    this.#options.voice.say("recovery", { kind: "laneFault", cabinet: lane.cabinet, lane: lane.lane });
  }

  #proofOf(
    payment: UpBody<"sale">["payment"],
    paidFen: number,
  ): Pick<UpBody<"sale">, "tradeNo" | "cardNo" | "allowance"> | "refused" {
    const { random, stats, cardNos = [], allowedPayment } = this.#options;
    const allowed = payment === "memberCard" ? (allowedPayment?.(cardNos, paidFen) ?? "asEver") : "asEver";
    if (allowed === "refused") stats.cardsRefused++;
    else if (allowed !== "asEver") stats.cardsAllowed++;
    if (allowed !== "asEver") return allowed;
    if (payment === "memberCard" && cardNos.length > 0) return { cardNo: random.pick(cardNos) };
    if (payment === "memberCard")
      return { cardNo: `8${String(random.between(1, cardHolders) * 104_729).padStart(8, "0")}` };
    return payment === "wechat" || payment === "alipay" || payment === "unionpay"
      ? { tradeNo: `T${random.text(24)}` }
      : {};
  }

  /** What the scale of some machines reads; a piece of which nobody told the weight weighs what a can does. */
  #weights(lane: ShelfLane | undefined, dispensed: number): { weightBeforeGrams?: number; weightAfterGrams?: number } {
    const { random } = this.#options;
    if (!random.percent(20)) return {};
    const weightAfterGrams = random.between(4_000, 30_000);
    const { grams, factor } = lane?.weight ?? { grams: gramsAPiece, factor: 1 };
    return { weightBeforeGrams: weightAfterGrams + Math.round((dispensed * grams) / factor), weightAfterGrams };
  }
}

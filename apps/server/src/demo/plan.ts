import type { UpBody } from "@yunshou/contract/machines/upMessages";
import { businessDay } from "@yunshou/domain";
import { createRandom, hourWeights, paymentMix, popularity, type Random, weekdayWeights } from "@yunshou/simulator";
import { cardsAt } from "./cardBook.ts";
import { playsLucky } from "./company.ts";
import type { StockedLane } from "./demo.queries.ts";
import type { DemoPlace } from "./places.ts";
import { pharmacyProducts, retailProducts } from "./products.ts";
import { demoTimeZone } from "./seed.ts";

export interface PlannedSale {
  readonly machineId: string;
  readonly at: Date;
  readonly body: UpBody<"sale">;
  /** Something is wrong with it: the order becomes an exception. */
  readonly troubled: boolean;
}

export interface PlannedRefill {
  readonly machineId: string;
  readonly at: Date;
  readonly lanes: { cabinet: "main"; lane: number; stock: number }[];
}

export interface DayPlan {
  readonly refills: readonly PlannedRefill[];
  readonly sales: readonly PlannedSale[];
  readonly scans: readonly PlannedScans[];
}

/** What the camera of a machine saw on a day. */
export interface PlannedScans {
  readonly machineId: string;
  readonly at: Date;
  readonly body: UpBody<"faceScans">;
}

/** A machine as the history sees it; `lanes` keep their count from day to day. */
export interface HistoryMachine {
  readonly machineId: string;
  readonly place: DemoPlace;
  readonly lanes: StockedLane[];
  readonly activatedAt: Date;
  /** No sale after this moment; a machine that is still there has none. */
  readonly silentSince: Date | null;
}

const hourMs = 3_600_000;
/** The company grows quickly, so that its last day sells about as much as its live machines do. */
const weeklyGrowth = 1.35;
/** Customers of the last day for each of an ordinary one; with the growth it makes some 25,000 orders in all. */
export const lastDayFactor = 2.5;
/** Draws of lucky purchases cost one yuan, and one in four customers wins. */
const drawFen = 100;
const forgottenDays = 38;
const grams: ReadonlyMap<string, number> = new Map(
  [...retailProducts, ...pharmacyProducts].map(({ code, weightGrams }) => [code, weightGrams]),
);
const appeals = new Map([...retailProducts, ...pharmacyProducts].map(({ code, appeal }) => [code, appeal]));

/** Midnight in China at the start of an ISO day. */
export const startOfDay = (day: string): Date => new Date(`${day}T00:00:00+08:00`);

/**
 * What all machines do on one day: somebody loads in the morning, customers come by the hours.
 * Depends on the day and the counts alone, so that an interrupted history goes on as it would have.
 *
 * @param daysLeft days from this one to the last; the demand was lower when there were more.
 * @param until nothing happens at or after this moment.
 */
export function planDay(day: string, daysLeft: number, machines: readonly HistoryMachine[], until: Date): DayPlan {
  const midnight = startOfDay(day);
  const refills: PlannedRefill[] = [];
  const sales: PlannedSale[] = [];
  for (const machine of machines) {
    const random = createRandom(20_260_101).fork(`${day} ${machine.place.machineNo}`);
    const end = Math.min(until.getTime(), machine.silentSince?.getTime() ?? Number.POSITIVE_INFINITY);
    const refill = planRefill(machine, midnight, daysLeft, random);
    if (refill !== null && refill.at.getTime() < end && refill.at >= machine.activatedAt)
      refills.push(apply(machine, refill));
    const factor =
      weekdayWeights[new Date(midnight.getTime() + 12 * hourMs).getUTCDay()]! *
      lastDayFactor *
      weeklyGrowth ** (-daysLeft / 7);
    const times = arrivals(machine.place.daily * factor * (0.8 + random.next() * 0.4), random).map(
      (ms) => new Date(midnight.getTime() + ms),
    );
    for (const at of times) {
      if (at < machine.activatedAt || at.getTime() >= end) continue;
      const sale = planSale(machine, at, random);
      if (sale !== null) sales.push(sale);
    }
  }
  refills.sort((a, b) => a.at.getTime() - b.at.getTime());
  sales.sort((a, b) => a.at.getTime() - b.at.getTime());
  return { refills, sales, scans: planScans(sales) };
}

/** Some machines have a camera; a third of those whom it does not know turns to another way to pay. */
const hasCamera = ({ machineNo }: DemoPlace): boolean => Number(machineNo.slice(-1)) % 3 === 0;

function planScans(sales: readonly PlannedSale[]): PlannedScans[] {
  const paid = Map.groupBy(
    sales.filter(({ body }) => body.byFace === true),
    ({ machineId }) => machineId,
  );
  return [...paid].map(([machineId, byFace]) => {
    const recognised = byFace.length + Math.floor(byFace.length / 4);
    return {
      machineId,
      at: byFace.at(-1)!.at,
      body: { scans: recognised + Math.ceil(byFace.length / 3), recognised },
    };
  });
}

/** A machine is loaded when a tenth of its lanes is nearly empty; a starving one is forgotten in the last weeks. */
function planRefill(
  { machineId, lanes, place }: HistoryMachine,
  midnight: Date,
  daysLeft: number,
  random: Random,
): PlannedRefill | null {
  const low = lanes.filter(({ stock }) => stock <= 2).length;
  const forgotten = place.trouble === "starving" && daysLeft < forgottenDays;
  if (forgotten || low < (daysLeft === 0 ? 1 : lanes.length / 10)) return null;
  const filled = lanes
    .filter(({ stock, capacity }) => stock < capacity)
    .map(({ laneNo, capacity }) => ({ cabinet: "main" as const, lane: laneNo, stock: capacity }));
  if (filled.length === 0) return null;
  return { machineId, at: new Date(midnight.getTime() + random.between(0, 90) * 60_000 + 1_000), lanes: filled };
}

function apply(machine: HistoryMachine, refill: PlannedRefill): PlannedRefill {
  for (const { lane, stock } of refill.lanes) machine.lanes.find(({ laneNo }) => laneNo === lane)!.stock = stock;
  return refill;
}

/** Times of day in ms, in order. */
function arrivals(expected: number, random: Random): number[] {
  const hours = hourWeights.map((weight, value) => ({ value, weight }));
  const count = Math.max(0, Math.round(expected + (random.next() - 0.5) * Math.sqrt(expected) * 2));
  return Array.from({ length: count }, () => random.weighted(hours) * hourMs + Math.floor(random.next() * hourMs)).sort(
    (a, b) => a - b,
  );
}

/** A customer draws until the goods are won or patience ends. */
function planDraws(random: Random): NonNullable<UpBody<"sale">["lucky"]> {
  const draws = random.between(1, 5);
  return { won: random.percent(25), draws, amountFen: draws * drawFen };
}

function planSale({ machineId, place, lanes }: HistoryMachine, at: Date, random: Random): PlannedSale | null {
  const choices = lanes
    .filter(({ stock }) => stock > 0)
    .map((value) => ({
      value,
      weight: (appeals.get(value.productCode) ?? 1) * (0.5 + popularity(place.machineNo + value.productCode)),
    }));
  if (choices.length === 0) return null;
  const lane = random.weighted(choices);
  const quantity = lane.stock > 1 && random.percent(6) ? 2 : 1;
  const payment = random.weighted(paymentMix);
  const jammed = random.percent(0.9);
  const oldPrice = !jammed && random.percent(0.05);
  const lucky =
    playsLucky(place.merchant) &&
    quantity === 1 &&
    !jammed &&
    !oldPrice &&
    (payment === "wechat" || payment === "alipay") &&
    random.percent(3)
      ? planDraws(random)
      : undefined;
  // A prize that does not come out is handed over offline and reviewed (ORDER-08).
  const stuck = lucky?.won === true && random.percent(30);
  const dispensed = lucky?.won === false || stuck ? 0 : jammed ? quantity - 1 : quantity;
  lane.stock -= dispensed;
  const priceFen = lane.priceFen - (oldPrice ? 50 : 0);
  const wholeFen = priceFen * quantity;
  const weightBeforeGrams = random.between(6_000, 28_000);
  const body: UpBody<"sale"> = {
    saleId: `H${businessDay(at, demoTimeZone).replaceAll("-", "")}${random.text(12)}`,
    cabinet: "main",
    lane: lane.laneNo,
    quantity,
    priceFen,
    paidFen:
      lucky !== undefined
        ? lucky.amountFen
        : random.percent(4) && wholeFen > 200
          ? wholeFen - random.between(1, 8) * 10
          : wholeFen,
    payment,
    ...(payment === "memberCard" ? { cardNo: random.pick(cardsAt(place.merchant)) } : {}),
    ...(payment === "wechat" || payment === "alipay" || payment === "unionpay"
      ? { tradeNo: `${payment === "alipay" ? "2088" : "4200"}${random.text(24)}` }
      : {}),
    dispensed,
    ...(lucky === undefined ? {} : { lucky }),
    ...(payment === "alipay" && hasCamera(place) && at.getUTCMinutes() % 5 === 0 ? { byFace: true } : {}),
    ...(jammed || stuck ? { fault: "jam" } : {}),
    ...(random.percent(25)
      ? { weightBeforeGrams, weightAfterGrams: weightBeforeGrams - dispensed * (grams.get(lane.productCode) ?? 0) }
      : {}),
  };
  return { machineId, at, body, troubled: jammed || oldPrice };
}

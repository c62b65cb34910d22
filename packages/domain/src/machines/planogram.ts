import { isAbnormalPrice, statusAfterPrice } from "./lane.ts";
import type { Cabinet, LaneMode, LaneStatus } from "./values.ts";

/** A lane as people plan it. */
export interface PlannedLane {
  readonly cabinet: Cabinet;
  readonly laneNo: number;
  readonly mode: LaneMode;
  readonly status: LaneStatus;
  readonly locked: boolean;
  readonly productId: string | null;
  readonly priceFen: bigint | null;
  readonly purchaseFen: bigint | null;
  readonly stock: number;
  readonly capacity: number;
  readonly warnThreshold: number;
  readonly batchNo: string;
  /** Its machine calls it broken, whatever people made of it since. */
  readonly isBroken?: boolean;
}

/** What a template says of one lane of the main cabinet. */
export type TemplateLane = Pick<
  PlannedLane,
  "laneNo" | "mode" | "productId" | "priceFen" | "purchaseFen" | "capacity" | "warnThreshold"
>;

/** A lane before and after; null where it does not exist. */
export interface LaneDifference<Lane = PlannedLane> {
  readonly before: Lane | null;
  readonly after: Lane | null;
}

const nameOf = ({ cabinet, laneNo }: Pick<PlannedLane, "cabinet" | "laneNo">) => `${cabinet} ${laneNo}`;

/** What people set; the rest of a lane moves by itself. */
export const laneSettings = [
  "mode",
  "productId",
  "priceFen",
  "purchaseFen",
  "capacity",
  "warnThreshold",
  "batchNo",
] as const;

/** Whether two lanes are set alike, whatever lies in them. */
export const isSetAlike = (one: PlannedLane, other: PlannedLane): boolean =>
  laneSettings.every((name) => one[name] === other[name]);

const isSame = (one: PlannedLane, other: PlannedLane) =>
  isSetAlike(one, other) && (["stock", "status", "locked"] as const).every((name) => one[name] === other[name]);

/** What is different between two states of a machine, in the order of cabinets and numbers. */
export function differencesOf(before: readonly PlannedLane[], after: readonly PlannedLane[]): LaneDifference[] {
  const [were, are] = [before, after].map((lanes) => new Map(lanes.map((lane) => [nameOf(lane), lane])));
  const names = new Map([...before, ...after].map((lane) => [nameOf(lane), lane]));
  return [...names]
    .sort(([, a], [, b]) => (a.cabinet < b.cabinet ? -1 : a.cabinet > b.cabinet ? 1 : a.laneNo - b.laneNo))
    .map(([name]) => ({ before: were!.get(name) ?? null, after: are!.get(name) ?? null }))
    .filter(({ before: was, after: is }) => was === null || is === null || !isSame(was, is));
}

export interface NewPrice {
  readonly priceFen: bigint;
  /** Left as it is when absent. */
  readonly purchaseFen?: bigint | undefined;
  readonly batchNo?: string | undefined;
}

/** Every lane that holds the product, at another price (LANE-09, LANE-14). */
export function planPrice(
  lanes: readonly PlannedLane[],
  productId: string,
  { priceFen, purchaseFen, batchNo }: NewPrice,
): PlannedLane[] {
  return lanes.map((lane) =>
    lane.productId !== productId
      ? lane
      : {
          ...lane,
          priceFen,
          purchaseFen: purchaseFen ?? lane.purchaseFen,
          batchNo: batchNo ?? lane.batchNo,
          status: statusAfterPrice(lane.status, lane.priceFen, priceFen, lane.isBroken),
        },
  );
}

/**
 * The main cabinet as a template has it (TEMPLATE-11): other lanes go, missing ones come. Goods stay where the product stays,
 * as far as the capacity goes; elsewhere they have to be taken out.
 */
export function planTemplate(lanes: readonly PlannedLane[], template: readonly TemplateLane[]): PlannedLane[] {
  const were = new Map(lanes.filter(({ cabinet }) => cabinet === "main").map((lane) => [lane.laneNo, lane]));
  const planned = template.map((wanted): PlannedLane => {
    const was = were.get(wanted.laneNo);
    const stays = was !== undefined && was.productId === wanted.productId;
    return {
      ...wanted,
      cabinet: "main",
      status: statusAfterPrice(was?.status ?? "normal", was?.priceFen ?? null, wanted.priceFen, was?.isBroken),
      locked: was?.locked ?? false,
      stock: stays ? Math.min(was.stock, wanted.capacity) : 0,
      batchNo: stays ? was.batchNo : "",
    };
  });
  return [...planned, ...lanes.filter(({ cabinet }) => cabinet !== "main")];
}

/** A product with the prices that its lanes get. */
export interface ProductForLane {
  readonly productId: string;
  readonly priceFen: bigint;
  readonly purchaseFen: bigint | null;
}

const filled = (lane: PlannedLane, product: ProductForLane): PlannedLane => ({
  ...lane,
  ...product,
  stock: 0,
  batchNo: "",
  status: statusAfterPrice(lane.status, lane.priceFen, product.priceFen, lane.isBroken),
});

/** The product in the first `count` free lanes; the plan has fewer where fewer are free. */
export function planAdding(lanes: readonly PlannedLane[], product: ProductForLane, count: number): PlannedLane[] {
  let left = count;
  return lanes.map((lane) => {
    if (lane.productId !== null || left === 0) return lane;
    left--;
    return filled(lane, product);
  });
}

/** Another product in the place of one; what lies in the lanes has to be taken out. */
export function planReplacing(
  lanes: readonly PlannedLane[],
  productId: string,
  product: ProductForLane,
): PlannedLane[] {
  return lanes.map((lane) => (lane.productId === productId ? filled(lane, product) : lane));
}

/** Without the product: its lanes are free and stopped, because a lane without a price is (LANE-06). */
export function planRemoving(lanes: readonly PlannedLane[], productId: string): PlannedLane[] {
  return lanes.map((lane) =>
    lane.productId !== productId
      ? lane
      : {
          ...lane,
          productId: null,
          priceFen: null,
          purchaseFen: null,
          stock: 0,
          batchNo: "",
          status: statusAfterPrice(lane.status, lane.priceFen, null),
        },
  );
}

/** A difference that is taken back. */
export interface UndoneDifference extends LaneDifference {
  /** Goods went in or out since, also when the count is the same again. */
  readonly hasMoved: boolean;
}

/**
 * Takes differences back on each lane that is still set as they left it; `kept` are those that somebody set since. The count
 * comes back when nothing moved since, otherwise what is in the lane stays as far as it is the same product.
 */
export function planUndo(
  lanes: readonly PlannedLane[],
  differences: readonly UndoneDifference[],
): { readonly lanes: PlannedLane[]; readonly kept: number } {
  const now = new Map(lanes.map((lane) => [nameOf(lane), lane]));
  let kept = 0;
  for (const { before, after, hasMoved } of differences) {
    const name = nameOf((before ?? after)!);
    const is = now.get(name);
    const isAsLeft = after === null ? is === undefined : is !== undefined && isSetAlike(is, after);
    if (!isAsLeft) kept++;
    else if (before === null) now.delete(name);
    else
      now.set(
        name,
        is === undefined ? { ...before, stock: hasMoved ? 0 : before.stock } : restored(is, before, after!, hasMoved),
      );
  }
  return { lanes: [...now.values()], kept };
}

function restored(is: PlannedLane, before: PlannedLane, after: PlannedLane, hasMoved: boolean): PlannedLane {
  const left = is.productId === before.productId ? Math.min(is.stock, before.capacity) : 0;
  const status = is.status === after.status ? statusOnceMore(before.status, after.status, is.isBroken) : is.status;
  return {
    ...before,
    locked: is.locked,
    stock: hasMoved || is.stock !== after.stock ? left : before.stock,
    status: isAbnormalPrice(before.priceFen) ? "discontinued" : status,
  };
}

/** The status from before a change that is taken back; what the machine said of the lane while the change had stopped it counts. */
function statusOnceMore(was: LaneStatus, left: LaneStatus, isBroken: boolean | undefined): LaneStatus {
  if (was === left || isBroken === undefined) return was;
  if (was === "abnormal") return isBroken ? was : "normal";
  return was === "normal" && isBroken ? "abnormal" : was;
}

/** What a template says of the price of one lane. */
export type TemplatePrice = Pick<TemplateLane, "laneNo" | "productId" | "priceFen" | "purchaseFen">;

/** One lane of a template before and after a price change. */
export interface TemplatePriceChange {
  readonly before: TemplatePrice;
  readonly after: TemplatePrice;
}

const isPricedAlike = (one: TemplatePrice, other: TemplatePrice): boolean =>
  (["productId", "priceFen", "purchaseFen"] as const).every((name) => one[name] === other[name]);

/** What a price change does to the template whose machines it reaches: its lanes of the product get the price too (LANE-15). */
export function planTemplatePrice(
  lanes: readonly TemplatePrice[],
  productId: string,
  { priceFen, purchaseFen }: NewPrice,
): TemplatePriceChange[] {
  return lanes
    .filter((lane) => lane.productId === productId)
    .map((before) => ({ before, after: { ...before, priceFen, purchaseFen: purchaseFen ?? before.purchaseFen } }))
    .filter(({ before, after }) => !isPricedAlike(before, after));
}

/** Takes a price change back on each lane of the template that is still priced as it left it; `kept` are the others. */
export function planTemplateUndo(
  lanes: readonly TemplatePrice[],
  changes: readonly TemplatePriceChange[],
): { readonly lanes: TemplatePrice[]; readonly kept: number } {
  const now = new Map(lanes.map((lane) => [lane.laneNo, lane]));
  const asLeft = changes.filter(({ after }) => {
    const is = now.get(after.laneNo);
    return is !== undefined && isPricedAlike(is, after);
  });
  return { lanes: asLeft.map(({ before }) => before), kept: changes.length - asLeft.length };
}

/** What lane changes on many machines were about. */
export const changeSetKinds = ["price", "template", "add", "swap", "remove", "undo"] as const;
export type ChangeSetKind = (typeof changeSetKinds)[number];

import { createHash } from "node:crypto";
import type { AnswerOf } from "@yunshou/contract";
import { previewRows } from "@yunshou/contract/machines/changeSets";
import type { laneChanges } from "@yunshou/contract/machines/laneChanges";
import {
  businessDay,
  type ChangeSetKind,
  checkLane,
  differencesOf,
  laneSettings,
  type LaneDifference,
  type PlannedLane,
  pricedBelowPurchase,
  type Refusal,
  refuse,
  type Result,
} from "@yunshou/domain";
import { recordAudits } from "../../platform/audit.queries.ts";
import type { Call } from "../../platform/call.ts";
import { type LaneStockChange, tellOfLanes } from "../../system/docking/outbox.queries.ts";
import { clearLaneAlarms, clearWeighings } from "../conditions/alarms.queries.ts";
import { refreshConditions } from "../conditions/conditions.ts";
import { factsOf, tellMachines } from "../sync/laneSyncs.ts";
import * as queries from "./engine.queries.ts";
import { checkNewBatches } from "./newBatches.ts";

/** What a change does to the lanes of one machine. */
export interface LanePlan {
  readonly kind: ChangeSetKind;
  /** The product or template that it is about. */
  readonly title: string;
  readonly plan: (lanes: readonly PlannedLane[], machine: queries.ChangedMachine) => readonly PlannedLane[];
  /** Refuses a machine that the change does not fit. */
  readonly fits?: (machine: queries.ChangedMachine) => Result<undefined>;
}

interface MachineDraft {
  readonly machine: queries.ChangedMachine;
  readonly differences: readonly LaneDifference[];
}

/** A change as it would be: what each machine gets, and what its products are. */
export interface Draft {
  readonly plan: LanePlan;
  readonly machines: readonly MachineDraft[];
  readonly products: ReadonlyMap<string, queries.LaneProduct>;
  /** Names the lanes as they are and as they would be set; differs as soon as a person changed one of them, or what they would get. */
  readonly seen: string;
}

/** A lane before and after as it is stored; null where it does not exist. */
type Stored = Readonly<Record<"before" | "after", ReturnType<typeof storedOf>>>;
type Caller = Pick<Call<unknown, "session">, "tx" | "session" | "now">;
type Writer = Pick<Call<unknown, "session">, "tx" | "session" | "address" | "requestId">;

const fenOrNull = (text: string | null) => (text === null ? null : BigInt(text));

/** A stored lane as the rules take it. */
export const plannedOf = ({
  cabinet,
  laneNo,
  mode,
  status,
  locked,
  ...lane
}: Omit<queries.LaneOfMachine, "version" | "machineId" | "isBroken"> & {
  readonly isBroken?: boolean;
}): PlannedLane => ({
  cabinet,
  laneNo,
  mode,
  status,
  locked,
  productId: lane.productId,
  priceFen: fenOrNull(lane.priceFen),
  purchaseFen: fenOrNull(lane.purchaseFen),
  stock: lane.stock,
  capacity: lane.capacity,
  warnThreshold: lane.warnThreshold,
  batchNo: lane.batchNo,
  ...(lane.isBroken === undefined ? {} : { isBroken: lane.isBroken }),
});

function storedOf(planned: PlannedLane | null) {
  if (planned === null) return null;
  // Whether it is broken is the machine's word, which no person writes.
  const { isBroken: _, ...lane } = planned;
  return { ...lane, priceFen: lane.priceFen?.toString() ?? null, purchaseFen: lane.purchaseFen?.toString() ?? null };
}

/**
 * What a plan would do to these machines, or why it may not: one is unknown to the caller, out of service or of a wrong type, or
 * a lane would break its rules (LANE-16, PRODUCT-08, MED-11). With `lock` machines and lanes stay as they are until the transaction ends.
 */
export async function draftOf(
  { tx, session, now }: Caller,
  machineIds: readonly string[],
  plan: LanePlan,
  { lock }: { readonly lock: boolean },
): Promise<Draft | Refusal> {
  if (machineIds.length === 0) return refuse("machines.selectToOperate", { field: "machineIds" });
  const machines = await queries.machinesOf(tx, session.scope, machineIds, { lock });
  if (machines.length < new Set(machineIds).size) return refuse("record.unknown", { field: "machineIds" });
  if (machines.some(({ decommissioned }) => decommissioned))
    return refuse("machines.decommissioned", { field: "machineIds" });
  if (new Set(machines.map(({ topId }) => topId)).size > 1)
    return refuse("machines.otherTree", { field: "machineIds" });
  for (const machine of machines) {
    const fits = plan.fits?.(machine);
    if (fits?.ok === false) return fits;
  }
  const ids = machines.map(({ machineId }) => machineId);
  const lanes = await queries.lanesOf(tx, ids, { lock });
  const stored = Map.groupBy(lanes, ({ machineId }) => machineId);
  const drafts = machines.map((machine): MachineDraft => {
    const before = (stored.get(machine.machineId) ?? []).map(plannedOf);
    return { machine, differences: differencesOf(before, plan.plan(before, machine)) };
  });
  const products = await productsIn(session.scope, tx, drafts);
  for (const { machine, differences } of drafts)
    for (const difference of differences) {
      const checked = checkDifference(difference, machine, products);
      if (!checked.ok) return checked;
    }
  const changes = drafts.flatMap(({ differences }) => differences);
  const usable = await checkNewBatches(tx, machines[0]!.topId, changes, businessDay(now, session.timeZone));
  if (!usable.ok) return usable;
  return { plan, machines: drafts, products, seen: seenOf(drafts, lanes) };
}

async function productsIn(scope: Caller["session"]["scope"], tx: Caller["tx"], drafts: readonly MachineDraft[]) {
  const named = drafts.flatMap(({ differences }) =>
    differences.flatMap(({ before, after }) => [before?.productId ?? [], after?.productId ?? []].flat()),
  );
  const products = await queries.productsOf(tx, scope, [...new Set(named)], {
    merchantIds: [...new Set(drafts.map(({ machine }) => machine.merchantId))],
    machineIds: drafts.map(({ machine }) => machine.machineId),
  });
  return new Map(products.map((product) => [product.productId, product]));
}

function checkDifference(
  { before, after }: LaneDifference,
  machine: queries.ChangedMachine,
  products: Draft["products"],
): Result<undefined> {
  if (after === null) return { ok: true, value: undefined };
  const product = after.productId === null ? undefined : products.get(after.productId);
  if (after.productId !== null && product?.topId !== machine.topId)
    return refuse("goods.unknownProduct", { field: "productId" });
  const checked = checkLane({
    ...after,
    // A purchase price that stood there before is not judged again.
    productPriceFen:
      before?.productId === after.productId && before?.purchaseFen === after.purchaseFen
        ? null
        : fenOrNull(product?.priceFen ?? null),
  });
  return checked.ok ? checked : { ...checked, values: { ...checked.values, laneNo: after.laneNo } };
}

/** How a lane would be set. What lies in it is left out, because it sells meanwhile. */
export const settingsOf = (lane: Pick<PlannedLane, (typeof laneSettings)[number]> | null): string =>
  lane === null ? "" : laneSettings.map((name) => JSON.stringify(lane[name]?.toString() ?? null)).join();

function seenOf(drafts: readonly MachineDraft[], lanes: readonly queries.LaneOfMachine[]): string {
  const versions = new Map(lanes.map((lane) => [`${lane.machineId} ${lane.cabinet} ${lane.laneNo}`, lane.version]));
  const hash = createHash("sha256");
  for (const { machine, differences } of drafts)
    for (const { before, after } of differences) {
      const { cabinet, laneNo } = (before ?? after)!;
      const name = `${machine.machineId} ${cabinet} ${laneNo}`;
      hash.update(`${name} ${versions.get(name) ?? 0} ${settingsOf(after)}\n`);
    }
  return hash.digest("hex").slice(0, 32);
}

const isBelow = ({ before, after }: LaneDifference) =>
  after !== null &&
  (before?.priceFen !== after.priceFen || before?.purchaseFen !== after.purchaseFen) &&
  pricedBelowPurchase(after);

/** Pieces that somebody has to take out of a lane by hand. */
const takenOut = ({ before, after }: LaneDifference) =>
  before === null
    ? 0
    : after === null || before.productId !== after.productId
      ? before.stock
      : Math.max(0, before.stock - after.stock);

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** The draft as a person looks at it before it is done. */
export function previewOf({ machines, products, seen }: Draft): AnswerOf<typeof laneChanges.previewPrice> {
  const changed = machines.filter(({ differences }) => differences.length > 0);
  const all = changed.flatMap(({ machine, differences }) => differences.map((difference) => ({ machine, difference })));
  const side = (lane: PlannedLane | null) =>
    lane === null
      ? null
      : {
          laneMode: lane.mode,
          productName: lane.productId === null ? null : (products.get(lane.productId)?.name ?? null),
          lanePriceFen: lane.priceFen?.toString() ?? null,
          purchaseFen: lane.purchaseFen?.toString() ?? null,
          stock: lane.stock,
          capacity: lane.capacity,
          warnThreshold: lane.warnThreshold,
          batchNo: lane.batchNo,
        };
  return {
    rows: all.slice(0, previewRows).map(({ machine, difference }) => {
      const { cabinet, laneNo } = (difference.before ?? difference.after)!;
      const { machineId, machineNo, machineName } = machine;
      const [before, after] = [side(difference.before), side(difference.after)];
      return { machineId, machineNo, machineName, cabinet, laneNo, before, after, belowPurchase: isBelow(difference) };
    }),
    machines: changed.length,
    lanes: all.length,
    belowPurchase: all.filter(({ difference }) => isBelow(difference)).length,
    stockOut: sum(all.map(({ difference }) => takenOut(difference))),
    unchanged: machines.flatMap(({ machine, differences }) => (differences.length === 0 ? [machine.machineNo] : [])),
    seen,
  };
}

/** Stock belongs to a product, so another product takes all of the old one out and the new one in. */
function movementsOf({ machine, differences }: MachineDraft): queries.Moved[] {
  return differences
    .flatMap(({ before, after }) => {
      const { cabinet, laneNo } = (before ?? after)!;
      const place = {
        topId: machine.topId,
        machineId: machine.machineId,
        merchantId: machine.merchantId,
        cabinet,
        laneNo,
      };
      if (before !== null && after !== null && before.productId === after.productId)
        return [
          { ...place, productId: after.productId, quantity: after.stock - before.stock, stockAfter: after.stock },
        ];
      return [
        { ...place, productId: before?.productId ?? null, quantity: -(before?.stock ?? 0), stockAfter: 0 },
        { ...place, productId: after?.productId ?? null, quantity: after?.stock ?? 0, stockAfter: after?.stock ?? 0 },
      ];
    })
    .filter(({ quantity }) => quantity !== 0);
}

/** What lies in a lane before and after; one that holds no product any more lacks nothing. */
const stockChangeOf = ({ before, after, ...lane }: queries.LaneToSave & Stored): LaneStockChange[] =>
  before === null || after === null || after.productId === null
    ? []
    : [{ ...lane, before: before.stock, after: after.stock }];

const needsRestart = ({ before, after }: LaneDifference) =>
  after?.cabinet === "main" && (before?.priceFen !== after.priceFen || before?.batchNo !== after.batchNo);

export type ChangeMade = AnswerOf<typeof laneChanges.changePrice>;

/**
 * Does what a locked draft says, on all of its machines or none: lanes, movements and their history under one change set, and
 * the machines are told. `seen` is what the person looked at; without it nobody looked. `into` names a change set that goes on.
 */
export async function applyDraft(
  call: Writer,
  { plan, machines, seen }: Draft,
  asked: { readonly seen?: string; readonly undoOf?: string; readonly into?: string } = {},
): Promise<ChangeMade | Refusal> {
  const { tx, session } = call;
  if (asked.seen !== undefined && asked.seen !== seen) return refuse("lane.changedMeanwhile", { field: "seen" });
  const changed = machines.filter(({ differences }) => differences.length > 0);
  const first = changed[0]?.machine;
  if (first === undefined) return refuse("changeSets.nothingToChange");
  const lanes = changed.flatMap(({ machine: { topId, machineId, merchantId }, differences }) =>
    differences.map(({ before, after }) => {
      const { cabinet, laneNo } = (before ?? after)!;
      return { topId, machineId, merchantId, cabinet, laneNo, before: storedOf(before), after: storedOf(after) };
    }),
  );
  const owner =
    session.scope.merchants === "all" ? first : { topId: session.topMerchantId, merchantId: session.merchantId };
  const size = { machines: changed.length, lanes: lanes.length };
  const changeSetId =
    asked.into ??
    (await queries.insertChangeSet(tx, {
      topId: owner.topId,
      merchantId: owner.merchantId,
      kind: plan.kind,
      title: plan.title,
      ...size,
      askedBy: session.userId,
      undoOf: asked.undoOf ?? null,
    }));
  if (asked.into !== undefined) await queries.growChangeSet(tx, asked.into, size);
  await queries.saveLanes(tx, lanes);
  await queries.recordMoved(tx, changed.flatMap(movementsOf), session.userId);
  await queries.recordChanges(tx, lanes, { actorId: session.userId, action: plan.kind, changeSetId });
  await clearLaneAlarms(
    tx,
    lanes.filter(({ after }) => after === null),
  );
  await clearWeighings(
    tx,
    lanes.filter(({ before, after }) => before?.productId !== after?.productId),
  );
  await refreshConditions(
    tx,
    changed.map(({ machine }) => machine.machineId),
  );
  await tellMachines(
    tx,
    lanes.map((lane) => ({ ...lane, before: lane.before === null ? null : factsOf(lane.before) })),
    { changeSetId },
  );
  await tellOfLanes(tx, lanes.flatMap(stockChangeOf));
  await recordAudits(
    call,
    changed.map(({ machine, differences }) => ({
      action: `machines.changeSet.${plan.kind}`,
      object: machine.machineNo,
      merchant: machine,
      after: { changeSetId, title: plan.title, lanes: differences.length },
    })),
  );
  return {
    changeSetId,
    machines: changed.length,
    lanes: lanes.length,
    restartMachineIds: changed.flatMap(({ machine, differences }) =>
      machine.activated && differences.some(needsRestart) ? [machine.machineId] : [],
    ),
  };
}

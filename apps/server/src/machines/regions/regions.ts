import type { Permission } from "@yunshou/contract";
import type { regions } from "@yunshou/contract/machines/regions";
import { checkRegionDelete, checkRegionLevel, checkRegionName, refuse } from "@yunshou/domain";
import { platformMerchantId } from "../../access/people/platformMerchant.ts";
import { recordAudit } from "../../platform/audit.queries.ts";
import type { Call, HandlersOf } from "../../platform/call.ts";
import { usesOfPlace } from "../places/places.queries.ts";
import * as queries from "./regions.queries.ts";

type AnyCall = Call<unknown, Permission>;

const unknown = (field = "regionId") => refuse("regions.unknown", { field });
const taken = () => refuse("regions.nameTaken", { field: "regionName" });

const record = (call: AnyCall, verb: string, object: string, before?: unknown, after?: unknown) =>
  recordAudit(call, {
    action: `machines.region.${verb}`,
    object,
    merchant: { topId: platformMerchantId, merchantId: platformMerchantId },
    before,
    after,
  });

/** A region with the tree held until the call ends. */
async function held({ tx }: AnyCall, regionId: string) {
  await queries.lockRegions(tx);
  return queries.regionOf(tx, regionId);
}

/** Handlers of provinces, cities and districts (POINT-06). */
export const regionHandlers = (): HandlersOf<typeof regions> => ({
  tree: async ({ tx, session }) => ({ rows: await queries.regionTree(tx, session.scope) }),

  async create(call) {
    const { parentId, regionName } = call.input;
    const parent = parentId === null ? undefined : await held(call, parentId);
    if (parentId === null) await queries.lockRegions(call.tx);
    else if (parent === undefined) return unknown("parentId");
    const level = checkRegionLevel(parent?.level ?? 0);
    if (!level.ok) return level;
    const name = checkRegionName(regionName, level.value);
    if (!name.ok) return name;
    const regionId = await queries.insertRegion(call.tx, { parentId, level: level.value, name: name.value });
    if (regionId === undefined) return taken();
    await record(call, "create", name.value, undefined, { parent: parent?.name ?? null });
    return { regionId };
  },

  async rename(call) {
    const region = await held(call, call.input.regionId);
    if (region === undefined) return unknown();
    const name = checkRegionName(call.input.regionName, region.level);
    if (!name.ok) return name;
    if (!(await queries.renameRegion(call.tx, region, name.value))) return taken();
    await record(call, "update", name.value, { name: region.name }, { name: name.value });
    return {};
  },

  async move(call) {
    const { regionId, beforeId } = call.input;
    const region = await held(call, regionId);
    if (region === undefined) return unknown();
    const before = beforeId === null ? null : await queries.regionOf(call.tx, beforeId);
    if (before === undefined || (before !== null && before.parentId !== region.parentId)) return unknown("beforeId");
    await queries.moveRegion(call.tx, region, beforeId);
    await record(call, "shift", region.name);
    return {};
  },

  async remove(call) {
    const region = await held(call, call.input.regionId);
    if (region === undefined) return unknown();
    await queries.holdRegion(call.tx, region.regionId);
    const children = await queries.childrenOf(call.tx, region.regionId);
    const checked = checkRegionDelete(children, await usesOfPlace(call.tx, "region", region.regionId));
    if (!checked.ok) return checked;
    await queries.deleteRegion(call.tx, region.regionId);
    await record(call, "remove", region.name);
    return {};
  },
});

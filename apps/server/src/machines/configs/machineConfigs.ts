import type { machineConfigs } from "@yunshou/contract/machines/machineConfigs";
import { ownScope } from "@yunshou/database";
import { changedFlags, changesFlags, changesOrder, checkConfigChange, checkFeature, refuse } from "@yunshou/domain";
import { featuresOf } from "../../merchants/tree/features.queries.ts";
import { recordAudits } from "../../platform/audit.queries.ts";
import type { HandlersOf } from "../../platform/call.ts";
import { lockMachines, type MachineHead } from "../registry/machines.queries.ts";
import * as queries from "./machineConfigs.queries.ts";

/** Handlers of the switches of machines and of the order of categories on their screens (MACHINE-07, MACHINE-14, MERCHANT-20). */
export const machineConfigHandlers: HandlersOf<typeof machineConfigs> = {
  list: ({ tx, session, input }) => queries.listConfigs(tx, session.scope, input, input),

  async categories({ tx, session, input }) {
    const ids = [...new Set(input.machineIds)];
    if ((await queries.seenMachines(tx, session.scope, ids)).length < ids.length)
      return refuse("record.unknown", { field: "machineIds" });
    return { rows: await queries.categoriesIn(tx, session.scope, ids) };
  },

  async set(call) {
    const { tx, session, input, now } = call;
    const ids = [...new Set(input.machineIds)];
    if (ids.length === 0) return refuse("machines.selectToOperate", { field: "machineIds" });
    const change = checkConfigChange(input);
    if (!change.ok) return change;
    const machines = await lockMachines(tx, ownScope(session.scope), ids);
    if (machines.length < ids.length) return refuse("record.unknown", { field: "machineIds" });
    if (machines.some(({ decommissioned }) => decommissioned))
      return refuse("machines.decommissioned", { field: "machineIds" });
    const { flags, categoryIds } = change.value;
    if (flags.shoppingCart === true)
      for (const merchantId of merchantsWithout(machines)) {
        const cart = checkFeature(await featuresOf(tx, session.features, merchantId), "shoppingCart", "flags");
        if (!cart.ok) return cart;
      }
    const before = await queries.configsOf(tx, ids);
    if (categoryIds !== undefined) {
      // What a machine holds may be of a merchant above; what was ordered once stays in the order when it is sold out.
      const inside = (await queries.categoriesIn(tx, session.scope, ids)).map(({ categoryId }) => categoryId);
      const known = new Set([...inside, ...[...before.values()].flatMap((config) => config.categoryIds)]);
      if (categoryIds.some((id) => !known.has(id))) return refuse("record.unknown", { field: "categoryIds" });
    }
    const changed = machines.flatMap((machine) => {
      const was = before.get(machine.machineId)!;
      return changesFlags(was.flags, flags) || changesOrder(was.categoryIds, change.value)
        ? [{ ...machine, flags: changedFlags(was.flags, flags), categoryIds: categoryIds ?? was.categoryIds }]
        : [];
    });
    await queries.saveConfigs(tx, changed, now);
    const after = await queries.configsOf(
      tx,
      changed.map(({ machineId }) => machineId),
    );
    await recordAudits(
      call,
      changed.map((machine) => ({
        action: "machines.config.setFlags",
        object: machine.machineNo,
        merchant: machine,
        before: audited(before.get(machine.machineId)!),
        after: audited(after.get(machine.machineId)!),
      })),
    );
    return { machines: machines.length, changed: changed.length };
  },
};

const audited = ({ flags, categories }: queries.MachineConfig) => ({ ...flags, categories });

/** A machine that has the cart keeps it, also where the feature of its merchant is off. */
const merchantsWithout = (machines: readonly MachineHead[]) =>
  new Set(machines.filter(({ hasCart }) => !hasCart).map(({ merchantId }) => merchantId));

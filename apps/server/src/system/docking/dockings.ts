import type { Permission } from "@yunshou/contract";
import type { dockings, pushes } from "@yunshou/contract/system/dockings";
import {
  checkDockingFields,
  checkDockingKey,
  checkPushReplay,
  type DockingEvent,
  type DockingFields,
  dockingLimit,
  type Refusal,
  refuse,
  type Result,
} from "@yunshou/domain";
import { lockMerchant } from "../../merchants/tree/merchants.queries.ts";
import { recordAudit } from "../../platform/audit.queries.ts";
import type { Call, HandlersOf } from "../../platform/call.ts";
import { newWebhookKey } from "../../platform/outside/signature.ts";
import { isRefusal } from "../../platform/refused.ts";
import type { Secrets } from "../../platform/secrets.ts";
import { dockingKeyContext } from "./deliver.ts";
import * as queries from "./dockings.queries.ts";
import { insertPush, listPushes, lockPush, requeuePush } from "./pushes.queries.ts";

const shownCharacters = 4;
const unknown = () => refuse("record.unknown", { field: "dockingId" });
const disabled = () => refuse("system.dockingDisabled");
/** Nobody has an interface told of what he does not see himself: it is told of all of the merchant (decision 0011). */
const maySee = ({ session }: Call<unknown, Permission>, { events }: Pick<DockingFields, "events">) =>
  events.every((event) => session.scope.machines === undefined && session.permissions.has(readerOf(event)));
const readerOf = (event: DockingEvent): Permission =>
  event.startsWith("order.") ? "orders.order.read" : "machines.machine.read";
const isLoopbackUrl = (text: string) => /^http:\/\/127\.0\.0\.1:\d+\/[^\s@\\]*$/.test(text);

interface Dependencies {
  readonly secrets: Pick<Secrets, "seal">;
  /** Test switch: interfaces on this very machine are taken too. */
  readonly loopback: boolean;
}

/** The key of an interface as it is kept, and by what people know it (FIN-18). */
export const sealDockingKey = (secrets: Pick<Secrets, "seal">, dockingId: string, key: string): queries.SealedKey => ({
  keySealed: secrets.seal(Buffer.from(key), dockingKeyContext(dockingId)),
  keyEnd: key.slice(-shownCharacters),
});

/** Handlers of the interfaces of third parties (SYS-08, PRODUCT-24, PRODUCT-25). */
export function dockingHandlers({ secrets, loopback }: Dependencies): HandlersOf<typeof dockings> {
  const fieldsOf = (input: Parameters<typeof checkDockingFields>[0]): Result<DockingFields> => {
    const url = input.interfaceUrl ?? "";
    if (!loopback || !isLoopbackUrl(url)) return checkDockingFields(input);
    const rest = checkDockingFields({ ...input, interfaceUrl: "https://own.example.com" });
    return rest.ok ? { ...rest, value: { ...rest.value, interfaceUrl: url } } : rest;
  };
  const sealed = (dockingId: string, key: string) => sealDockingKey(secrets, dockingId, key);
  const held = async ({ tx, session, input }: Call<{ readonly dockingId: string }, Permission>) =>
    (await queries.lockDocking(tx, session.scope, input.dockingId)) ?? unknown();
  /** Why this pair may not be docked by the merchant. */
  const refusedPair = ({ known, taken }: queries.PairFacts): Refusal | undefined => {
    if (!known) return refuse("record.unknown", { field: "childCategoryId" });
    return taken ? refuse("system.dockingExists", { field: "childCategoryId" }) : undefined;
  };

  return {
    list: ({ tx, session, input }) => queries.listDockings(tx, session.scope, input, input),

    async create(call) {
      const { tx, session, input } = call;
      const fields = fieldsOf(input);
      if (!fields.ok) return fields;
      if (!maySee(call, fields.value)) return refuse("access.noPermission", { field: "events" });
      const key = input.interfaceKey.trim() === "" ? newWebhookKey() : input.interfaceKey;
      const checked = checkDockingKey(key);
      if (!checked.ok) return checked;
      const merchant = await lockMerchant(tx, session, input.merchantId ?? session.merchantId);
      if (merchant === undefined) return refuse("merchants.unknown", { field: "merchantId" });
      const pair = await queries.lookAtPair(tx, merchant, fields.value);
      const refused = refusedPair(pair);
      if (refused !== undefined) return refused;
      if (pair.count >= dockingLimit) return refuse("access.tooManyEntries", { values: { limit: dockingLimit } });
      const dockingId = await queries.nextDockingId(tx);
      await queries.insertDocking(tx, merchant, dockingId, fields.value, sealed(dockingId, checked.value));
      await recordAudit(call, {
        action: "system.docking.create",
        object: fields.value.interfaceName,
        merchant,
        after: fields.value,
      });
      return { dockingId, interfaceKey: checked.value };
    },

    async update(call) {
      const { tx, input } = call;
      const docking = await held(call);
      if (isRefusal(docking)) return docking;
      const fields = fieldsOf(input);
      if (!fields.ok) return fields;
      // What it was told until now counts too: whoever turns that on again must not find another address behind it.
      if (!maySee(call, fields.value) || !maySee(call, docking))
        return refuse("access.noPermission", { field: "events" });
      const checked = input.interfaceKey.trim() === "" ? undefined : checkDockingKey(input.interfaceKey);
      if (checked?.ok === false) return checked;
      const refused = refusedPair(await queries.lookAtPair(tx, docking, fields.value, docking.dockingId));
      if (refused !== undefined) return refused;
      const key = checked === undefined ? docking : sealed(docking.dockingId, checked.value);
      await queries.updateDocking(tx, docking, fields.value, key);
      const { interfaceName, interfaceUrl, parentCategoryId, childCategoryId, keyEnd, events, withBelow } = docking;
      await recordAudit(call, {
        action: "system.docking.update",
        object: interfaceName,
        merchant: docking,
        before: {
          interfaceName,
          interfaceUrl,
          parentCategoryId,
          childCategoryId,
          events,
          withBelow,
          interfaceKey: keyEnd,
        },
        after: { ...fields.value, interfaceKey: key.keyEnd },
      });
      return {};
    },

    async enable(call) {
      const docking = await held(call);
      if (isRefusal(docking)) return docking;
      await queries.enableDocking(call.tx, docking, call.input.enabled);
      const action = call.input.enabled ? "system.docking.enable" : "system.docking.disable";
      await recordAudit(call, { action, object: docking.interfaceName, merchant: docking });
      return {};
    },

    async remove(call) {
      const docking = await held(call);
      if (isRefusal(docking)) return docking;
      await queries.deleteDocking(call.tx, docking);
      await recordAudit(call, {
        action: "system.docking.delete",
        object: docking.interfaceName,
        merchant: docking,
        before: { interfaceUrl: docking.interfaceUrl },
      });
      return {};
    },

    async test(call) {
      const docking = await held(call);
      if (isRefusal(docking)) return docking;
      if (!docking.enabled) return disabled();
      const { interfaceName } = docking;
      const pushId = await insertPush(call.tx, docking, "interface.test", { interfaceName });
      await recordAudit(call, { action: "system.docking.test", object: interfaceName, merchant: docking });
      return { pushId };
    },

    async productTree({ tx, session, input }) {
      const merchant = await queries.merchantOf(tx, session.scope, input.merchantId ?? session.merchantId);
      if (merchant === undefined) return refuse("merchants.unknown", { field: "merchantId" });
      return { rows: await queries.productTree(tx, merchant) };
    },
  };
}

/** Handlers of the messages to interfaces. */
export const pushHandlers: HandlersOf<typeof pushes> = {
  list: ({ tx, session, input }) => listPushes(tx, session.scope, input, input),

  async replay(call) {
    const { tx, session, input, now } = call;
    const push = await lockPush(tx, session.scope, input.pushId);
    if (push === undefined) return refuse("record.unknown", { field: "pushId" });
    // The address may be another one than that which was told.
    if (!maySee(call, { events: push.event === "interface.test" ? [] : [push.event] }))
      return refuse("access.noPermission");
    const allowed = checkPushReplay(push.state);
    if (!allowed.ok) return allowed;
    if (!push.enabled) return disabled();
    await requeuePush(tx, push, now);
    await recordAudit(call, { action: "system.docking.replay", object: push.interfaceName, merchant: push });
    return {};
  },
};

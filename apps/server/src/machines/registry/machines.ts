import type { machines } from "@yunshou/contract/machines/machines";
import type { AnswerOf, ParsedInputOf } from "@yunshou/contract";
import {
  accept,
  businessDay,
  checkCommandable,
  checkFeature,
  checkFlowCards,
  checkMachineNumber,
  checkMatching,
  checkText,
  fieldLimits,
  machineBatchLimit,
  type Refusal,
  refuse,
  type Result,
} from "@yunshou/domain";
import { featuresOf } from "../../merchants/tree/features.queries.ts";
import { ownScope } from "@yunshou/database";
import type { Call, HandlersOf } from "../../platform/call.ts";
import { recordAudit, recordAudits } from "../../platform/audit.queries.ts";
import { replaceImage } from "../../platform/images/store.ts";
import { clearAllAlarms } from "../conditions/alarms.queries.ts";
import * as changes from "./changes.queries.ts";
import type { CommandDesk } from "../commands/commands.ts";
import { issueCredential } from "./credentials.ts";
import { setMachineCards } from "../dataCards/machineCards.ts";
import * as queries from "./machines.queries.ts";
import { startExport } from "../../platform/export/startExport.ts";
import { machineExport } from "./machineExport.ts";

type Inputs = { readonly [Name in keyof typeof machines]: ParsedInputOf<(typeof machines)[Name]> };
type Outputs = { readonly [Name in keyof typeof machines]: AnswerOf<(typeof machines)[Name]> };

/** For so long a command is news to whoever sent it. */
const newsMs = 600_000;

interface Dependencies {
  readonly dataDir: string;
  readonly commands: CommandDesk;
}

/** Handlers of the machine registry (MACHINE-01 to MACHINE-21). */
export function machineHandlers({ dataDir, commands }: Dependencies): HandlersOf<typeof machines> {
  return {
    async list({ tx, session, input, now }) {
      return queries.listMachines(tx, session.scope, input, input, businessDay(now, session.timeZone));
    },

    async counts({ tx, session }) {
      return queries.countStates<Outputs["counts"]>(tx, session.scope);
    },

    async detail({ tx, session, input, now }) {
      const machine = await queries.findMachine<Outputs["detail"]>(
        tx,
        session.scope,
        input.machineNo,
        businessDay(now, session.timeZone),
      );
      if (machine === undefined) return refuse("record.unknown", { field: "machineNo" });
      return {
        ...machine,
        openAlarms: await queries.openAlarms(tx, machine.machineId),
        gone: machine.decommissioned ? await queries.goneOf(tx, machine.machineId) : null,
        near: await queries.machinesNear(tx, session.scope, machine),
        commands: await queries.recentCommands(tx, machine.machineId),
        authorisedUsers: await queries.authorisedUsers(tx, machine.machineId),
      };
    },

    async register(call) {
      const { tx, session, input } = call;
      // Whoever is narrowed to machines would not see the new one.
      if (session.scope.machines !== undefined) return refuse("access.noPermission");
      const columns = readForm(input);
      if ("ok" in columns) return columns;
      const merchant = await changes.holdMerchant(tx, session.scope, input.merchantId);
      if (merchant === undefined) return refuse("merchants.unknown", { field: "merchantId" });
      const cart = await checkCart(call, input.merchantId, false);
      if (!cart.ok) return cart;
      const owner = { topId: merchant.topId, merchantId: input.merchantId };
      const picture = await replaceImage(call, dataDir, owner, null, columns.picture, "picture", uploaderOf(session));
      if (picture !== undefined) return picture;
      const machineId = await changes.insertMachine(tx, owner, columns);
      if (machineId === null)
        return refuse("machines.numberTaken", { field: "machineNo", values: { machineNo: columns.machineNo } });
      const machine = { ...owner, machineId };
      const cards = await setMachineCards(tx, session.scope, machine, [...new Set(input.flowCards)]);
      if (cards !== undefined) return cards;
      await changes.recordLifecycle(tx, machine, "registered", session.userId);
      const secret = await issueCredential(tx, machine);
      await recordAudit(call, {
        action: "machines.register",
        object: columns.machineNo,
        merchant: owner,
        after: { ...columns, flowCards: input.flowCards },
      });
      return { machineId, machineNo: columns.machineNo, secret };
    },

    async update(call) {
      const { tx, session, input } = call;
      const columns = readForm(input);
      if ("ok" in columns) return columns;
      const [machine] = await queries.lockMachines(tx, ownScope(session.scope), [input.machineId]);
      if (machine === undefined) return refuse("record.unknown", { field: "machineId" });
      if (machine.merchantId !== input.merchantId) return refuse("merchants.unknown", { field: "merchantId" });
      // Its history is found by its number, which nobody else gets.
      if (machine.decommissioned && machine.machineNo !== columns.machineNo)
        return refuse("machines.decommissioned", { field: "machineNo" });
      if (machine.decommissioned && input.flowCards.length > 0)
        return refuse("machines.decommissioned", { field: "flowCards" });
      const cart = await checkCart(call, machine.merchantId, machine.hasCart);
      if (!cart.ok) return cart;
      const picture = await replaceImage(
        call,
        dataDir,
        machine,
        await changes.pictureOf(tx, machine),
        columns.picture,
        "picture",
        uploaderOf(session),
      );
      if (picture !== undefined) return picture;
      if (!(await changes.updateMachine(tx, machine.machineId, columns))) {
        return refuse("machines.numberTaken", { field: "machineNo", values: { machineNo: columns.machineNo } });
      }
      const cards = await setMachineCards(tx, session.scope, machine, [...new Set(input.flowCards)]);
      if (cards !== undefined) return cards;
      await recordAudit(call, {
        action: "machines.update",
        object: machine.machineNo,
        merchant: machine,
        after: { ...columns, flowCards: input.flowCards },
      });
      return {};
    },

    async renewSecret(call) {
      const [machine] = await queries.lockMachines(call.tx, ownScope(call.session.scope), [call.input.machineId]);
      if (machine === undefined) return refuse("record.unknown", { field: "machineId" });
      if (machine.decommissioned) return refuse("machines.decommissioned");
      const secret = await issueCredential(call.tx, machine);
      await recordAudit(call, { action: "machines.renewSecret", object: machine.machineNo, merchant: machine });
      return { secret };
    },

    async ownCommands({ tx, session, now }) {
      const since = new Date(now.getTime() - newsMs);
      return {
        rows: await queries.commandsOf<Outputs["ownCommands"]["rows"][number]>(
          tx,
          session.scope,
          session.userId,
          since,
        ),
      };
    },

    async command(call) {
      const { tx, session, input } = call;
      const chosen = await chooseMachines(call, "machines.selectToOperate");
      if ("ok" in chosen) return chosen;
      const asked = chosen.filter(({ connection }) => checkCommandable(connection).ok);
      if (asked.length === 0) return refuse("machines.offline");
      const commandIds = await commands.ask(tx, asked, input.kind, session.userId);
      await recordAudits(
        call,
        asked.map((machine) => ({
          action: `machines.command.${input.kind}`,
          object: machine.machineNo,
          merchant: machine,
        })),
      );
      call.afterCommit(() => commands.wake());
      const results = chosen.map(({ machineId, connection }) => {
        const allowed = checkCommandable(connection);
        return { machineId, commandId: commandIds.get(machineId) ?? null, refusal: allowed.ok ? null : allowed.code };
      });
      return { results };
    },

    async testLane(call) {
      const { tx, session, input } = call;
      const { machineId, cabinet, laneNo } = input;
      const [machine] = await queries.lockMachines(tx, session.scope, [machineId]);
      if (machine === undefined) return refuse("record.unknown", { field: "machineId" });
      if (machine.decommissioned) return refuse("machines.decommissioned", { field: "machineId" });
      if (!(await queries.hasLane(tx, machineId, cabinet, laneNo)))
        return refuse("record.unknown", { field: "laneNo" });
      const allowed = checkCommandable(machine.connection);
      if (!allowed.ok) return allowed;
      const asked = await commands.ask(tx, [machine], "testLane", session.userId, { cabinet, laneNo });
      await recordAudit(call, {
        action: "machines.command.testLane",
        object: machine.machineNo,
        merchant: machine,
        after: { cabinet, laneNo },
      });
      call.afterCommit(() => commands.wake());
      return { commandId: asked.get(machineId)! };
    },

    async setOperation(call) {
      const chosen = await chooseMachines(call, "machines.selectToOperate");
      if ("ok" in chosen) return chosen;
      await changes.setOperation(
        call.tx,
        chosen.map((machine) => machine.machineId),
        call.input.operation,
      );
      await recordAudits(
        call,
        chosen.map((machine) => ({
          action: `machines.${call.input.operation}`,
          object: machine.machineNo,
          merchant: machine,
        })),
      );
      return { machines: chosen.length };
    },

    async decommission(call) {
      const reason = checkText(call.input.reason, "reason", fieldLimits.remarkLength);
      if (!reason.ok) return reason;
      const [machine] = await queries.lockMachines(call.tx, ownScope(call.session.scope), [call.input.machineId]);
      if (machine === undefined) return refuse("record.unknown", { field: "machineId" });
      if (machine.decommissioned) return refuse("machines.decommissioned");
      await changes.decommission(call.tx, machine.machineId, call.session.userId);
      await clearAllAlarms(call.tx, machine.machineId);
      await changes.recordLifecycle(call.tx, machine, "decommissioned", call.session.userId, reason.value);
      await recordAudit(call, {
        action: "machines.decommission",
        object: machine.machineNo,
        merchant: machine,
        after: { reason: reason.value },
      });
      return {};
    },

    async bindPoint(call) {
      const chosen = await chooseMachines(call, "machines.selectToBind", "own");
      if ("ok" in chosen) return chosen;
      const bound = await changes.bindPoint(
        call.tx,
        call.session.scope,
        chosen.map((machine) => machine.machineId),
        call.input.pointId,
        call.session.userId,
      );
      if (!bound) return refuse("machines.pointUnknown", { field: "pointId" });
      await recordAudits(
        call,
        chosen.map((machine) => ({
          action: "machines.bindPoint",
          object: machine.machineNo,
          merchant: machine,
          after: { pointId: call.input.pointId },
        })),
      );
      return {};
    },

    async bindRoute(call) {
      const chosen = await chooseMachines(call, "machines.selectToBind", "own");
      if ("ok" in chosen) return chosen;
      const bound = await changes.bindRoute(
        call.tx,
        call.session.scope,
        chosen.map((machine) => machine.machineId),
        call.input.routeId,
      );
      if (bound === undefined) return refuse("machines.routeUnknown", { field: "routeId" });
      if (bound.withoutPoint === chosen.length) return refuse("machines.allWithoutPoint", { field: "machineIds" });
      const changed = new Set(bound.changed);
      const moved = chosen.filter(({ machineId }) => changed.has(machineId));
      await recordAudits(
        call,
        moved.map((machine) => ({
          action: "machines.bindRoute",
          object: machine.machineNo,
          merchant: machine,
          after: { routeId: call.input.routeId },
        })),
      );
      return { machines: moved.length, withoutPoint: bound.withoutPoint };
    },

    async authorise(call) {
      const { tx, session, input } = call;
      const chosen = await chooseMachines(call, "machines.selectToOperate", "own");
      if ("ok" in chosen) return chosen;
      const users = await changes.usersOfMachines(
        tx,
        session.scope,
        input.userIds,
        chosen.map((machine) => machine.machineId),
      );
      if (users.length < new Set(input.userIds).size) return refuse("machines.userUnknown", { field: "userIds" });
      const changed = await changes.changeGrants(
        tx,
        chosen.map((machine) => machine.machineId),
        users,
        input.granted,
        session.userId,
      );
      await recordAudits(
        call,
        chosen.map((machine) => ({
          action: input.granted ? "machines.authorise" : "machines.deauthorise",
          object: machine.machineNo,
          merchant: machine,
          after: { users },
        })),
      );
      return { machines: chosen.length, changed };
    },

    async options({ tx, session }) {
      return changes.machineOptions<Outputs["options"]>(tx, session.scope);
    },

    export: (call) => startExport(call, machineExport),
  };
}

/** MERCHANT-20: a merchant without the shopping cart cannot switch it on; a machine that has it keeps it. */
export async function checkCart(
  {
    tx,
    session,
    input,
  }: Pick<Call<{ readonly flags: { readonly shoppingCart: boolean } }, "session">, "tx" | "session" | "input">,
  merchantId: string,
  hasIt: boolean,
): Promise<Result<undefined>> {
  if (!input.flags.shoppingCart || hasIt) return accept();
  return checkFeature(await featuresOf(tx, session.features, merchantId), "shoppingCart", "flags");
}

interface Choice {
  readonly machineIds: readonly string[];
  readonly matching?: Inputs["setOperation"]["matching"];
}

/** The machines of a batch, locked: own ones, or also those of other merchants that the caller is authorised to operate. Refused as a whole when one is not the caller's or no longer in service. */
async function chooseMachines(
  { tx, session, input }: Pick<Call<Choice, "session">, "tx" | "session" | "input">,
  none: "machines.selectToOperate" | "machines.selectToBind",
  whose: "own" | "shared" = "shared",
): Promise<queries.MachineHead[] | Refusal> {
  const scope = whose === "own" ? ownScope(session.scope) : session.scope;
  const machineIds =
    input.matching === undefined
      ? input.machineIds
      : await queries.matchingMachines(tx, scope, input.matching.filters, machineBatchLimit + 1);
  if (machineIds.length === 0) return refuse(none);
  const allowed = input.matching === undefined ? accept() : checkMatching(machineIds.length, input.matching.shown);
  if (!allowed.ok) return allowed;
  const chosen = await queries.lockMachines(tx, scope, machineIds);
  if (chosen.length < new Set(machineIds).size) return refuse("record.unknown", { field: "machineIds" });
  return chosen.some((machine) => machine.decommissioned) ? refuse("machines.decommissioned") : chosen;
}

const uploaderOf = ({ topMerchantId, merchantId }: Call<unknown, "session">["session"]) => ({
  topId: topMerchantId,
  merchantId,
});

/** The form as columns, or the first rule that it breaks. */
function readForm(form: Inputs["register"]): changes.MachineColumns | Refusal {
  const machineNo = checkMachineNumber(form.machineNo);
  if (!machineNo.ok) return machineNo;
  const name = checkText(form.machineName, "machineName", fieldLimits.nameLength);
  if (!name.ok) return name;
  const cards = checkFlowCards(form.flowCards);
  if (!cards.ok) return cards;
  return {
    machineNo: machineNo.value,
    name: name.value,
    category: form.machineCategory,
    type: form.machineType,
    manufacturer: form.manufacturer,
    productionDate: form.productionDate,
    warrantyDate: form.warrantyDate,
    hardwareVersion: form.hardwareVersion,
    operator: form.machineOperator,
    timeZone: form.timeZone,
    country: form.country,
    deployer: form.deployer,
    deployedAt: form.deployTime,
    picture: form.picture,
    doors: form.doors,
    flags: form.flags,
  };
}

import type { ParsedInputOf } from "@yunshou/contract";
import type { registrations } from "@yunshou/contract/machines/registrations";
import {
  accept,
  type BrokerAddress,
  checkText,
  fieldLimits,
  nameInRange,
  numbersBetween,
  type Refusal,
  refuse,
  type Result,
} from "@yunshou/domain";
import { recordAudits } from "../../platform/audit.queries.ts";
import type { Call, HandlersOf } from "../../platform/call.ts";
import { layTemplate } from "../templates/application.ts";
import * as changes from "./changes.queries.ts";
import { issueCredential } from "./credentials.ts";
import { checkCart } from "./machines.ts";

type Input = ParsedInputOf<typeof registrations.register>;
type Registering = Call<Input, "machines.machine.write">;
interface Registered {
  readonly machineId: string;
  readonly machineNo: string;
  readonly machineName: string;
  readonly secret: string;
}

/** Handlers of the registration of machines in steps (MACHINE-20). `broker` is where machines connect to. */
export function registrationHandlers(broker: BrokerAddress): HandlersOf<typeof registrations> {
  return {
    async register(call) {
      const { tx, session, input } = call;
      // Whoever is narrowed to machines would not see the new ones.
      if (session.scope.machines !== undefined) return refuse("access.noPermission");
      const numbers = numbersBetween(input.firstNo, input.lastNo);
      if (!numbers.ok) return numbers;
      const longest = nameInRange(input.machineName, numbers.value[0]!, numbers.value.length);
      const name =
        input.machineName === "" ? refuse("field.required") : checkText(longest, "machineName", fieldLimits.nameLength);
      if (!name.ok) return { ...name, field: "machineName" };
      const merchant = await changes.holdMerchant(tx, session.scope, input.merchantId);
      if (merchant === undefined) return refuse("merchants.unknown", { field: "merchantId" });
      const cart = await checkCart(call, input.merchantId, false);
      if (!cart.ok) return cart;
      const made = await insertAll(call, { topId: merchant.topId, merchantId: input.merchantId }, numbers.value);
      if ("ok" in made) return made;
      const placed = await place(
        call,
        made.map(({ machineId }) => machineId),
      );
      return placed.ok ? { machines: [...made], broker } : placed;
    },
  };
}

/** Inserts the machines with their secrets; refused as a whole when one number is taken. */
async function insertAll(
  call: Registering,
  owner: { readonly topId: string; readonly merchantId: string },
  numbers: readonly string[],
): Promise<readonly Registered[] | Refusal> {
  const { tx, session, input } = call;
  const made: Registered[] = [];
  for (const machineNo of numbers) {
    const machineName = nameInRange(input.machineName, machineNo, numbers.length);
    const machineId = await changes.insertMachine(tx, owner, {
      machineNo,
      name: machineName,
      category: input.machineCategory,
      type: input.machineType,
      manufacturer: input.manufacturer,
      productionDate: input.productionDate,
      warrantyDate: input.warrantyDate,
      hardwareVersion: input.hardwareVersion,
      operator: input.machineOperator,
      timeZone: input.timeZone,
      country: input.country,
      deployer: input.deployer,
      deployedAt: null,
      picture: null,
      doors: { main: ["left"] },
      flags: input.flags,
    });
    if (machineId === null) return refuse("machines.numberTaken", { field: "firstNo", values: { machineNo } });
    const machine = { ...owner, machineId };
    await changes.recordLifecycle(tx, machine, "registered", session.userId);
    made.push({ machineId, machineNo, machineName, secret: await issueCredential(tx, machine) });
  }
  const { firstNo: _first, lastNo: _last, machineName: _name, ...common } = input;
  await recordAudits(
    call,
    made.map(({ machineNo, machineName }) => ({
      action: "machines.register",
      object: machineNo,
      merchant: owner,
      after: { machineNo, machineName, ...common },
    })),
  );
  return made;
}

/** Puts new machines at their point and lays their template on them. */
async function place(call: Registering, machineIds: readonly string[]): Promise<Result<undefined>> {
  const { tx, session, input } = call;
  const { pointId, templateId } = input;
  if (pointId !== null && !(await changes.bindPoint(tx, session.scope, machineIds, pointId, session.userId)))
    return refuse("machines.pointUnknown", { field: "pointId" });
  if (templateId === null) return accept();
  if (!session.permissions.has("machines.template.apply"))
    return refuse("access.noPermission", { field: "templateId" });
  const laid = await layTemplate(call, { templateId, machineIds });
  return "ok" in laid ? laid : accept();
}

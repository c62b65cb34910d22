import type { ParsedInputOf } from "@yunshou/contract";
import type { dataPackages } from "@yunshou/contract/machines/dataCards";
import { checkDataPackage, checkDataPackageDelete, refuse, type Refusal } from "@yunshou/domain";
import { merchantOf } from "../../access/staff/users.queries.ts";
import { recordAudit } from "../../platform/audit.queries.ts";
import type { HandlersOf } from "../../platform/call.ts";
import { isRefusal } from "../../platform/refused.ts";
import * as queries from "./dataPackages.queries.ts";

const unknown = () => refuse("dataPackages.unknown", { field: "packageId" });

/** Handlers of packages of traffic (DATACARD-02). */
export const dataPackageHandlers = (): HandlersOf<typeof dataPackages> => ({
  list: ({ tx, session, input }) => queries.listPackages(tx, session.scope, input, input),

  async create(call) {
    const { tx, session, input } = call;
    const merchantId = input.merchantId ?? session.merchantId;
    const merchant = await merchantOf(tx, session.scope, merchantId);
    if (merchant === undefined) return refuse("merchants.unknown", { field: "merchantId" });
    const columns = readForm(input);
    if (isRefusal(columns)) return columns;
    const owner = { topId: merchant.topId, merchantId };
    const packageId = await queries.insertPackage(tx, owner, columns);
    await recordAudit(call, {
      action: "machines.dataPackage.create",
      object: columns.name,
      merchant: owner,
      after: columns,
    });
    return { packageId };
  },

  async update(call) {
    const held = await queries.packageOf(call.tx, call.session.scope, call.input.packageId);
    if (held === undefined) return unknown();
    const columns = readForm(call.input);
    if (isRefusal(columns)) return columns;
    await queries.savePackage(call.tx, held, columns);
    await recordAudit(call, {
      action: "machines.dataPackage.update",
      object: columns.name,
      merchant: held,
      before: { name: held.name, priceFen: held.priceFen, months: held.months, enabled: held.enabled },
      after: columns,
    });
    return {};
  },

  async remove(call) {
    const held = await queries.packageOf(call.tx, call.session.scope, call.input.packageId);
    if (held === undefined) return unknown();
    const checked = checkDataPackageDelete(await queries.cardsOfPackage(call.tx, held.packageId));
    if (!checked.ok) return checked;
    await queries.deletePackage(call.tx, held);
    await recordAudit(call, { action: "machines.dataPackage.remove", object: held.name, merchant: held });
    return {};
  },
});

/** The form as columns, or the first rule that it breaks. */
function readForm(
  form: Omit<ParsedInputOf<typeof dataPackages.create>, "merchantId">,
): queries.PackageColumns | Refusal {
  const name = checkDataPackage({ ...form, packagePriceFen: BigInt(form.packagePriceFen) });
  if (!name.ok) return name;
  return {
    name: name.value,
    trafficMb: form.packageTraffic,
    priceFen: form.packagePriceFen,
    months: form.packagePeriod,
    enabled: form.enabled,
  };
}

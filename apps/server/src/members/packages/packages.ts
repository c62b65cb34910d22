import type { ParsedInputOf } from "@yunshou/contract";
import type { memberPackages } from "@yunshou/contract/members/packages";
import { checkMemberPackage, refuse, type Refusal } from "@yunshou/domain";
import { recordAudit } from "../../platform/audit.queries.ts";
import type { HandlersOf } from "../../platform/call.ts";
import { type AnyCall, cardMerchantOf, checkCards } from "../gate.ts";
import * as queries from "./packages.queries.ts";

const taken = () => refuse("memberPackages.nameTaken", { field: "packageName" });

async function held(call: AnyCall, id: string): Promise<queries.MemberPackage | Refusal> {
  return (
    checkCards(call) ??
    (await queries.packageOf(call.tx, call.session.scope, id)) ??
    refuse("record.unknown", { field: "memberPackageId" })
  );
}

/** The form as columns, or the first rule that it breaks. */
function readForm(
  form: Omit<ParsedInputOf<typeof memberPackages.update>, "memberPackageId">,
): queries.PackageColumns | Refusal {
  const checked = checkMemberPackage({ ...form, packagePriceFen: BigInt(form.packagePriceFen) });
  if (!checked.ok) return checked;
  return {
    name: checked.value.packageName,
    priceFen: form.packagePriceFen,
    months: form.packagePeriod,
    memberLevel: form.memberLevel,
    rightsNote: checked.value.rightsNote,
    enabled: form.enabled,
  };
}

const told = ({ name, priceFen, months, memberLevel, rightsNote, enabled }: queries.PackageColumns) => ({
  name,
  priceFen,
  months,
  memberLevel,
  rightsNote,
  enabled,
});

/** Handlers of membership packages (CARD-22). */
export const memberPackageHandlers: HandlersOf<typeof memberPackages> = {
  async list(call) {
    return checkCards(call) ?? queries.listPackages(call.tx, call.session.scope, call.input, call.input);
  },

  async create(call) {
    const owner = checkCards(call) ?? (await cardMerchantOf(call, call.input.merchantId));
    if ("ok" in owner) return owner;
    const columns = readForm(call.input);
    if ("ok" in columns) return columns;
    const memberPackageId = await queries.insertPackage(call.tx, owner, columns);
    if (memberPackageId === undefined) return taken();
    await recordAudit(call, {
      action: "members.package.create",
      object: columns.name,
      merchant: owner,
      after: columns,
    });
    return { memberPackageId };
  },

  async update(call) {
    const one = await held(call, call.input.memberPackageId);
    if ("ok" in one) return one;
    const columns = readForm(call.input);
    if ("ok" in columns) return columns;
    if (await queries.isNameTaken(call.tx, one, columns.name)) return taken();
    await queries.savePackage(call.tx, one, columns);
    await recordAudit(call, {
      action: "members.package.update",
      object: columns.name,
      merchant: one,
      before: told(one),
      after: columns,
    });
    return {};
  },

  async setEnabled(call) {
    const one = await held(call, call.input.memberPackageId);
    if ("ok" in one) return one;
    const { enabled } = call.input;
    if (one.enabled === enabled) return {};
    await queries.savePackage(call.tx, one, { ...told(one), enabled });
    await recordAudit(call, {
      action: enabled ? "members.package.enable" : "members.package.disable",
      object: one.name,
      merchant: one,
    });
    return {};
  },

  async remove(call) {
    const one = await held(call, call.input.memberPackageId);
    if ("ok" in one) return one;
    await queries.deletePackage(call.tx, one);
    await recordAudit(call, { action: "members.package.remove", object: one.name, merchant: one, before: told(one) });
    return {};
  },
};

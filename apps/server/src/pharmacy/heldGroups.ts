import type { Permission } from "@yunshou/contract";
import { checkGroupChoice, type MedicineGroupKind, refuse, type Refusal } from "@yunshou/domain";
import type { Call } from "../platform/call.ts";
import * as queries from "./groups.queries.ts";
import { checkMedicine } from "./medicineGate.ts";

type AnyCall = Call<unknown, Permission>;

export const unknownGroup = (field = "groupId") => refuse("pharmacy.groupUnknown", { field });

/** An enabled group of the last level that a merchant's medicine or combination may be given; `before` is what it bears already. */
export async function chosenGroup(
  { tx, session }: Pick<AnyCall, "tx" | "session">,
  owner: queries.GroupOwner,
  kind: MedicineGroupKind,
  groupId: string,
  field: string,
  before: readonly (string | null)[] = [],
): Promise<Refusal | queries.GroupRecord> {
  const group = await queries.groupOf(tx, session.scope, groupId);
  if (group === undefined || group.kind !== kind || group.merchantId !== owner.merchantId) return unknownGroup(field);
  if (before.includes(groupId)) return group;
  const allowed = checkGroupChoice(
    { enabled: group.enabled, children: (await queries.usesOfGroup(tx, group)).children },
    field,
  );
  return allowed.ok ? group : allowed;
}

/** Combinations have a switch of their own. */
export const gateOf = (call: AnyCall, kind: MedicineGroupKind) =>
  checkMedicine(call, kind === "set" ? "drugCombination" : undefined);

/** A group of the caller, with its neighbours held until the call ends. */
export async function held(call: AnyCall, groupId: string): Promise<queries.GroupRecord | Refusal> {
  const seen = await queries.groupOf(call.tx, call.session.scope, groupId);
  const refused = await gateOf(call, seen?.kind ?? "category");
  if (refused !== undefined) return refused;
  if (seen === undefined) return unknownGroup();
  await queries.lockGroups(call.tx, seen, seen.kind);
  return (await queries.groupOf(call.tx, call.session.scope, groupId)) ?? unknownGroup();
}

import { checkText, fieldLimits } from "../fields.ts";
import { accept, refuse, type Result } from "../result.ts";

/** Who gets how much of a sale, in hundredths of a percent. */
export interface SplitShare {
  readonly ratio: number;
}
export interface SplitReceiver extends SplitShare {
  readonly name: string;
}

export const splitLimits = { receivers: 20, targets: 500, whole: 10_000 } as const;

/**
 * What each receiver has of an amount in fen, cut to whole fen. What the cutting leaves over stays with the merchant, whose
 * money it is; so shares never add up to more than the amount.
 */
export function keptShares(amountFen: bigint, receivers: readonly SplitShare[]): bigint[] {
  return receivers.map(({ ratio }) => (amountFen * BigInt(ratio)) / BigInt(splitLimits.whole));
}

/** Receivers are named once each, every share is above zero, and together they are 100 % at most (FIN-19). */
export function checkReceivers(receivers: readonly SplitReceiver[]): Result<readonly SplitReceiver[]> {
  const { receivers: limit, whole } = splitLimits;
  if (receivers.length === 0) return refuse("field.required", { field: "receivers" });
  if (receivers.length > limit) return refuse("finance.splitReceivers", { field: "receivers", values: { limit } });
  const named: SplitReceiver[] = [];
  for (const { name, ratio } of receivers) {
    const checked = checkText(name, "receivers", fieldLimits.nameLength);
    if (!checked.ok) return checked;
    if (named.some((other) => other.name === checked.value))
      return refuse("finance.splitReceiverTwice", { field: "receivers" });
    if (!Number.isInteger(ratio) || ratio < 1) return refuse("finance.splitRatio", { field: "receivers" });
    named.push({ name: checked.value, ratio });
  }
  const sum = named.reduce((total, { ratio }) => total + ratio, 0);
  return sum > whole ? refuse("finance.splitAbove", { field: "receivers" }) : accept(named);
}

/** One version of a plan: from a day on, for some machines or products, or for the whole merchant when it names neither. */
export interface SplitVersion {
  readonly versionId: string;
  readonly planId: string;
  readonly fromDay: string;
  readonly enabled: boolean;
  readonly machineIds: readonly string[];
  readonly productIds: readonly string[];
  readonly receivers: readonly (SplitShare & { readonly receiverId: string })[];
}

/** The versions that hold on a day: of each plan the newest that has begun, unless it switches the plan off. */
export function versionsOn<Version extends SplitVersion>(versions: readonly Version[], day: string): Version[] {
  const newest = new Map<string, Version>();
  for (const version of versions) {
    const known = newest.get(version.planId);
    const isNewer =
      known === undefined ||
      version.fromDay > known.fromDay ||
      (version.fromDay === known.fromDay && BigInt(version.versionId) > BigInt(known.versionId));
    if (version.fromDay <= day && isNewer) newest.set(version.planId, version);
  }
  return [...newest.values()].filter(({ enabled }) => enabled);
}

/** The version that shares a sale: that of its product, else that of its machine, else that of the whole merchant. */
export function versionFor<Version extends SplitVersion>(
  inForce: readonly Version[],
  { machineId, productId }: { readonly machineId: string | null; readonly productId: string | null },
): Version | undefined {
  return (
    inForce.find(({ productIds }) => productId !== null && productIds.includes(productId)) ??
    inForce.find(({ machineIds }) => machineId !== null && machineIds.includes(machineId)) ??
    inForce.find(({ machineIds, productIds }) => machineIds.length === 0 && productIds.length === 0)
  );
}

/** Two plans that are switched on never share the same machine, product or whole merchant. */
export function meets(one: SplitTargets, other: SplitTargets): boolean {
  const isWhole = ({ machineIds, productIds }: SplitTargets) => machineIds.length === 0 && productIds.length === 0;
  return (
    (isWhole(one) && isWhole(other)) ||
    one.machineIds.some((id) => other.machineIds.includes(id)) ||
    one.productIds.some((id) => other.productIds.includes(id))
  );
}
export type SplitTargets = Pick<SplitVersion, "machineIds" | "productIds">;

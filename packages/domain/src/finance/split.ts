import { checkText, fieldLimits } from "../fields.ts";
import { yuanFromFen } from "../money.ts";
import { accept, refuse, type Result } from "../result.ts";

/** Who gets how much of a sale: a share in hundredths of a percent, or a fixed amount in fen of each order and no share. */
export interface SplitShare {
  readonly ratio: number;
  readonly fixedFen?: bigint | null;
}
export interface SplitReceiver extends SplitShare {
  readonly name: string;
}

export const splitLimits = { receivers: 20, targets: 500, whole: 10_000, fixedFen: 1_000_000n } as const;

/**
 * What each receiver has of an amount in fen, cut to whole fen. Fixed amounts come first, in the order of the receivers, then
 * shares of the whole amount, each out of what is left; so they never add up to more than the amount. The rest, and what the
 * cutting leaves over, stays with the merchant, whose money it is.
 */
export function keptShares(amountFen: bigint, receivers: readonly SplitShare[]): bigint[] {
  let leftFen = amountFen;
  const take = (wishFen: bigint) => {
    const fen = wishFen < leftFen ? wishFen : leftFen;
    leftFen -= fen;
    return fen;
  };
  const fixed = receivers.map(({ fixedFen }) => take(fixedFen ?? 0n));
  return receivers.map(
    ({ ratio }, place) => fixed[place]! + take((amountFen * BigInt(ratio)) / BigInt(splitLimits.whole)),
  );
}

/**
 * Receivers are named once each and have a share or a fixed amount above zero; shares are 100 % at most together, and fixed
 * amounts what a plan may name (FIN-19).
 */
export function checkReceivers(receivers: readonly SplitReceiver[]): Result<readonly SplitReceiver[]> {
  const { receivers: limit, whole } = splitLimits;
  if (receivers.length === 0) return refuse("field.required", { field: "receivers" });
  if (receivers.length > limit) return refuse("finance.splitReceivers", { field: "receivers", values: { limit } });
  const named: SplitReceiver[] = [];
  for (const { name, ratio, fixedFen = null } of receivers) {
    const checked = checkText(name, "receivers", fieldLimits.nameLength);
    if (!checked.ok) return checked;
    if (named.some((other) => other.name === checked.value))
      return refuse("finance.splitReceiverTwice", { field: "receivers" });
    if (fixedFen !== null && (fixedFen < 1n || fixedFen > splitLimits.fixedFen || ratio !== 0)) {
      const values = { limit: yuanFromFen(splitLimits.fixedFen) };
      return refuse("finance.splitFixed", { field: "receivers", values });
    }
    if (fixedFen === null && (!Number.isInteger(ratio) || ratio < 1))
      return refuse("finance.splitRatio", { field: "receivers" });
    named.push({ name: checked.value, ratio, ...(fixedFen === null ? {} : { fixedFen }) });
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

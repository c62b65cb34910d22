import { checkText, fieldLimits } from "../fields.ts";
import { checkMovedAmount } from "../money.ts";
import { accept, refuse, type Result } from "../result.ts";
import type { StateTable } from "../states.ts";

/** States of a top-up activity (CARD-26). */
export const topUpStates = ["stopped", "running"] as const;
export type TopUpState = (typeof topUpStates)[number];

export const topUpEvents = ["start", "stop"] as const;
export const topUpTable: StateTable<TopUpState, (typeof topUpEvents)[number]> = {
  stopped: { start: "running" },
  running: { stop: "stopped" },
};

/** Whoever puts this much on a card, or more, gets the gift. */
export interface TopUpTier {
  readonly rechargeFen: bigint;
  readonly giftFen: bigint;
}

export interface TopUpFields {
  readonly activityName: string;
  readonly fromDay: string;
  readonly toDay: string;
  readonly tiers: readonly TopUpTier[];
}

/** Tiers of an activity. */
export const topUpTierLimit = 10;

/** Name, days and tiers are required (MKT-14); the tiers come in the order of their amounts. */
export function checkTopUp(fields: TopUpFields): Result<TopUpFields> {
  const name = checkText(fields.activityName, "activityName", fieldLimits.nameLength);
  if (!name.ok) return name;
  const missing = (["fromDay", "toDay"] as const).find((field) => fields[field] === "");
  if (missing !== undefined) return refuse("field.required", { field: missing });
  if (fields.fromDay > fields.toDay) return refuse("range.reversed", { field: "toDay" });
  if (fields.tiers.length === 0 || fields.tiers.length > topUpTierLimit)
    return refuse("topUps.tierCount", { field: "tiers", values: { limit: topUpTierLimit } });
  for (const { rechargeFen, giftFen } of fields.tiers)
    for (const amount of [rechargeFen, giftFen]) {
      const checked = checkMovedAmount(amount, "tiers");
      if (!checked.ok) return checked;
    }
  const tiers = fields.tiers.toSorted((one, other) => Number(one.rechargeFen - other.rechargeFen));
  if (tiers.some(({ rechargeFen }, place) => rechargeFen === tiers[place + 1]?.rechargeFen))
    return refuse("topUps.tierTwice", { field: "tiers" });
  return accept({ ...fields, activityName: name.value, tiers });
}

/** The gift of one activity: that of the highest tier that the amount reaches, once. */
export function giftOfTiers(tiers: readonly TopUpTier[], amountFen: bigint): bigint {
  const reached = tiers.filter(({ rechargeFen }) => rechargeFen <= amountFen);
  return reached.reduce((best, tier) => (tier.rechargeFen > best.rechargeFen ? tier : best), {
    rechargeFen: 0n,
    giftFen: 0n,
  }).giftFen;
}

/** Of several activities that count for a card the one with the largest gift gives it; the first of equals. */
export function bestTopUp<Activity extends { readonly tiers: readonly TopUpTier[] }>(
  activities: readonly Activity[],
  amountFen: bigint,
): { readonly activity: Activity; readonly giftFen: bigint } | undefined {
  let best: { readonly activity: Activity; readonly giftFen: bigint } | undefined;
  for (const activity of activities) {
    const giftFen = giftOfTiers(activity.tiers, amountFen);
    if (giftFen > (best?.giftFen ?? 0n)) best = { activity, giftFen };
  }
  return best;
}

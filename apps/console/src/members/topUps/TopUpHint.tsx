import { topUps } from "@yunshou/contract/members/topUps";
import { bestTopUp } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { showMoney, useCall } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

/** What running activities add to a recharge of this card, as the server will add it (CARD-26). */
export function TopUpHint({ cardId, amountFen }: { readonly cardId: string; readonly amountFen: bigint }) {
  const { hint } = usePhrases("topUps").topUps;
  const { data } = useCall(topUps.running, { cardId }, { silent: true });
  const activities = (data?.rows ?? []).map(({ activityName, tiers }) => ({
    activityName,
    tiers: tiers.map(({ rechargeFen, giftFen }) => ({ rechargeFen: BigInt(rechargeFen), giftFen: BigInt(giftFen) })),
  }));
  if (activities.length === 0) return null;
  const best = bestTopUp(activities, amountFen);
  const rules = activities
    .flatMap(({ tiers }) => tiers)
    .map(({ rechargeFen, giftFen }) =>
      fill(hint.rule, { recharge: showMoney(String(rechargeFen)), gift: showMoney(String(giftFen)) }),
    )
    .join(" · ");
  return (
    <p className="kit-soft">
      {best === undefined
        ? fill(hint.runs, { rules })
        : fill(hint.gets, { name: best.activity.activityName, gift: showMoney(String(best.giftFen)) })}
    </p>
  );
}

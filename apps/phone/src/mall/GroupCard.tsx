import { fill } from "@yunshou/phrases/fill";
import { useState } from "react";
import { Button, toast } from "../platform/kit/index.ts";
import { usePhrases } from "../platform/phrases/phrases.ts";
import { timeLeft, useServerNow } from "./countdown.ts";
import { type BuyingGroup, groupLink, useGroup } from "./groupBuy.ts";

interface GroupCardProps {
  readonly shopNo: string;
  readonly base: string;
  readonly buyingGroupId: string;
}

/** How the group of an order stands: who is missing, until when, and how friends are asked. */
export function GroupCard({ shopNo, base, buyingGroupId }: GroupCardProps) {
  const { data: group } = useGroup(shopNo, buyingGroupId);
  return group === undefined ? null : (
    <section className="card group-card">
      <GroupState group={group} />
      {group.groupState === "gathering" ? <Invite link={groupLink(base, buyingGroupId)} /> : null}
    </section>
  );
}

/** What a group waits for, or how it ended. */
export function GroupState({ group }: { readonly group: BuyingGroup }) {
  const t = usePhrases("shopDeals");
  const now = useServerNow(group.now);
  const { groupState, groupEndsAt, paid, offer } = group;
  if (groupState !== "gathering")
    return <p role="status">{groupState === "complete" ? t.shopDeals.groupComplete : t.shopDeals.groupFailed}</p>;
  return (
    <>
      <p role="status">{fill(t.shopDeals.missing, { n: offer.size - paid })}</p>
      <p className="soft">{fill(t.shopDeals.endsIn, { time: timeLeft(groupEndsAt, now) })}</p>
      <p className="soft">{fill(t.shopDeals.groupRule, { n: offer.size, hours: offer.hours })}</p>
    </>
  );
}

/** Sends the address of the group with what the phone has for it; where it has nothing, or is not allowed to, the address stands there. */
function Invite({ link }: { readonly link: string }) {
  const t = usePhrases("shopDeals");
  const [isRefused, refuse] = useState(false);
  const url = new URL(link, window.location.href).href;
  const [canShare, canCopy] = ["share" in navigator, "clipboard" in navigator];
  if (isRefused || (!canShare && !canCopy)) return <code className="hint">{url}</code>;
  const invite = async () => {
    try {
      if (canShare) return await navigator.share({ url });
      await navigator.clipboard.writeText(url);
      toast(t.shopDeals.inviteCopied);
    } catch (error) {
      // Whoever closes the sheet of the phone invites nobody.
      if (!(error instanceof Error && error.name === "AbortError")) refuse(true);
    }
  };
  return (
    <Button kind="main" onPress={() => void invite()}>
      {t.shopDeals.invite}
    </Button>
  );
}

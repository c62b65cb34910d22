import { fill } from "@yunshou/phrases/fill";
import { useState } from "react";
import { showFen } from "../platform/figures.ts";
import { Button, Failed, Frame, Picture, Waiting } from "../platform/kit/index.ts";
import { usePhrases } from "../platform/phrases/phrases.ts";
import { goBack } from "../platform/router.ts";
import { DealSheet } from "./DealSheet.tsx";
import { type BuyingGroup, groupCheckout, useGroup } from "./groupBuy.ts";
import { GroupState } from "./GroupCard.tsx";
import type { ShopPageProps } from "./shopFront.ts";

/** What somebody opens who was invited: the group, and its place that is still free. */
export function GroupPage({ shop, base, groupId }: ShopPageProps & { readonly groupId: string }) {
  const t = usePhrases("shopDeals");
  const { data: group, failure, reload } = useGroup(shop.shopNo, groupId);
  const [joining, join] = useState(false);
  const refused =
    group === undefined
      ? undefined
      : refusalOf(group, {
          full: t.shopDeals.groupFull,
          complete: t.shopDeals.groupComplete,
          failed: t.shopDeals.groupFailed,
        });
  return (
    <Frame
      title={t.shopDeals.groupBuys}
      onBack={() => goBack(base)}
      bar={
        <Button kind="main" wide disabled={group === undefined || refused !== undefined} onPress={() => join(true)}>
          {refused ?? t.shopDeals.joinGroup}
        </Button>
      }
    >
      {group === undefined ? (
        failure === undefined ? (
          <Waiting />
        ) : (
          <Failed failure={failure} onRetry={reload} />
        )
      ) : (
        <>
          <section className="card group-card">
            <GroupState group={group} />
          </section>
          <section className="card">
            <h2>{group.offer.productName}</h2>
            <Picture file={group.offer.image} side={800} />
            <p className="product-line">
              <b className="price">
                {fill(t.shopDeals.groupPrice, { n: group.offer.size, price: showFen(group.offer.priceFen) })}
              </b>
              <s>{showFen(group.offer.shelfPriceFen)}</s>
            </p>
          </section>
          {joining ? (
            <DealSheet
              shop={shop}
              title={group.offer.productName}
              image={group.offer.image}
              priceFen={group.offer.priceFen}
              shelfPriceFen={group.offer.shelfPriceFen}
              about={[fill(t.shopDeals.perBuyer, { n: group.offer.perBuyer })]}
              most={Math.max(0, Math.min(group.offer.left, group.offer.perBuyer))}
              verb={t.shopDeals.joinGroup}
              refused={refused}
              to={(pieces) => groupCheckout(base, group.offer.groupBuyId, groupId, pieces)}
              onClose={() => join(false)}
            />
          ) : null}
        </>
      )}
    </Frame>
  );
}

/** Why nobody can join, as far as a phone knows it; the server looks again. */
const refusalOf = (
  { groupState, placesLeft }: BuyingGroup,
  words: { readonly full: string; readonly complete: string; readonly failed: string },
): string | undefined => {
  if (groupState !== "gathering") return groupState === "complete" ? words.complete : words.failed;
  return placesLeft < 1 ? words.full : undefined;
};

import { fill } from "@yunshou/phrases/fill";
import { useState } from "react";
import { showFen } from "../platform/figures.ts";
import { Button, Picture, Row } from "../platform/kit/index.ts";
import { usePhrases } from "../platform/phrases/phrases.ts";
import { timeLeft, useServerNow } from "./countdown.ts";
import { DealSheet } from "./DealSheet.tsx";
import { type GroupBuy, groupCheckout, type useGroupBuys } from "./groupBuy.ts";
import type { ShopPageProps } from "./shopFront.ts";

interface GroupBuysProps extends ShopPageProps {
  readonly asked: ReturnType<typeof useGroupBuys>;
}

/** What is cheaper for a group, with the groups that can be joined; nothing while no group purchase runs or begins within a day. */
export function GroupBuys({ shop, base, asked: { data } }: GroupBuysProps) {
  const t = usePhrases("shopDeals", "shopFront");
  const now = useServerNow(data?.now);
  const [chosenId, choose] = useState<string>();
  const hasBegun = ({ startsAt }: GroupBuy) => Date.parse(startsAt) <= now;
  const whenOf = (row: GroupBuy): string =>
    hasBegun(row)
      ? fill(t.shopDeals.endsIn, { time: timeLeft(row.endsAt, now) })
      : fill(t.shopDeals.beginsIn, { time: timeLeft(row.startsAt, now) });
  const rows = (data?.rows ?? []).filter(({ endsAt }) => Date.parse(endsAt) > now);
  if (rows.length === 0) return null;
  const chosen = rows.find(({ groupBuyId }) => groupBuyId === chosenId);
  return (
    <section className="card" aria-labelledby="group-buys">
      <h2 id="group-buys">{t.shopDeals.groupBuys}</h2>
      <ul className="deals">
        {rows.map((row) => (
          <li key={row.groupBuyId}>
            <button type="button" className="deal" onClick={() => choose(row.groupBuyId)}>
              <Picture file={row.image} side={80} />
              <span className="deal-about">
                <span>{row.productName}</span>
                <span>
                  <b className="price">{fill(t.shopDeals.groupPrice, { n: row.size, price: showFen(row.priceFen) })}</b>{" "}
                  <s>{showFen(row.shelfPriceFen)}</s>
                </span>
                <small>{whenOf(row)}</small>
                <small>{row.left < 1 ? t.shopFront.soldOut : fill(t.shopFront.left, { n: row.left })}</small>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {chosen === undefined ? null : (
        <DealSheet
          shop={shop}
          title={chosen.productName}
          image={chosen.image}
          priceFen={chosen.priceFen}
          shelfPriceFen={chosen.shelfPriceFen}
          about={[
            fill(t.shopDeals.groupRule, { n: chosen.size, hours: chosen.hours }),
            whenOf(chosen),
            fill(t.shopDeals.perBuyer, { n: chosen.perBuyer }),
          ]}
          most={Math.max(0, Math.min(chosen.left, chosen.perBuyer))}
          verb={t.shopDeals.openGroup}
          refused={!hasBegun(chosen) ? t.shopDeals.notYet : chosen.left < chosen.size ? t.shopFront.soldOut : undefined}
          to={(pieces) => groupCheckout(base, chosen.groupBuyId, null, pieces)}
          onClose={() => choose(undefined)}
          more={(buy) => (
            <OpenGroups
              of={chosen}
              now={now}
              onJoin={(id) => buy((n) => groupCheckout(base, chosen.groupBuyId, id, n))}
            />
          )}
        />
      )}
    </section>
  );
}

interface OpenGroupsProps {
  readonly of: GroupBuy;
  readonly now: number;
  readonly onJoin: (buyingGroupId: string) => void;
}

/** Groups in which a place is free. */
function OpenGroups({ of, now, onJoin }: OpenGroupsProps) {
  const t = usePhrases("shopDeals");
  const groups = of.groups.filter(({ endsAt }) => Date.parse(endsAt) > now);
  if (groups.length === 0) return null;
  return (
    <section aria-labelledby="open-groups">
      <h2 id="open-groups">{t.shopDeals.openGroups}</h2>
      {groups.map(({ buyingGroupId, placesLeft, endsAt }) => (
        <Row
          key={buyingGroupId}
          title={fill(t.shopDeals.missing, { n: placesLeft })}
          about={fill(t.shopDeals.endsIn, { time: timeLeft(endsAt, now) })}
          after={<Button onPress={() => onJoin(buyingGroupId)}>{t.shopDeals.joinGroup}</Button>}
        />
      ))}
    </section>
  );
}

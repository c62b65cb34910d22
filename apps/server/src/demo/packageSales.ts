import type { Handle } from "@yunshou/database";
import type { PackagePayWay } from "@yunshou/domain";
import { lockCardsNamed } from "../members/cardBook.queries.ts";
import { refundPackage, sellPackage } from "../members/packages/packageDesk.ts";
import { packageOf } from "../members/packages/packages.queries.ts";
import { lockPackageSale } from "../members/packages/packageSales.queries.ts";
import { demoCards } from "./cardBook.ts";

/** Which card bought which package how many days ago; the last ones with what lay on the card. */
const sold: readonly (readonly [card: number, place: number, daysAgo: number, payWay: PackagePayWay])[] = [
  [9, 0, 75, "cash"],
  [13, 1, 62, "transfer"],
  [14, 2, 55, "cash"],
  [9, 0, 40, "cash"],
  [2, 1, 33, "cash"],
  [15, 0, 27, "transfer"],
  [16, 1, 20, "cash"],
  [5, 0, 12, "cash"],
  [18, 0, 6, "transfer"],
  [4, 0, 0, "balance"],
  [10, 0, 0, "balance"],
];
/** Who gave the package up again, by its place in the list above. */
const givenUp = 4;
const dayMs = 86_400_000;
const everything = { merchants: "all" } as const;

/** Packages that holders of cards bought at the counter, one of them given up. A card that cannot pay buys none. */
export async function sellPackages(
  tx: Handle,
  { topId }: { readonly topId: string },
  packageIds: readonly string[],
  { now, actorId }: { readonly now: Date; readonly actorId: string | null },
): Promise<void> {
  for (const [place, [number, kind, daysAgo, payWay]] of sold.entries()) {
    const [card] = await lockCardsNamed(tx, [{ topId, cardNo: demoCards[number - 1]!.cardNo }]);
    const bought = await packageOf(tx, everything, packageIds[kind]!);
    if (card === undefined || bought === undefined) continue;
    const clerk = { tx, now: new Date(now.getTime() - daysAgo * dayMs), actorId };
    const sale = await sellPackage(clerk, bought, card, { payWay, remark: "" });
    if ("ok" in sale || place !== givenUp) continue;
    const held = await lockPackageSale(tx, everything, sale.packageSaleId);
    if (held !== undefined) await refundPackage({ tx, now, actorId }, held, "cash");
  }
}

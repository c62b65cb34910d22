import { fill } from "@yunshou/phrases/fill";
import { showFen } from "../platform/figures.ts";
import { Empty, Picture } from "../platform/kit/index.ts";
import { usePhrases } from "../platform/phrases/phrases.ts";
import type { GroupBuy, GroupBuyList } from "./groupBuy.ts";
import type { ShelfProduct } from "./shopFront.ts";

/** Fewer pieces than this are said. */
const fewPieces = 10;

interface ShelfProductsProps {
  readonly rows: readonly ShelfProduct[];
  readonly groups: GroupBuyList | undefined;
  readonly onChoose: (product: ShelfProduct) => void;
}

/** What is on the shelf, side by side, with its price, and that for a group where one can be opened. */
export function ShelfProducts({ rows, groups, onChoose }: ShelfProductsProps) {
  const t = usePhrases("shopFront", "shopDeals");
  const groupOf = (row: ShelfProduct) =>
    groups?.rows.find((one) => one.mallProductId === row.mallProductId && one.startsAt <= groups.now && one.left > 0);
  if (rows.length === 0) return <Empty text={t.shopFront.nothingFound} />;
  return (
    <ul className="shelf">
      {rows.map((row) => (
        <li key={row.mallProductId} className="shelf-product">
          <button type="button" className="shelf-open" onClick={() => onChoose(row)}>
            <Picture file={row.image} side={320} />
            <span className="shelf-name">{row.productName}</span>
            <GroupLabel of={groupOf(row)} words={t.shopDeals} />
          </button>
          <p className="shelf-foot">
            <span className="price">{showFen(row.priceFen)}</span>
            <small>
              {row.free <= 0
                ? t.shopFront.soldOut
                : row.free < fewPieces
                  ? fill(t.shopFront.left, { n: row.free })
                  : null}
            </small>
          </p>
        </li>
      ))}
    </ul>
  );
}

/** What a product costs for a group. */
function GroupLabel({
  of,
  words,
}: {
  readonly of: GroupBuy | undefined;
  readonly words: { readonly groupPrice: string };
}) {
  if (of === undefined) return null;
  return <small className="group-label">{fill(words.groupPrice, { n: of.size, price: showFen(of.priceFen) })}</small>;
}

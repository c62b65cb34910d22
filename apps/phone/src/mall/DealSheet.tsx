import { type ReactNode, useState } from "react";
import { showFen } from "../platform/figures.ts";
import { Button, Picture, Sheet, Stepper } from "../platform/kit/index.ts";
import { usePhrases } from "../platform/phrases/phrases.ts";
import { go } from "../platform/router.ts";
import { loginOf } from "./kept.ts";
import { LoginSheet } from "./LoginSheet.tsx";
import type { Shop } from "./shopFront.ts";

interface DealSheetProps {
  readonly shop: Shop;
  readonly title: string;
  readonly image: string | null;
  readonly priceFen: string;
  readonly shelfPriceFen: string;
  /** Lines that say until when, and for how many. */
  readonly about: readonly string[];
  /** Pieces that this buyer may order at most. */
  readonly most: number;
  /** Why nobody can order now. */
  readonly refused: string | undefined;
  /** Where so many pieces are ordered. */
  readonly to: Where;
  /** What the button says; "buy" unless it is given. */
  readonly verb?: string;
  /** Further ways to order, below everything else. */
  readonly more?: (buy: (where: Where) => void) => ReactNode;
  readonly onClose: () => void;
}

type Where = (pieces: number) => string;

/** A product below the price of the shelf, for accounts: whoever is not logged in does so first. */
export function DealSheet(props: DealSheetProps) {
  const { shop, title, image, priceFen, shelfPriceFen, about, most, refused, to, verb, more, onClose } = props;
  const t = usePhrases("shopFront", "mallOrders");
  const [wanted, setWanted] = useState(1);
  const [asking, setAsking] = useState<Where>();
  const pieces = Math.max(1, Math.min(wanted, most));
  const isOpen = shop.openStatus === "open";
  const buy = (where: Where) => (loginOf(shop.shopNo) === null ? setAsking(() => where) : go(where(pieces)));
  if (asking !== undefined)
    return (
      <LoginSheet
        shopNo={shop.shopNo}
        onClose={() => {
          setAsking(undefined);
          if (loginOf(shop.shopNo) !== null) go(asking(pieces));
        }}
      />
    );
  return (
    <Sheet
      title={title}
      onClose={onClose}
      bar={
        <Button kind="main" wide disabled={!isOpen || refused !== undefined} onPress={() => buy(to)}>
          {refused ?? verb ?? t.shopFront.buyNow}
        </Button>
      }
    >
      <Picture file={image} side={800} />
      <p className="product-line">
        <span className="price">{showFen(priceFen)}</span>
        <s>{showFen(shelfPriceFen)}</s>
      </p>
      {about.map((line) => (
        <p key={line} className="soft">
          {line}
        </p>
      ))}
      {most < 2 ? null : (
        <p className="product-line">
          <span>{t.mallOrders.fields.quantity}</span>
          <Stepper label={t.mallOrders.fields.quantity} value={pieces} least={1} most={most} onChange={setWanted} />
        </p>
      )}
      {isOpen ? more?.(buy) : <p className="shop-closed">{t.shopFront.closed}</p>}
    </Sheet>
  );
}

import { basketLimits, mallOrderLimits } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { useState } from "react";
import { showFen } from "../platform/figures.ts";
import { Button, Picture, Sheet, Stepper, toast } from "../platform/kit/index.ts";
import { usePhrases } from "../platform/phrases/phrases.ts";
import { piecesOf, setPieces, useBasket } from "./kept.ts";
import { Reviews } from "./Reviews.tsx";
import type { ShelfProduct, Shop } from "./shopFront.ts";

interface ProductSheetProps {
  readonly shop: Shop;
  readonly product: ShelfProduct;
  readonly onClose: () => void;
}

/** One product: its picture, what it costs, and how many of it go into the basket. */
export function ProductSheet({ shop, product, onClose }: ProductSheetProps) {
  const t = usePhrases("shopFront", "mallOrders");
  const basket = useBasket(shop.shopNo);
  const before = piecesOf(basket, product.mallProductId);
  const most = Math.min(product.free, mallOrderLimits.quantity);
  const [pieces, setWanted] = useState(Math.max(1, before));
  const isFull = before === 0 && basket.length >= basketLimits.lines;
  const isOpen = shop.openStatus === "open";
  return (
    <Sheet
      title={product.productName}
      onClose={onClose}
      bar={
        <Button
          kind="main"
          wide
          disabled={!isOpen || most < 1 || isFull}
          onPress={() => {
            setPieces(shop.shopNo, product.mallProductId, Math.min(pieces, most));
            toast(t.shopFront.added);
            onClose();
          }}
        >
          {most < 1 ? t.shopFront.soldOut : t.shopFront.add}
        </Button>
      }
    >
      <Picture file={product.image} side={800} />
      <p className="product-line">
        <span className="price">{showFen(product.priceFen)}</span>
        <span>{most < 1 ? t.shopFront.soldOut : fill(t.shopFront.left, { n: product.free })}</span>
      </p>
      {most < 1 ? null : (
        <p className="product-line">
          <span>{t.mallOrders.fields.quantity}</span>
          <Stepper label={t.mallOrders.fields.quantity} value={pieces} least={1} most={most} onChange={setWanted} />
        </p>
      )}
      {isOpen ? null : <p className="shop-closed">{t.shopFront.closed}</p>}
      {isFull && <p className="shop-closed">{fill(t.shopFront.basketIsFull, { n: basketLimits.lines })}</p>}
      <Reviews shopNo={shop.shopNo} mallProductId={product.mallProductId} />
    </Sheet>
  );
}

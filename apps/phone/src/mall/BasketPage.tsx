import { mallOrderLimits } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { showFen } from "../platform/figures.ts";
import { Button, Empty, Failed, Frame, Picture, Row, Stepper, Waiting } from "../platform/kit/index.ts";
import { usePhrases } from "../platform/phrases/phrases.ts";
import { go, goBack } from "../platform/router.ts";
import { setPieces } from "./kept.ts";
import type { ShopPageProps } from "./shopFront.ts";
import { mostOf, useBasketLines } from "./useBasketLines.ts";

/** What lies in the basket, at the prices of now; what left the shelf or is short has to be settled first. */
export function BasketPage({ shop, base }: ShopPageProps) {
  const t = usePhrases("shopFront");
  const { lines, goodsFen, canOrder, isKnown, asked } = useBasketLines(shop.shopNo);
  const back = () => goBack(base);
  if (lines.length === 0)
    return (
      <Frame title={t.shopFront.basket} onBack={back}>
        <Empty text={t.shopFront.emptyBasket}>
          <Button onPress={() => go(base, { replace: true })}>{t.shopFront.toShop}</Button>
        </Empty>
      </Frame>
    );
  return (
    <Frame
      title={t.shopFront.basket}
      onBack={back}
      bar={
        <>
          <span className="bar-total">
            {t.shopFront.total} <b className="price">{showFen(String(goodsFen))}</b>
          </span>
          <Button kind="main" disabled={!canOrder || shop.openStatus !== "open"} onPress={() => go(`${base}/checkout`)}>
            {t.shopFront.checkout}
          </Button>
        </>
      }
    >
      {shop.openStatus === "closed" ? <p className="card shop-closed">{t.shopFront.closed}</p> : null}
      {isKnown ? null : asked.failure === undefined ? (
        <Waiting />
      ) : (
        <Failed failure={asked.failure} onRetry={asked.reload} />
      )}
      {isKnown ? (
        <section className="card">
          {lines.map(({ mallProductId, product, quantity }) => (
            <Row
              key={mallProductId}
              before={<Picture file={product?.image} side={80} />}
              title={product?.productName ?? t.shopFront.gone}
              about={
                product === undefined ? undefined : (
                  <>
                    <span className="price">{showFen(product.priceFen)}</span>
                    {mostOf(product) < quantity ? <em> {fill(t.shopFront.left, { n: mostOf(product) })}</em> : null}
                  </>
                )
              }
              after={
                <Stepper
                  keepsEmptied
                  label={product?.productName ?? t.shopFront.gone}
                  value={quantity}
                  most={Math.min(
                    mallOrderLimits.quantity,
                    Math.max(product === undefined ? 0 : mostOf(product), quantity),
                  )}
                  onChange={(pieces) => setPieces(shop.shopNo, mallProductId, pieces)}
                />
              }
            />
          ))}
        </section>
      ) : null}
    </Frame>
  );
}

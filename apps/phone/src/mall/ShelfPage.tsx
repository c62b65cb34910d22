import { useDeferredValue, useState } from "react";
import { Button, Failed, Frame, Row, toast, Waiting } from "../platform/kit/index.ts";
import { usePhrases } from "../platform/phrases/phrases.ts";
import { useQuestion } from "../platform/useAnswer.ts";
import { go } from "../platform/router.ts";
import { Banners } from "./Banners.tsx";
import { Categories } from "./Categories.tsx";
import { useBasket } from "./kept.ts";
import { FlashSales, useFlashSales } from "./FlashSales.tsx";
import { GroupBuys } from "./GroupBuys.tsx";
import { useGroupBuys } from "./groupBuy.ts";
import { type Growing, More, useGrowing } from "./More.tsx";
import { ProductSheet } from "./ProductSheet.tsx";
import { firstShelf, type ShelfAnswer, shelfQuestion } from "./questions.ts";
import { ShelfProducts } from "./ShelfProducts.tsx";
import { ShopHead } from "./ShopHead.tsx";
import { GroupCode, Notices } from "./ShopNews.tsx";
import type { ShelfProduct, Shop, ShopPageProps } from "./shopFront.ts";

interface ShelfPageProps {
  readonly shopNo: string;
  /** Undefined until it is known. */
  readonly shop: Shop | undefined;
  readonly base: string;
}

/** What a shop sells: by category, and by a part of its name. It is drawn once all of it is there, so that nothing moves under a thumb. */
export function ShelfPage({ shopNo, shop, base }: ShelfPageProps) {
  const t = usePhrases("phone", "shopFront");
  const basket = useBasket(shopNo);
  const [category, setCategory] = useState(firstShelf.category);
  const [typed, setTyped] = useState(firstShelf.productName);
  const [pages, setPages] = useState(firstShelf.pages);
  const productName = useDeferredValue(typed.trim());
  const flash = useFlashSales(shopNo);
  const groups = useGroupBuys(shopNo);
  const asked = useQuestion(shelfQuestion(shopNo, { category, productName, pages }));
  const shelf = useGrowing(JSON.stringify([category, productName]), asked);
  const [isReady, setReady] = useState(false);
  if (!isReady && shop !== undefined && [flash, groups, shelf].every(isAnswered)) setReady(true);
  return (
    <Frame
      title={shop?.shopName ?? t.phone.brand}
      bar={
        <>
          <Button onPress={() => go(`${base}/orders`)}>{t.shopFront.orders}</Button>
          <Button kind="main" wide onPress={() => go(`${base}/basket`)}>
            {t.shopFront.basket} ({basket.reduce((sum, { quantity }) => sum + quantity, 0)})
          </Button>
        </>
      }
    >
      {!isReady || shop === undefined ? (
        <Waiting />
      ) : (
        <Shelf
          {...{ shop, base, flash, groups, shelf, category, typed }}
          onCategory={(value) => {
            setPages(1);
            setCategory(value);
          }}
          onTyped={(value) => {
            setPages(1);
            setTyped(value);
          }}
          onMore={() => setPages(pages + 1)}
        />
      )}
    </Frame>
  );
}

const isAnswered = ({ data, failure }: { readonly data: unknown; readonly failure: unknown }) =>
  data !== undefined || failure !== undefined;

interface ShelfProps extends ShopPageProps {
  readonly flash: ReturnType<typeof useFlashSales>;
  readonly groups: ReturnType<typeof useGroupBuys>;
  readonly shelf: Growing<ShelfAnswer>;
  readonly category: string;
  readonly typed: string;
  readonly onCategory: (category: string) => void;
  readonly onTyped: (typed: string) => void;
  readonly onMore: () => void;
}

function Shelf({ shop, base, flash, groups, shelf, category, typed, onCategory, onTyped, onMore }: ShelfProps) {
  const t = usePhrases("shopFront");
  const [chosen, choose] = useState<ShelfProduct>();
  /** Categories that are hidden, or have nothing left on the shelf, are not told. */
  function openCategory(named: string): void {
    if (shelf.data?.categories.some(({ categoryName }) => categoryName === named) === false) toast(t.shopFront.gone);
    else onCategory(named);
  }
  return (
    <>
      <Banners shop={shop} onProduct={choose} onCategory={openCategory} />
      <ShopHead shop={shop} />
      <FlashSales shop={shop} base={base} asked={flash} />
      <GroupBuys shop={shop} base={base} asked={groups} />
      <Notices notices={shop.notices} />
      <section className="card">
        <Row title={t.shopFront.coupons} onPress={() => go(`${base}/coupons`)} />
      </section>
      <input
        type="search"
        className="search"
        aria-label={t.shopFront.search}
        placeholder={t.shopFront.search}
        value={typed}
        maxLength={100}
        onChange={(event) => onTyped(event.target.value)}
      />
      <Categories all={shelf.data?.categories ?? []} value={category} onChange={onCategory} />
      {shelf.data === undefined ? (
        shelf.failure === undefined ? (
          <Waiting />
        ) : (
          <Failed failure={shelf.failure} onRetry={shelf.reload} />
        )
      ) : (
        <ShelfProducts rows={shelf.data.rows} groups={groups.data} onChoose={choose} />
      )}
      {shelf.data === undefined ? null : (
        <More asked={shelf} hasMore={shelf.data.rows.length < shelf.data.total} onMore={onMore} />
      )}
      <GroupCode groupCode={shop.groupCode} />
      {chosen === undefined ? null : <ProductSheet shop={shop} product={chosen} onClose={() => choose(undefined)} />}
    </>
  );
}

import { shopFronts } from "@yunshou/contract/mall/shopFronts";
import { useDeferredValue, useState } from "react";
import { call } from "../platform/api/call.ts";
import { Button, Failed, Frame, Row, Waiting } from "../platform/kit/index.ts";
import { usePhrases } from "../platform/phrases/phrases.ts";
import { useAnswer } from "../platform/useAnswer.ts";
import { go } from "../platform/router.ts";
import { Banners } from "./Banners.tsx";
import { Categories } from "./Categories.tsx";
import { useBasket } from "./kept.ts";
import { FlashSales } from "./FlashSales.tsx";
import { GroupBuys } from "./GroupBuys.tsx";
import { useGroupBuys } from "./groupBuy.ts";
import { ProductSheet } from "./ProductSheet.tsx";
import { ShelfProducts } from "./ShelfProducts.tsx";
import { ShopHead } from "./ShopHead.tsx";
import { GroupCode, Notices } from "./ShopNews.tsx";
import type { ShelfProduct, Shop, ShopPageProps } from "./shopFront.ts";

/** What a shop sells: by category, and by a part of its name. */
export function ShelfPage({ shop, base }: ShopPageProps) {
  const t = usePhrases("shopFront");
  const basket = useBasket(shop.shopNo);
  const [chosen, choose] = useState<ShelfProduct>();
  const [category, setCategory] = useState("");
  const [typed, setTyped] = useState("");
  const [pages, setPages] = useState(1);
  const productName = useDeferredValue(typed.trim());
  const groups = useGroupBuys(shop.shopNo);
  const shelf = useShelf(shop, { category, productName, pages });
  const filter = (change: () => void) => {
    setPages(1);
    change();
  };
  return (
    <Frame
      title={shop.shopName}
      bar={
        <>
          <Button onPress={() => go(`${base}/orders`)}>{t.shopFront.orders}</Button>
          <Button kind="main" wide onPress={() => go(`${base}/basket`)}>
            {t.shopFront.basket} ({basket.reduce((sum, { quantity }) => sum + quantity, 0)})
          </Button>
        </>
      }
    >
      <Banners shop={shop} onProduct={choose} onCategory={(value) => filter(() => setCategory(value))} />
      <ShopHead shop={shop} />
      <FlashSales shop={shop} base={base} />
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
        onChange={(event) => filter(() => setTyped(event.target.value))}
      />
      <Categories
        all={shelf.data?.categories ?? []}
        value={category}
        onChange={(value) => filter(() => setCategory(value))}
      />
      {shelf.data === undefined ? (
        shelf.failure === undefined ? (
          <Waiting />
        ) : (
          <Failed failure={shelf.failure} onRetry={shelf.reload} />
        )
      ) : (
        <ShelfProducts rows={shelf.data.rows} groups={groups.data} onChoose={choose} />
      )}
      {shelf.data !== undefined && shelf.data.rows.length < shelf.data.total ? (
        <Button wide onPress={() => setPages(pages + 1)}>
          {t.shopFront.more}
        </Button>
      ) : null}
      <GroupCode groupCode={shop.groupCode} />
      {chosen === undefined ? null : <ProductSheet shop={shop} product={chosen} onClose={() => choose(undefined)} />}
    </Frame>
  );
}

interface Wanted {
  readonly category: string;
  readonly productName: string;
  readonly pages: number;
}

/** The first pages of what was asked for, one after the other. */
function useShelf({ shopNo }: Shop, { pages, ...filters }: Wanted) {
  return useAnswer(JSON.stringify([shopNo, pages, filters]), async (signal) => {
    const ask = (page: number) => call(shopFronts.products, { shopNo, ...filters, page }, { signal });
    const answers = await Promise.all(Array.from({ length: pages }, (_none, index) => ask(index + 1)));
    return { ...answers[0]!, rows: answers.flatMap(({ rows }) => rows) };
  });
}

import { Failed, Frame, Toasts, Waiting } from "../platform/kit/index.ts";
import { NoPage } from "../platform/NoPage.tsx";
import { usePhrases } from "../platform/phrases/phrases.ts";
import { useRoute } from "../platform/router.ts";
import { useQuestion } from "../platform/useAnswer.ts";
import { BasketPage } from "./BasketPage.tsx";
import { CheckoutPage } from "./CheckoutPage.tsx";
import { CouponsPage } from "./CouponsPage.tsx";
import { GroupPage } from "./GroupPage.tsx";
import { OrderPage } from "./OrderPage.tsx";
import { OrdersPage } from "./OrdersPage.tsx";
import { shopQuestion } from "./questions.ts";
import { ShelfPage } from "./ShelfPage.tsx";
import type { ShopPageProps } from "./shopFront.ts";
import { useAccountBasket } from "./useAccountBasket.ts";
import "./shop.css";

/** A shop may close, or its price of delivery change, while somebody looks at it. */
const shopEveryMs = 60_000;

/** The shop of a merchant for its buyers (MALL-01, MALL-02). */
export function ShopApp({ shopNo }: { readonly shopNo: string }) {
  const t = usePhrases("phone");
  const { data: shop, failure, reload } = useQuestion(shopQuestion(shopNo), shopEveryMs);
  const base = `/m/shop/${encodeURIComponent(shopNo)}`;
  const { path } = useRoute(base);
  useAccountBasket(shopNo);
  // What the shelf shows is asked for at once with the shop.
  if (path === "" && failure === undefined)
    return (
      <>
        <ShelfPage shopNo={shopNo} shop={shop} base={base} />
        <Toasts />
      </>
    );
  if (shop === undefined)
    return (
      <Frame title={t.phone.brand}>
        {failure === undefined ? <Waiting /> : <Failed failure={failure} onRetry={reload} />}
      </Frame>
    );
  return (
    <>
      <Page path={path} shop={shop} base={base} onStale={reload} />
      <Toasts />
    </>
  );
}

interface PageProps extends ShopPageProps {
  readonly path: string;
  /** Asks about the shop again, where the server knows otherwise. */
  readonly onStale: () => void;
}

function Page({ path, onStale, ...props }: PageProps) {
  const [page = "", id] = path.split("/");
  if (page === "order" && id !== undefined) return <OrderPage {...props} orderNo={id} />;
  if (page === "group" && id !== undefined) return <GroupPage {...props} groupId={id} />;
  switch (path) {
    case "basket":
      return <BasketPage {...props} />;
    case "checkout":
      return <CheckoutPage {...props} onStale={onStale} />;
    case "coupons":
      return <CouponsPage {...props} />;
    case "orders":
      return <OrdersPage {...props} />;
    default:
      return <NoPage />;
  }
}

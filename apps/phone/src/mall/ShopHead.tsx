import { usePhrases } from "../platform/phrases/phrases.ts";
import type { Shop } from "./shopFront.ts";

/** Who the shop is: closed or not, what it announces, its services and its phone (MALL-01, MALL-02). */
export function ShopHead({ shop }: { readonly shop: Shop }) {
  const t = usePhrases("shopFront");
  return (
    <section className="card shop-head">
      {shop.openStatus === "closed" ? (
        <p className="shop-closed" role="status">
          {t.shopFront.closed}
        </p>
      ) : null}
      {shop.logo === null ? null : (
        <img className="shop-logo" src={`/spImg/${shop.logo}`} alt="" width={48} height={48} />
      )}
      {shop.announcement === "" ? null : <p className="shop-announcement">{shop.announcement}</p>}
      {shop.serviceTags.length === 0 ? null : (
        <ul className="shop-tags">
          {shop.serviceTags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
      )}
      <a className="shop-phone" href={`tel:${shop.servicePhone}`}>
        {t.shopFront.call} {shop.servicePhone}
      </a>
    </section>
  );
}

import { shopFronts } from "@yunshou/contract/mall/shopFronts";
import { call, CallFailure } from "../platform/api/call.ts";
import { toast } from "../platform/kit/index.ts";
import { failureText } from "../platform/kit/states.tsx";
import { usePhrases } from "../platform/phrases/phrases.ts";
import type { ShelfProduct, Shop } from "./shopFront.ts";

interface BannersProps {
  readonly shop: Pick<Shop, "shopNo" | "banners">;
  readonly onProduct: (product: ShelfProduct) => void;
  readonly onCategory: (category: string) => void;
}

/** Pictures at the head of the shop, side by side; one with a link opens its product or category. */
export function Banners({ shop: { shopNo, banners }, onProduct, onCategory }: BannersProps) {
  const t = usePhrases("phone", "shopFront");
  if (banners.length === 0) return null;
  async function open({ mallProductId, category }: Shop["banners"][number]) {
    if (mallProductId === null) return onCategory(category);
    try {
      const { rows } = await call(shopFronts.basket, { shopNo, mallProductIds: [mallProductId] });
      if (rows[0] === undefined) toast(t.shopFront.gone);
      else onProduct(rows[0]);
    } catch (error) {
      toast(failureText(error instanceof CallFailure ? error : new CallFailure("network"), t.phone.offline));
    }
  }
  return (
    <ul className="banners">
      {banners.map((banner, place) => {
        // The first is the largest of the page, and seen at once.
        const when = place === 0 ? ({ fetchPriority: "high" } as const) : ({ loading: "lazy" } as const);
        const picture = <img src={`/spImg/${banner.bannerImage}`} alt={banner.bannerTitle} {...when} />;
        return (
          <li key={banner.bannerId}>
            {banner.mallProductId === null && banner.category === "" ? (
              picture
            ) : (
              <button type="button" onClick={() => void open(banner)}>
                {picture}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

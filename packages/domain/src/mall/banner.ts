import { checkSortNo } from "../access/menu.ts";
import { checkText } from "../fields.ts";
import { accept, refuse, type Result } from "../result.ts";

/** Where a banner leads when it is pressed. */
export const bannerLinks = ["none", "product", "category"] as const;
export type BannerLink = (typeof bannerLinks)[number];

/** How a banner stands on a day. */
export const bannerStatuses = ["shown", "scheduled", "expired", "disabled"] as const;
export type BannerStatus = (typeof bannerStatuses)[number];

/** Characters of a title, and banners that a shop shows at once. */
export const bannerLimits = { titleLength: 30, shown: 8 } as const;

export interface BannerForm {
  readonly bannerTitle: string;
  readonly bannerImage: string | null;
  readonly bannerLink: BannerLink;
  readonly productId: string | null;
  readonly category: string;
  readonly sortNo: number;
  /** First and last day on which it is shown. */
  readonly showFrom: string;
  readonly showTo: string;
}

/** Days are those of the merchant's calendar, both included. */
export function bannerStatus(enabled: boolean, showFrom: string, showTo: string, today: string): BannerStatus {
  if (!enabled) return "disabled";
  if (showTo < today) return "expired";
  return showFrom > today ? "scheduled" : "shown";
}

/** A picture is required (MSG-40). */
export const checkBannerImage = (bannerImage: string | null): Result<string> =>
  bannerImage === null ? refuse("goods.picturesMissing", { field: "bannerImage" }) : accept(bannerImage);

/** The last day is not before the first. */
export const checkBannerDays = (showFrom: string, showTo: string): Result<undefined> =>
  showTo < showFrom ? refuse("range.reversed", { field: "showTo" }) : accept();

/** A banner with its title trimmed, and without what its link does not need. */
export function checkBanner(form: BannerForm): Result<BannerForm & { readonly bannerImage: string }> {
  const title = checkText(form.bannerTitle, "bannerTitle", bannerLimits.titleLength);
  if (!title.ok) return title;
  const image = checkBannerImage(form.bannerImage);
  if (!image.ok) return image;
  const days = checkBannerDays(form.showFrom, form.showTo);
  if (!days.ok) return days;
  const sortNo = checkSortNo(form.sortNo);
  if (!sortNo.ok) return sortNo;
  const category = form.category.trim();
  if (form.bannerLink === "product" && form.productId === null) return refuse("field.required", { field: "productId" });
  if (form.bannerLink === "category" && category === "") return refuse("field.required", { field: "category" });
  return accept({
    ...form,
    bannerTitle: title.value,
    bannerImage: image.value,
    productId: form.bannerLink === "product" ? form.productId : null,
    category: form.bannerLink === "category" ? category : "",
  });
}

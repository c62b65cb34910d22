import type { AnswerOf, Language, StoredRow } from "@yunshou/contract";
import type { banners } from "@yunshou/contract/mall/banners";
import type { shopFronts } from "@yunshou/contract/mall/shopFronts";
import { conditions, contains, type Handle, type Scope, scoped, sql, statement } from "@yunshou/database";
import { type BannerForm, bannerLimits } from "@yunshou/domain";
import { nameIn } from "../goods/productNames.queries.ts";
import { type List, type Order, type Page, pageOf, type Paging } from "../platform/lists.queries.ts";
import { ofMerchants, type Owner } from "./products.queries.ts";

export type StoredBanner = Omit<StoredRow<typeof banners.list>, "bannerStatus">;
export type BannerColumns = BannerForm & { readonly bannerImage: string };

const listOf = (scope: Scope, language: Language, bannerTitle: string | undefined): List => ({
  columns: sql`b.id as "bannerId", b.title as "bannerTitle", b.image as "bannerImage", b.link as "bannerLink", b.product_id as "productId",
    ${nameIn("p", language)} as "productName", b.category, b.sort_no as "sortNo", to_char(b.show_from, 'YYYY-MM-DD') as "showFrom",
    to_char(b.show_to, 'YYYY-MM-DD') as "showTo", b.enabled, h.name as "merchantName", b.updated_at as "updatedTime"`,
  from: `mall_banner b join merchant h on h.id = b.merchant_id left join product p on p.top_id = b.top_id and p.id = b.product_id`,
  where: conditions(scoped(scope, "b", ofMerchants), contains("b.title", bannerTitle)),
});

const order = {
  by: { sortNo: "b.sort_no", showFrom: "b.show_from", showTo: "b.show_to" },
  unsorted: "b.sort_no asc",
  tie: ["b.id desc"],
} as const satisfies Order<string>;

export const listBanners = (
  tx: Handle,
  scope: Scope,
  language: Language,
  bannerTitle: string | undefined,
  paging: Paging<keyof typeof order.by>,
): Promise<Page<StoredBanner>> => pageOf(tx, listOf(scope, language, bannerTitle), order, paging);

/** A banner as a call works on it. */
export interface HeldBanner extends Owner, BannerColumns {
  readonly bannerId: string;
  readonly enabled: boolean;
}

/** Holds a banner of the scope until the transaction ends. */
export async function lockBanner(tx: Handle, scope: Scope, bannerId: string): Promise<HeldBanner | undefined> {
  const [row] = await tx.query<HeldBanner>(
    ...statement(sql`select b.top_id as "topId", b.merchant_id as "merchantId", b.id as "bannerId", b.enabled, b.title as "bannerTitle",
        b.image as "bannerImage", b.link as "bannerLink", b.product_id as "productId", b.category, b.sort_no as "sortNo",
        to_char(b.show_from, 'YYYY-MM-DD') as "showFrom", to_char(b.show_to, 'YYYY-MM-DD') as "showTo"
      from mall_banner b where ${conditions(scoped(scope, "b", ofMerchants), sql`b.id = ${bannerId}`)} for update`),
  );
  return row;
}

/** Whether the mall of a merchant has a product, and whether a category is its own or that of one of its products; null asks nothing. */
export async function mallHas(
  tx: Handle,
  { topId, merchantId }: Owner,
  { productId, category }: Pick<BannerForm, "productId" | "category">,
): Promise<{ readonly product: boolean; readonly category: boolean }> {
  const [row] = await tx.query<{ product: boolean; category: boolean }>(
    `select $3::bigint is null or coalesce(bool_or(g.product_id = $3), false) as product, $4 = '' or coalesce(bool_or(p.category = $4), false)
         or exists (select from mall_category c where c.top_id = $1 and c.merchant_id = $2 and c.name = $4) as category
     from mall_product g join product p on p.top_id = g.top_id and p.id = g.product_id where g.top_id = $1 and g.merchant_id = $2`,
    [topId, merchantId, productId, category],
  );
  return row!;
}

const valuesOf = (form: BannerColumns) => [
  form.bannerTitle,
  form.bannerImage,
  form.bannerLink,
  form.productId,
  form.category,
  form.sortNo,
  form.showFrom,
  form.showTo,
];

export async function insertBanner(tx: Handle, { topId, merchantId }: Owner, form: BannerColumns): Promise<string> {
  const [row] = await tx.query<{ id: string }>(
    `insert into mall_banner (top_id, merchant_id, title, image, link, product_id, category, sort_no, show_from, show_to)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning id`,
    [topId, merchantId, ...valuesOf(form)],
  );
  return row!.id;
}

type Key = Pick<HeldBanner, "topId" | "bannerId">;

export async function updateBanner(tx: Handle, { topId, bannerId }: Key, form: BannerColumns): Promise<void> {
  await tx.query(
    `update mall_banner set title = $3, image = $4, link = $5, product_id = $6, category = $7, sort_no = $8, show_from = $9, show_to = $10,
       updated_at = now() where top_id = $1 and id = $2`,
    [topId, bannerId, ...valuesOf(form)],
  );
}

export async function setBannerEnabled(tx: Handle, { topId, bannerId }: Key, enabled: boolean): Promise<void> {
  await tx.query("update mall_banner set enabled = $3, updated_at = now() where top_id = $1 and id = $2", [
    topId,
    bannerId,
    enabled,
  ]);
}

export async function deleteBanner(tx: Handle, { topId, bannerId }: Key): Promise<void> {
  await tx.query("delete from mall_banner where top_id = $1 and id = $2", [topId, bannerId]);
}

/** What the head of a shop shows today; a product that left the shelf is no link. */
export const shownBanners = (
  tx: Handle,
  { topId, merchantId }: Owner,
  today: string,
): Promise<AnswerOf<typeof shopFronts.shop>["banners"]> =>
  tx.query(
    `select b.id as "bannerId", b.title as "bannerTitle", b.image as "bannerImage", g.id as "mallProductId", b.category
     from mall_banner b left join mall_product g on g.top_id = b.top_id and g.merchant_id = b.merchant_id and g.product_id = b.product_id and g.on_shelf
     where b.top_id = $1 and b.merchant_id = $2 and b.enabled and $3::date between b.show_from and b.show_to
     order by b.sort_no, b.id desc limit $4`,
    [topId, merchantId, today, bannerLimits.shown],
  );

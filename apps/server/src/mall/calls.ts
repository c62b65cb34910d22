import { businessDomains } from "@yunshou/contract/mall/businessDomains";
import { mallAfterSales } from "@yunshou/contract/mall/afterSales";
import { mallDeliveries } from "@yunshou/contract/mall/deliveries";
import { mallPreorders } from "@yunshou/contract/mall/preorders";
import { flashSales, shopFlashSales } from "@yunshou/contract/mall/flashSales";
import { groupBuys, shopGroupBuys } from "@yunshou/contract/mall/groupBuys";
import { groupCodePictures, groupCodes } from "@yunshou/contract/mall/groupCodes";
import { pickupPoints } from "@yunshou/contract/mall/pickupPoints";
import { pickupPointSearch } from "@yunshou/contract/mall/pickupPointSearch";
import { mallProducts } from "@yunshou/contract/mall/products";
import { mallNotices } from "@yunshou/contract/mall/notices";
import { mallCategories, mallCategoryIcons } from "@yunshou/contract/mall/mallCategories";
import { mallSettings } from "@yunshou/contract/mall/mallSettings";
import { mallStockLevels } from "@yunshou/contract/mall/mallStockLevels";
import { mallBuyers } from "@yunshou/contract/mall/mallBuyers";
import { bannerPictures, banners } from "@yunshou/contract/mall/banners";
import { freightTemplates } from "@yunshou/contract/mall/freightTemplates";
import { physicalStores, storeProducts } from "@yunshou/contract/mall/physicalStores";
import { mallOrders, quickBuyOrders } from "@yunshou/contract/mall/orders";
import { mallReviews, shopReviews } from "@yunshou/contract/mall/reviews";
import { quickBuys } from "@yunshou/contract/mall/quickBuys";
import { shopBuyers } from "@yunshou/contract/mall/shopBuyers";
import { shopCoupons } from "@yunshou/contract/mall/shopCoupons";
import { shopFronts } from "@yunshou/contract/mall/shopFronts";
import { mallShop, quickBuyShop, shopLogos } from "@yunshou/contract/mall/shops";
import type { SmsSender } from "../access/sms/sms.ts";
import { addPublicImageUpload } from "../platform/images/uploader.ts";
import { mount, type Web } from "../platform/mount.ts";
import type { Notifier } from "../platform/notifier.ts";
import type { ProcessContext } from "../platform/process.ts";
import { addVerifyFiles, businessDomainHandlers } from "./businessDomains.ts";
import type { PaymentProviders } from "../payments/providers.ts";
import { flashSaleHandlers, shopFlashSaleHandlers } from "./deals/flashSales.ts";
import { groupBuyHandlers, shopGroupBuyHandlers } from "./deals/groupBuys.ts";
import { mallCategoryHandlers } from "./categories/categories.ts";
import { mallSettingHandlers } from "./settings/settings.ts";
import { groupCodeHandlers } from "./groupCodes.ts";
import { pickupPointHandlers } from "./pickupPoints.ts";
import { pickupPointSearchHandlers } from "./pickupPointSearch.ts";
import { mallProductHandlers } from "./products.ts";
import { mallNoticeHandlers } from "./notices.ts";
import { mallStockLevelHandlers } from "./stockLevels.ts";
import { mallBuyerHandlers } from "./buyers/mallBuyers.ts";
import { bannerHandlers } from "./banners.ts";
import { freightTemplateHandlers } from "./freight/freightTemplates.ts";
import { physicalStoreHandlers, storeProductHandlers } from "./physicalStores.ts";
import { mallAfterSaleHandlers } from "./afterSales/afterSales.ts";
import { mallDeliveryHandlers } from "./deliveries/deliveries.ts";
import { mallPreorderHandlers } from "./preorders/preorders.ts";
import { mallOrderHandlers } from "./orders/orders.ts";
import { mallReviewHandlers, shopReviewHandlers } from "./reviews/reviews.ts";
import { quickBuyHandlers } from "./quickBuy/quickBuys.ts";
import { shopBuyerHandlers } from "./shopFront/buyers.ts";
import { shopCouponHandlers } from "./shopFront/coupons.ts";
import { shopFrontHandlers } from "./shopFront/shopFronts.ts";
import { mallShopHandlers, quickBuyShopHandlers } from "./shops.ts";

interface Parts extends ProcessContext {
  readonly notifier: Notifier;
  readonly providers: PaymentProviders;
  readonly sms: SmsSender;
}

/** The mall: what customers order by phone, and who brings or hands it over. */
export async function mountMall(
  web: Web,
  { config: { dataDir }, database, secrets, pictures, log, notifier: { notify }, providers, sms }: Parts,
): Promise<void> {
  mount(web, mallShop, mallShopHandlers({ dataDir }));
  await addPublicImageUpload(web, shopLogos, { pictures, kind: "logo" }, { database, dataDir });
  mount(web, quickBuyShop, quickBuyShopHandlers());
  mount(web, mallProducts, mallProductHandlers());
  mount(web, pickupPoints, pickupPointHandlers({ database, secrets }));
  mount(web, pickupPointSearch, pickupPointSearchHandlers);
  const selling = { database, secrets, providers, notify, log };
  mount(web, mallOrders, mallOrderHandlers("mall", selling));
  mount(web, quickBuyOrders, mallOrderHandlers("quickBuy", selling));
  mount(web, mallAfterSales, mallAfterSaleHandlers());
  mount(web, mallDeliveries, mallDeliveryHandlers(selling));
  mount(web, mallPreorders, mallPreorderHandlers());
  mount(web, shopFronts, shopFrontHandlers(selling), { system: true });
  mount(web, quickBuys, quickBuyHandlers(selling), { system: true });
  mount(web, shopCoupons, shopCouponHandlers({ secrets }), { system: true });
  mount(web, flashSales, flashSaleHandlers());
  mount(web, shopFlashSales, shopFlashSaleHandlers(), { system: true });
  mount(web, groupBuys, groupBuyHandlers({ secrets }));
  mount(web, shopGroupBuys, shopGroupBuyHandlers(), { system: true });
  mount(web, mallReviews, mallReviewHandlers());
  mount(web, shopReviews, shopReviewHandlers({ secrets }), { system: true });
  mount(web, shopBuyers, shopBuyerHandlers({ secrets, sms }), { system: true });
  mount(web, banners, bannerHandlers({ dataDir }));
  await addPublicImageUpload(web, bannerPictures, { pictures, kind: "banner" }, { database, dataDir });
  mount(web, mallCategories, mallCategoryHandlers({ dataDir }));
  await addPublicImageUpload(web, mallCategoryIcons, { pictures, kind: "logo" }, { database, dataDir });
  mount(web, mallSettings, mallSettingHandlers({ database }));
  mount(web, freightTemplates, freightTemplateHandlers());
  mount(web, mallBuyers, mallBuyerHandlers({ secrets }));
  mount(web, mallStockLevels, mallStockLevelHandlers());
  mount(web, mallNotices, mallNoticeHandlers());
  mount(web, physicalStores, physicalStoreHandlers({ secrets, database }));
  mount(web, storeProducts, storeProductHandlers());
  mount(web, groupCodes, groupCodeHandlers({ dataDir }));
  await addPublicImageUpload(web, groupCodePictures, { pictures, kind: "groupCode" }, { database, dataDir });
  mount(web, businessDomains, businessDomainHandlers());
  addVerifyFiles(web, database);
}

import { accessPages } from "./access/pages.ts";
import { financePages } from "./finance/pages.ts";
import { goodsPages } from "./goods/pages.ts";
import { insightPages } from "./insight/pages.ts";
import { machinePages } from "./machines/pages.ts";
import { mallPages } from "./mall/pages.ts";
import { marketingPages } from "./marketing/pages.ts";
import { memberPages } from "./members/pages.ts";
import { merchantPages } from "./merchants/pages.ts";
import { orderPages } from "./orders/pages.ts";
import { paymentPages } from "./payments/pages.ts";
import { pharmacyPages } from "./pharmacy/pages.ts";
import { loadablePages } from "./platform/pages.ts";
import { stockPages } from "./stock/pages.ts";
import { supportPages } from "./support/pages.ts";
import { systemPages } from "./system/pages.ts";

/** Every page of the console; an area is added by its line here. */
export const pages = loadablePages({
  access: accessPages,
  insight: insightPages,
  machines: machinePages,
  orders: orderPages,
  finance: financePages,
  mall: mallPages,
  marketing: marketingPages,
  payments: paymentPages,
  members: memberPages,
  merchants: merchantPages,
  goods: goodsPages,
  pharmacy: pharmacyPages,
  stock: stockPages,
  support: supportPages,
  system: systemPages,
});

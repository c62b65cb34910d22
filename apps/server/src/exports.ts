import { accessExports } from "./access/exports.ts";
import { financeExports } from "./finance/exports.ts";
import { goodsExports } from "./goods/exports.ts";
import { insightExports } from "./insight/exports.ts";
import { machineExports } from "./machines/exports.ts";
import { mallExports } from "./mall/exports.ts";
import { marketingExports } from "./marketing/exports.ts";
import { memberExports } from "./members/exports.ts";
import { merchantExports } from "./merchants/exports.ts";
import { orderExports } from "./orders/exports.ts";
import { pharmacyExports } from "./pharmacy/exports.ts";
import type { AnySource } from "./platform/export/source.ts";
import { stockExports } from "./stock/exports.ts";
import { supportExports } from "./support/exports.ts";
import { systemExports } from "./system/exports.ts";

/** Every list that can be exported, so that the process that writes a file finds the source that it was asked of. */
export const exportSources: readonly AnySource[] = [
  ...accessExports,
  ...merchantExports,
  ...pharmacyExports,
  ...goodsExports,
  ...machineExports,
  ...orderExports,
  ...mallExports,
  ...marketingExports,
  ...memberExports,
  ...financeExports,
  ...insightExports,
  ...stockExports,
  ...supportExports,
  ...systemExports,
];

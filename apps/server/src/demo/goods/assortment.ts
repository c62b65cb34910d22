import type { Handle } from "@yunshou/database";
import type { Pictures } from "../../platform/images/pictures.ts";
import { ownerOfNumber } from "../demo.queries.ts";
import { seedDetails } from "./details.ts";
import { seedImports } from "./imports.ts";
import { type DemoPriceChange, insertPriceHistory } from "./prices.queries.ts";
import { seedTags } from "./tags.ts";

const dayMs = 86_400_000;

const changes: readonly (Omit<DemoPriceChange, "at"> & { readonly daysAgo: number })[] = [
  { daysAgo: 310, reason: "原料成本上涨", byFen: 50, categories: ["咖啡", "乳制品", "肉脯"] },
  { daysAgo: 170, reason: "夏季促销", byFen: -50, categories: ["茶饮料", "汽水"] },
  { daysAgo: 75, reason: "促销结束，恢复原价", byFen: 50, categories: ["茶饮料", "汽水"] },
  { daysAgo: 40, reason: "与周边门店看齐", byFen: 30, categories: ["膨化食品"] },
];

/** What happened to the products since they were made: prices, tags and imports. Needs the people. */
export async function seedAssortment(tx: Handle, pictures: Pictures, dataDir: string, now: Date): Promise<void> {
  for (const merchantNo of ["0001", "0002"])
    await insertPriceHistory(
      tx,
      await ownerOfNumber(tx, merchantNo),
      changes.map(({ daysAgo, ...change }) => ({ ...change, at: new Date(now.getTime() - daysAgo * dayMs) })),
    );
  await seedTags(tx, pictures, dataDir);
  await seedDetails(tx, pictures, dataDir);
  await seedImports(tx, now);
}

import type { Handle } from "@yunshou/database";
import { businessDay } from "@yunshou/domain";
import { ownerOfNumber } from "./demo.queries.ts";
import {
  batchesOfSales,
  type DemoBatch,
  insertBatches,
  insertBoxes,
  insertChecks,
  spreadBatches,
} from "./medicineBatches.queries.ts";
import { demoTimeZone } from "./seed.ts";
import { storedMedicines } from "./storedMedicines.ts";

const batch = (
  code: string,
  batchNo: string,
  madeDaysAgo: number,
  daysLeft: number,
  quantity: number,
  recallReason = "",
): DemoBatch => ({ code, batchNo, madeDaysAgo, daysLeft, quantity, recallReason });

/** Batches of the pharmacy: most are good, some end soon, one has expired and one was recalled. */
const batches: readonly DemoBatch[] = [
  batch("M001", "GM260301", 266, 464, 400),
  batch("M001", "GM250108", 700, 25, 120),
  batch("M002", "BL260512", 194, 536, 360),
  batch("M002", "BL250220", 640, 78, 90),
  batch("M003", "BG260118", 308, 422, 300),
  batch("M003", "BG241130", 735, -5, 60),
  batch("M004", "CK260606", 169, 926, 600),
  batch("M005", "WC260210", 285, 445, 260),
  batch("M005", "WC250301", 631, 52, 80),
  batch("M006", "DF260722", 123, 972, 300),
  batch("M007", "KZ260801", 113, 982, 900),
  batch("M008", "HX260415", 221, 509, 240),
  batch("M008", "HX260118", 308, 422, 120, "生产企业召回：装量差异不合格"),
  batch("M009", "JW260620", 155, 575, 320),
  batch("M010", "TR260305", 262, 833, 200),
  batch("M011", "LL260109", 317, 413, 220),
  batch("M011", "LL250115", 676, 12, 40),
  batch("M012", "HS260518", 188, 907, 110),
  ...storedMedicines.map(({ code }, place) => {
    const daysLeft = 40 + ((place * 83) % 640);
    return batch(
      code,
      `${code}-${String((place % 12) + 1).padStart(2, "0")}`,
      730 - daysLeft,
      daysLeft,
      20 + ((place * 7) % 60),
    );
  }),
  batch("R001", "AM260410", 226, 503, 60),
  batch("R002", "LX260528", 178, 552, 40),
];

const checks = [
  { content: "检查外观、包装和标签，核对效期", result: "sound", remark: "" },
  { content: "检查柜内温湿度记录，抽查外包装", result: "sound", remark: "温度18-22℃" },
  { content: "近效期重点养护，抽查外观", result: "watched", remark: "安排优先销售" },
  { content: "检查包装密封", result: "sound", remark: "" },
  { content: "抽查外观和密封，发现一盒变形", result: "unsound", remark: "已下柜" },
] as const;

/** The batches of the pharmacy, in its lanes, with their storage checks (MED-06 to MED-08). */
export async function seedMedicineBatches(tx: Handle, now: Date): Promise<void> {
  const owner = await ownerOfNumber(tx, "0002");
  const today = businessDay(now, demoTimeZone);
  await insertBatches(tx, owner, batches, today);
  await spreadBatches(tx, owner, today);
  await batchesOfSales(tx, owner);
  await insertBoxes(tx, owner);
  await insertChecks(tx, owner, checks);
}

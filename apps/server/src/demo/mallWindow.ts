import type { Handle } from "@yunshou/database";
import type { FreightRule } from "@yunshou/domain";
import { insertFreightTemplate, putToUse } from "../mall/freight/freightTemplates.queries.ts";
import { merchantsWithBoss } from "./finance.queries.ts";

const byPiece = { firstUnits: 3, nextUnits: 3 };
const pieceRules: readonly FreightRule[] = [
  {
    ...byPiece,
    provinces: ["上海", "江苏", "浙江", "安徽"],
    firstFeeFen: "600",
    nextFeeFen: "100",
    freeFromFen: "9900",
  },
  { ...byPiece, provinces: [], firstFeeFen: "1000", nextFeeFen: "300", freeFromFen: "19900" },
  {
    ...byPiece,
    provinces: ["新疆", "西藏", "青海", "内蒙古"],
    firstFeeFen: "2200",
    nextFeeFen: "800",
    freeFromFen: null,
  },
];
const weightRules: readonly FreightRule[] = [
  { provinces: ["上海"], firstUnits: 1_000, firstFeeFen: "500", nextUnits: 500, nextFeeFen: "150", freeFromFen: null },
];

/** What the mall of the first merchant shows and charges. */
export async function seedMallWindow(tx: Handle): Promise<void> {
  const [owner] = await merchantsWithBoss(tx);
  if (owner === undefined) return;
  const all = { templateName: "全国快递", measure: "piece" as const, rules: pieceRules };
  const freightTemplateId = await insertFreightTemplate(tx, owner, all);
  await putToUse(tx, { ...owner, freightTemplateId }, true);
  await insertFreightTemplate(tx, owner, { templateName: "同城冷链", measure: "weight", rules: weightRules });
}

import type { Handle } from "@yunshou/database";
import type { Owner } from "./demo.queries.ts";
import {
  type DemoMedicine,
  insertGroups,
  insertMedicines,
  insertPrescriptionProducts,
  insertSets,
} from "./medicines.queries.ts";

/** Categories and conditions of the pharmacy: a name, its symptoms, what stands below it. */
const categories = [
  ["西药", ["解热镇痛", "抗感染", "抗过敏", "维生素"]],
  ["中成药", ["感冒用药", "清热解毒", "肠胃用药"]],
  ["医疗器械", ["外用敷料", "防护用品", "鼻腔护理"]],
] as const;
const conditions = [
  ["呼吸系统", "咳嗽、鼻塞、咽痛", ["感冒", "发热", "鼻炎"]],
  ["消化系统", "腹胀、食欲不振", ["消化不良", "胃肠不适"]],
  ["外伤护理", "皮肤破损、擦伤", ["轻微外伤"]],
  ["过敏", "打喷嚏、皮肤瘙痒", ["过敏性鼻炎"]],
  ["感染", "红肿、化脓", ["细菌感染"]],
] as const;
const setCategories = ["家庭常备", "季节用药", "旅行药包"] as const;

const [kanghe, anhu] = ["康禾制药有限公司", "安护医疗用品有限公司"];

/** What the products of the pharmacy are as medicines. Numbers and makers are invented. */
export const demoMedicines: readonly DemoMedicine[] = (
  [
    ["M001", kanghe, "国药准字Z10990001", "otcB", "感冒用药", ["感冒", "发热"], "头痛、发热、鼻塞流涕"],
    ["M002", kanghe, "国药准字H10990002", "otcB", "解热镇痛", ["发热"], "发热、头痛、关节痛"],
    ["M003", kanghe, "国药准字Z10990003", "otcB", "清热解毒", ["感冒"], "咽喉肿痛"],
    ["M004", anhu, "", "health", "外用敷料", ["轻微外伤"], "小创口止血、护创"],
    ["M005", kanghe, "国药准字H10990005", "otcB", "维生素", [], "补充维生素C"],
    ["M006", anhu, "", "health", "外用敷料", ["轻微外伤"], "皮肤消毒"],
    ["M007", anhu, "", "health", "防护用品", [], "日常防护"],
    ["M008", kanghe, "国药准字Z10990008", "otcB", "肠胃用药", ["胃肠不适"], "腹胀、呕吐、泄泻"],
    ["M009", kanghe, "国药准字Z10990009", "otcB", "肠胃用药", ["消化不良"], "食积、不思饮食"],
    ["M010", anhu, "", "health", "外用敷料", ["发热"], "物理退热"],
    ["M011", kanghe, "国药准字H10990011", "otcB", "抗过敏", ["过敏性鼻炎"], "打喷嚏、流涕、皮肤瘙痒"],
    ["M012", anhu, "", "health", "鼻腔护理", ["鼻炎"], "清洁鼻腔"],
    ["R001", kanghe, "国药准字H10990101", "prescription", "抗感染", ["细菌感染"], "敏感菌所致感染"],
    ["R002", kanghe, "国药准字H10990102", "prescription", "解热镇痛", ["发热"], "中重度疼痛"],
    ["R003", kanghe, "国药准字H10990103", "otcA", "抗感染", ["细菌感染"], "皮肤感染"],
  ] as const
).map(([code, manufacturer, registrationNo, saleClass, category, treats, symptoms]) => ({
  code,
  manufacturer,
  registrationNo,
  saleClass,
  category,
  conditions: treats,
  symptoms,
}));

/** Medicines that no cabinet of the company may sell without more: on prescription, and of class A. */
const shelfless = [
  {
    code: "R001",
    name: "阿莫西林胶囊 0.25g×24粒",
    spec: "0.25g×24粒",
    unit: "盒",
    priceFen: 1_980,
    purchaseFen: 1_150,
  },
  { code: "R002", name: "洛索洛芬钠片 60mg×20片", spec: "60mg×20片", unit: "盒", priceFen: 3_650, purchaseFen: 2_280 },
  { code: "R003", name: "红霉素软膏 10g", spec: "10g", unit: "支", priceFen: 680, purchaseFen: 320 },
] as const;

const sets = [
  [
    "感冒发热组合",
    "季节用药",
    "感冒",
    4_880,
    [
      ["M001", 1],
      ["M002", 1],
      ["M010", 1],
    ],
  ],
  [
    "肠胃护理组合",
    "家庭常备",
    "胃肠不适",
    3_280,
    [
      ["M008", 1],
      ["M009", 1],
    ],
  ],
  [
    "外伤应急包",
    "旅行药包",
    "轻微外伤",
    1_680,
    [
      ["M004", 1],
      ["M006", 1],
    ],
  ],
  [
    "过敏季组合",
    "季节用药",
    "过敏性鼻炎",
    5_580,
    [
      ["M011", 1],
      ["M012", 1],
    ],
  ],
] as const;

/** Makes a pharmacy of the drug merchant: groups, what its products are as medicines, and combinations (MED-01 to MED-04). */
export async function seedMedicines(tx: Handle, owner: Owner, madeAt: Date): Promise<void> {
  await insertPrescriptionProducts(tx, owner, shelfless, madeAt);
  const trees = [
    ...categories.map(([name, below]) => ({ kind: "category", name, symptoms: "", below })),
    ...conditions.map(([name, symptoms, below]) => ({ kind: "condition", name, symptoms, below })),
    ...setCategories.map((name) => ({ kind: "set", name, symptoms: "", below: [] })),
  ] as const;
  await insertGroups(tx, owner, trees);
  await insertMedicines(tx, owner, demoMedicines, madeAt);
  await insertSets(
    tx,
    owner,
    sets.map(([name, category, condition, priceFen, lines]) => ({
      name,
      category,
      condition,
      priceFen,
      lines: lines.map(([code, quantity]) => ({ code, quantity })),
    })),
  );
}

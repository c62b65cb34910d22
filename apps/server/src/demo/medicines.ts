import type { Handle } from "@yunshou/database";
import type { Owner } from "./demo.queries.ts";
import {
  type DemoMedicine,
  insertConflicts,
  insertGroups,
  insertMedicines,
  insertSets,
  insertStoredProducts,
} from "./medicines.queries.ts";
import { storedMedicines } from "./storedMedicines.ts";

/** Categories and conditions of the pharmacy: a name, its symptoms, what stands below it. */
const categories = [
  [
    "西药",
    [
      "解热镇痛",
      "抗感染",
      "抗过敏",
      "维生素",
      "止咳祛痰",
      "消化用药",
      "皮肤外用",
      "眼科用药",
      "心血管用药",
      "糖尿病用药",
    ],
  ],
  ["中成药", ["感冒用药", "清热解毒", "肠胃用药", "止咳化痰", "跌打损伤", "妇科用药", "安神补益"]],
  ["医疗器械", ["外用敷料", "防护用品", "鼻腔护理", "检测用品"]],
] as const;
const conditions = [
  ["呼吸系统", "咳嗽、鼻塞、咽痛", ["感冒", "发热", "鼻炎", "咳嗽", "咽喉肿痛"]],
  ["消化系统", "腹胀、食欲不振", ["消化不良", "胃肠不适", "腹泻", "便秘", "胃酸过多"]],
  ["外伤护理", "皮肤破损、擦伤", ["轻微外伤", "扭伤"]],
  ["过敏", "打喷嚏、皮肤瘙痒", ["过敏性鼻炎", "皮肤瘙痒"]],
  ["感染", "红肿、化脓", ["细菌感染", "真菌感染"]],
  ["慢性病", "需长期用药", ["高血压", "糖尿病", "高血脂"]],
  ["日常调理", "疲劳、营养不足", ["维生素缺乏", "失眠", "眼疲劳", "痛经"]],
] as const;
const setCategories = ["家庭常备", "季节用药", "旅行药包"] as const;

const [kanghe, herbs, anhu] = ["康禾制药有限公司", "康禾中药有限公司", "安护医疗用品有限公司"];

/** What the products of the pharmacy are as medicines. Numbers and makers are invented. */
const cabinetMedicines: readonly DemoMedicine[] = (
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

/** All 120 of them. */
export const demoMedicines: readonly DemoMedicine[] = [
  ...cabinetMedicines,
  ...storedMedicines.map((one) => ({
    ...one,
    manufacturer: one.saleClass === "health" ? anhu : one.registrationNo.includes("Z") ? herbs : kanghe,
  })),
];

/** Pairs of them that do not go together. */
const conflicts = [
  ["布洛芬缓释胶囊 0.3g×20粒", "洛索洛芬钠片 60mg×20片", "forbid", "bleeding", "同为非甾体抗炎药"],
  ["布洛芬缓释胶囊 0.3g×20粒", "阿司匹林肠溶片 100mg×30片", "forbid", "bleeding", ""],
  ["感冒灵颗粒 10g×9袋", "对乙酰氨基酚片 0.5g×20片", "forbid", "sameIngredient", "均含对乙酰氨基酚"],
  ["氨咖黄敏胶囊 12粒", "酚麻美敏片 20片", "forbid", "sameIngredient", "均含对乙酰氨基酚"],
  ["藿香正气水 10ml×10支", "头孢克肟分散片 0.1g×6片", "forbid", "stronger", "含乙醇"],
  ["氯雷他定片 10mg×12片", "马来酸氯苯那敏片 4mg×100片", "warn", "sedation", ""],
  ["蒙脱石散 3g×10袋", "阿莫西林胶囊 0.25g×24粒", "warn", "weaker", "间隔两小时服用"],
  ["感冒灵颗粒 10g×9袋", "布洛芬缓释胶囊 0.3g×20粒", "warn", "liver", "按说明书控制用量"],
  ["碳酸钙D3片 0.6g×60片", "硫酸亚铁片 0.3g×60片", "warn", "weaker", ""],
  ["苯磺酸氨氯地平片 5mg×14片", "酚麻美敏片 20片", "warn", "bloodPressure", "含伪麻黄碱"],
] as const;

/** Medicines that no cabinet of the company may sell without more: on prescription, and of class A. */
const shelfless = [
  {
    code: "R001",
    like: "M002",
    saleClass: "prescription",
    name: "阿莫西林胶囊 0.25g×24粒",
    spec: "0.25g×24粒",
    unit: "盒",
    priceFen: 1_980,
    purchaseFen: 1_150,
  },
  {
    code: "R002",
    like: "M002",
    saleClass: "prescription",
    name: "洛索洛芬钠片 60mg×20片",
    spec: "60mg×20片",
    unit: "盒",
    priceFen: 3_650,
    purchaseFen: 2_280,
  },
  {
    code: "R003",
    like: "M002",
    saleClass: "otcA",
    name: "红霉素软膏 10g",
    spec: "10g",
    unit: "支",
    priceFen: 680,
    purchaseFen: 320,
  },
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
  await insertStoredProducts(tx, owner, [...storedMedicines, ...shelfless], madeAt);
  const trees = [
    ...categories.map(([name, below]) => ({ kind: "category", name, symptoms: "", below })),
    ...conditions.map(([name, symptoms, below]) => ({ kind: "condition", name, symptoms, below })),
    ...setCategories.map((name) => ({ kind: "set", name, symptoms: "", below: [] })),
  ] as const;
  await insertGroups(tx, owner, trees);
  await insertMedicines(tx, owner, demoMedicines, madeAt);
  await insertConflicts(
    tx,
    owner,
    conflicts.map(([name, other, severity, reason, remark]) => ({ name, other, severity, reason, remark })),
  );
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

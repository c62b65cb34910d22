import { barcodeOf } from "./libraryProducts.ts";

/** A product of the demo company. All brands and names are invented or generic. */
export interface DemoProduct {
  readonly code: string;
  readonly name: string;
  readonly brand: string;
  readonly category: string;
  readonly specification: string;
  readonly unit: string;
  readonly priceFen: number;
  readonly purchaseFen: number;
  /** Name of the drawing in assets/spImg. */
  readonly image: string;
  readonly shelfLifeDays: number;
  readonly kind: "drink" | "snack" | "fresh" | "medicine";
  /** How well it sells, relative to the others. */
  readonly appeal: number;
  readonly povertyRelief?: boolean;
  readonly barcode: string;
  readonly weightGrams: number;
  readonly toleranceGrams: number;
}

type Row = readonly [
  code: string,
  name: string,
  brand: string,
  category: string,
  specification: string,
  unit: string,
  priceFen: number,
  purchaseFen: number,
  image: string,
  days: number,
  appeal: number,
];

const drinks: readonly Row[] = [
  ["D001", "山涧天然水", "云岭", "饮用水", "550ml", "瓶", 200, 92, "natural-water", 720, 3.2],
  ["D002", "清泉苏打水", "云岭", "饮用水", "400ml", "瓶", 350, 178, "soda-water", 540, 1.1],
  ["D003", "乌龙茶", "半山茶事", "茶饮料", "500ml", "瓶", 500, 268, "oolong-tea", 365, 1.9],
  ["D004", "茉莉绿茶", "半山茶事", "茶饮料", "500ml", "瓶", 450, 242, "jasmine-tea", 365, 2.1],
  ["D005", "冰红茶", "半山茶事", "茶饮料", "500ml", "瓶", 400, 205, "iced-black-tea", 365, 2.4],
  ["D006", "蜜桃乌龙茶", "半山茶事", "茶饮料", "450ml", "瓶", 550, 298, "peach-oolong", 365, 1.5],
  ["D007", "鲜橙汁饮料", "果岸", "果汁", "300ml", "瓶", 600, 345, "orange-juice", 270, 1.2],
  ["D008", "酸梅汤", "果岸", "果汁", "350ml", "瓶", 550, 300, "plum-drink", 270, 0.9],
  ["D009", "电解质饮料", "劲驰", "运动饮料", "500ml", "瓶", 600, 330, "electrolyte-drink", 365, 1.6],
  ["D010", "可乐味汽水", "泡泡岛", "汽水", "330ml", "罐", 300, 152, "cola", 365, 2.6],
  ["D011", "柠檬味汽水", "泡泡岛", "汽水", "330ml", "罐", 300, 152, "lemon-soda", 365, 1.3],
  ["D012", "白桃味汽水", "泡泡岛", "汽水", "330ml", "罐", 350, 176, "peach-soda", 365, 1.2],
  ["D013", "维生素能量饮料", "劲驰", "运动饮料", "250ml", "罐", 650, 380, "energy-drink", 540, 1.7],
  ["D014", "拿铁咖啡饮料", "晨谷", "咖啡", "270ml", "杯", 800, 465, "latte", 240, 1.4],
  ["D015", "美式黑咖啡", "晨谷", "咖啡", "300ml", "瓶", 700, 402, "black-coffee", 270, 1.3],
];
const fresh: readonly Row[] = [
  ["F001", "纯牛奶", "原牧", "乳制品", "250ml", "盒", 450, 268, "pure-milk", 180, 1.5],
  ["F002", "巧克力牛奶", "原牧", "乳制品", "250ml", "盒", 550, 320, "chocolate-milk", 180, 1.0],
  ["F003", "豆奶", "豆田", "乳制品", "250ml", "盒", 400, 215, "soy-milk", 180, 0.9],
  ["F004", "风味酸奶", "原牧", "乳制品", "200g", "杯", 600, 362, "yogurt", 21, 1.3],
  ["F005", "水果果冻", "果岸", "甜点", "180g", "杯", 500, 262, "fruit-jelly", 270, 0.7],
  ["F006", "卤蛋", "家灶", "熟食", "60g", "袋", 350, 176, "marinated-egg", 180, 0.9],
];
const snacks: readonly Row[] = [
  ["S001", "原味薯片", "脆时光", "膨化食品", "70g", "袋", 650, 372, "potato-chips", 270, 1.8],
  ["S002", "番茄味薯片", "脆时光", "膨化食品", "70g", "袋", 650, 372, "tomato-chips", 270, 1.5],
  ["S003", "鲜虾条", "脆时光", "膨化食品", "60g", "袋", 500, 265, "prawn-strips", 270, 1.1],
  ["S004", "黄油饼干", "麦浪", "饼干", "90g", "盒", 750, 425, "butter-biscuits", 300, 0.9],
  ["S005", "苏打饼干", "麦浪", "饼干", "100g", "盒", 600, 332, "soda-crackers", 300, 0.9],
  ["S006", "夹心威化", "麦浪", "饼干", "50g", "条", 400, 205, "wafers", 300, 1.2],
  ["S007", "巧克力曲奇", "麦浪", "饼干", "85g", "盒", 850, 488, "chocolate-cookies", 300, 0.7],
  ["S008", "牛奶巧克力", "可可坊", "糖果", "40g", "条", 700, 405, "milk-chocolate", 365, 1.2],
  ["S009", "薄荷口香糖", "可可坊", "糖果", "27g", "条", 350, 168, "mint-gum", 540, 0.8],
  ["S010", "每日坚果", "山野集", "坚果", "30g", "袋", 900, 538, "mixed-nuts", 240, 0.8],
  ["S011", "五香牛肉干", "山野集", "肉脯", "50g", "袋", 1500, 968, "beef-jerky", 270, 0.6],
  ["S012", "海苔脆片", "山野集", "即食海苔", "10g", "袋", 550, 298, "seaweed", 365, 0.7],
  ["S013", "红烧牛肉面", "家灶", "方便面", "110g", "桶", 600, 352, "beef-noodles", 180, 1.4],
  ["S014", "软面包", "麦浪", "面包", "80g", "袋", 500, 278, "soft-bread", 60, 1.6],
  ["S015", "湿纸巾", "洁朵", "日用品", "10片", "包", 300, 132, "wet-wipes", 1095, 0.8],
];
const medicines: readonly Row[] = [
  ["M001", "感冒灵颗粒", "康禾", "感冒用药", "10g×9袋", "盒", 1680, 1020, "cold-granules", 730, 1.7],
  ["M002", "布洛芬缓释胶囊", "康禾", "解热镇痛", "0.3g×20粒", "盒", 2250, 1390, "ibuprofen", 730, 1.6],
  ["M003", "板蓝根颗粒", "康禾", "清热解毒", "10g×20袋", "盒", 1850, 1120, "isatis-granules", 730, 1.0],
  ["M004", "创可贴", "安护", "医疗器械", "20片", "盒", 880, 420, "plasters", 1095, 2.2],
  ["M005", "维生素C片", "康禾", "维生素", "100片", "瓶", 1280, 690, "vitamin-c", 730, 1.3],
  ["M006", "碘伏棉签", "安护", "消毒用品", "24支", "盒", 980, 480, "iodine-swabs", 730, 1.2],
  ["M007", "医用外科口罩", "安护", "医疗器械", "10只", "盒", 1200, 560, "surgical-masks", 730, 2.4],
  ["M008", "藿香正气口服液", "康禾", "肠胃用药", "10ml×10支", "盒", 2180, 1350, "agastache-liquid", 730, 0.9],
  ["M009", "健胃消食片", "康禾", "肠胃用药", "0.8g×32片", "盒", 1350, 780, "digestion-tablets", 730, 1.1],
  ["M010", "退热贴", "安护", "医疗器械", "4片", "盒", 1980, 1080, "cooling-patches", 730, 0.9],
  ["M011", "氯雷他定片", "康禾", "抗过敏", "10mg×12片", "盒", 1980, 1210, "loratadine", 730, 0.8],
  ["M012", "生理性海水鼻腔喷雾", "安护", "医疗器械", "60ml", "瓶", 3980, 2480, "saline", 730, 0.5],
];

/** Barcodes of the company's own goods follow those of the library, which counts from one. */
const ownBarcodes = { drink: 900_000, fresh: 900_100, snack: 900_200, medicine: 900_300 } as const;

/** Grams of a product with its packaging, as its specification says; what is counted in pieces weighs what a small box does. */
function weightOf(specification: string): number {
  const [, amount, measure] = /^([\d.]+)(ml|L|g)/.exec(specification) ?? [];
  if (amount === undefined) return 45;
  return Math.max(5, Math.round(Number(amount) * (measure === "L" ? 1_000 : 1) * 1.05));
}

const read =
  (kind: DemoProduct["kind"]) =>
  ([
    code,
    name,
    brand,
    category,
    specification,
    unit,
    priceFen,
    purchaseFen,
    image,
    shelfLifeDays,
    appeal,
  ]: Row): DemoProduct => ({
    code,
    name: `${name} ${specification}`,
    brand,
    category,
    specification,
    unit,
    priceFen,
    purchaseFen,
    image: `${image}.svg`,
    shelfLifeDays,
    kind,
    appeal,
    povertyRelief: code === "S010" || code === "S012",
    barcode: barcodeOf(ownBarcodes[kind] + Number(code.slice(1))),
    weightGrams: weightOf(specification),
    toleranceGrams: Math.max(1, Math.round(weightOf(specification) * 0.02)),
  });

/** Goods of the retail merchant: 36. */
export const retailProducts: readonly DemoProduct[] = [
  ...drinks.map(read("drink")),
  ...fresh.map(read("fresh")),
  ...snacks.map(read("snack")),
];

/** Goods of the pharmacy: 12, all sold without prescription. */
export const pharmacyProducts: readonly DemoProduct[] = medicines.map(read("medicine"));

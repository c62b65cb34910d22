import { checkDigitOf, libraryCodeOf } from "@yunshou/domain";

/** An official product of the demo's library. All brands and names are invented or generic. */
export interface DemoLibraryProduct {
  readonly code: string;
  readonly name: string;
  readonly brand: string;
  readonly category: string;
  readonly specification: string;
  readonly packaging: string;
  readonly barcode: string;
  readonly unit: string;
  readonly weightGrams: number;
  readonly toleranceGrams: number;
  /** Name of the drawing in assets/spImg. */
  readonly image: string;
}

type Series = readonly [category: string, unit: string, packaging: string, names: string, specifications: string];

/** What each brand makes of a category: names, with the drawing of each behind a colon, and sizes with their weight. */
const drinks: readonly Series[] = [
  [
    "饮用水",
    "瓶",
    "瓶装",
    "天然矿泉水:natural-water 饮用纯净水:natural-water 苏打水:soda-water 柠檬味苏打水:soda-water",
    "330ml:350 550ml:570 1.5L:1560",
  ],
  [
    "茶饮料",
    "瓶",
    "瓶装",
    "茉莉花茶:jasmine-tea 无糖乌龙茶:oolong-tea 冰红茶:iced-black-tea 蜜桃乌龙:peach-oolong 青柑普洱:oolong-tea 桂花红茶:iced-black-tea",
    "330ml:352 500ml:528 1L:1040",
  ],
  [
    "果汁",
    "瓶",
    "瓶装",
    "鲜橙汁:orange-juice 苹果汁:orange-juice 白葡萄汁:orange-juice 酸梅汤:plum-drink 山楂汁:plum-drink 芒果汁:orange-juice",
    "300ml:325 450ml:478 1L:1060",
  ],
  [
    "运动饮料",
    "瓶",
    "瓶装",
    "电解质水:electrolyte-drink 维生素饮料:energy-drink 能量饮料:energy-drink",
    "250ml:268 500ml:530",
  ],
  [
    "汽水",
    "罐",
    "罐装",
    "可乐味汽水:cola 无糖可乐味汽水:cola 柠檬味汽水:lemon-soda 白桃味汽水:peach-soda 荔枝味汽水:peach-soda 盐汽水:lemon-soda",
    "200ml:220 330ml:350",
  ],
  [
    "咖啡",
    "瓶",
    "瓶装",
    "美式咖啡:black-coffee 拿铁咖啡:latte 燕麦拿铁:latte 冷萃咖啡:black-coffee",
    "250ml:280 300ml:330",
  ],
];
const foods: readonly Series[] = [
  [
    "乳制品",
    "盒",
    "盒装",
    "纯牛奶:pure-milk 巧克力牛奶:chocolate-milk 香蕉牛奶:pure-milk 黑豆奶:soy-milk 燕麦奶:soy-milk",
    "200ml:212 250ml:264",
  ],
  ["甜点", "杯", "杯装", "蜜桃果冻:fruit-jelly 椰果布丁:fruit-jelly 红豆双皮奶:yogurt", "120g:132 180g:196"],
  ["熟食", "袋", "袋装", "卤蛋:marinated-egg 香卤豆干:marinated-egg 鸡胸肉:beef-jerky", "60g:66 100g:108"],
  [
    "膨化食品",
    "袋",
    "袋装",
    "原味薯片:potato-chips 番茄味薯片:tomato-chips 海盐味薯片:potato-chips 烧烤味薯片:tomato-chips 鲜虾条:prawn-strips 玉米片:potato-chips",
    "45g:52 70g:79 104g:115",
  ],
  [
    "饼干",
    "盒",
    "盒装",
    "黄油饼干:butter-biscuits 苏打饼干:soda-crackers 夹心威化:wafers 巧克力曲奇:chocolate-cookies 全麦饼干:soda-crackers",
    "50g:60 90g:104 150g:168",
  ],
  [
    "糖果",
    "条",
    "",
    "牛奶巧克力:milk-chocolate 黑巧克力:milk-chocolate 薄荷糖:mint-gum 水果软糖:mint-gum",
    "27g:30 40g:44",
  ],
  [
    "坚果",
    "袋",
    "袋装",
    "每日坚果:mixed-nuts 盐焗腰果:mixed-nuts 蜂蜜杏仁:mixed-nuts 五香瓜子:mixed-nuts",
    "30g:35 80g:88",
  ],
  ["肉脯", "袋", "袋装", "五香牛肉干:beef-jerky 蜜汁猪肉脯:beef-jerky 香辣牛肉粒:beef-jerky", "35g:40 50g:56"],
  ["方便面", "桶", "", "红烧牛肉面:beef-noodles 老坛酸菜面:beef-noodles 番茄鸡蛋面:beef-noodles", "90g:128 110g:150"],
  [
    "面包",
    "袋",
    "袋装",
    "软面包:soft-bread 手撕面包:soft-bread 红豆面包:soft-bread 三明治:soft-bread",
    "80g:86 120g:128",
  ],
  ["日用品", "包", "", "湿纸巾:wet-wipes 手帕纸:wet-wipes 消毒湿巾:wet-wipes", "10片:60 20片:112"],
];

const drinkBrands = "青屿 溪上 远山记 竹下 橙日 芒田 晨舟 南塘 云杉里 禾渡 松野 暖泊 海沐 白鹭洲";
const foodBrands = "栖谷 拾味 知麦 鹿屿 糖屿 风车田 木槿记 桃里 北坡 小满屋 星野集 可屿 清渡 谷雨家";

const pairs = (text: string) => text.split(" ").map((pair) => pair.split(":") as [string, string]);

/** Every so many products bear a barcode that begins with a zero, which spreadsheets like to lose. */
const zeroEvery = 9;

/** A number of the ranges that shops use inside (020 and 200), so that no product of the world bears it, with its check digit. */
export function barcodeOf(number: number): string {
  const digits = `${number % zeroEvery === 0 ? "020" : "200"}${String(number).padStart(9, "0")}`;
  return digits + checkDigitOf(digits);
}

/** The official products: what every brand makes of every category, as many as the library of a beginning platform has. */
export function demoLibrary(count: number): DemoLibraryProduct[] {
  const made: DemoLibraryProduct[] = [];
  const kinds = [
    { brands: drinkBrands.split(" "), series: drinks },
    { brands: foodBrands.split(" "), series: foods },
  ];
  const all = kinds.flatMap(({ brands, series }) =>
    series.flatMap(([category, unit, packaging, names, specifications]) =>
      pairs(names).flatMap(([name, image]) =>
        pairs(specifications).flatMap(([specification, weight]) =>
          brands.map((brand) => ({ brand, category, unit, packaging, name, image, specification, weight })),
        ),
      ),
    ),
  );
  // Spread over all that is made, so that every category has its share.
  const chosen = Array.from({ length: count }, (_, place) => all[Math.floor((place * all.length) / count)]!);
  for (const { name, image, weight, ...product } of chosen) {
    const number = made.length + 1;
    const weightGrams = Number(weight);
    made.push({
      ...product,
      code: libraryCodeOf(number),
      name: `${product.brand}${name}`,
      barcode: barcodeOf(number),
      weightGrams,
      toleranceGrams: Math.max(1, Math.round(weightGrams * 0.015)),
      image: `${image}.svg`,
    });
  }
  return made;
}

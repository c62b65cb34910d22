import type { Handle } from "@yunshou/database";
import { type DemoCategory, type DemoChoice, plantLibraryTrees, plantTrees } from "./attributes.queries.ts";
import type { DemoProduct } from "./products.ts";

const groups: Readonly<Record<DemoProduct["kind"], string>> = {
  drink: "饮料",
  snack: "零食",
  fresh: "冷鲜食品",
  medicine: "药品与护理",
};

/** What a unit says about the packaging. */
export const packagings: Readonly<Record<string, string>> = {
  瓶: "瓶装",
  罐: "罐装",
  盒: "盒装",
  袋: "袋装",
  杯: "杯装",
};
/** The flavours that are offered for a category. */
export const flavours: Readonly<Record<string, readonly string[]>> = {
  茶饮料: ["原味", "茉莉", "蜜桃", "柠檬"],
  汽水: ["可乐味", "柠檬味", "白桃味"],
  乳制品: ["原味", "巧克力", "草莓"],
  膨化食品: ["原味", "番茄味", "海苔味"],
};

const categoriesOf = (products: readonly DemoProduct[]): DemoCategory[] => [
  ...new Map(products.map(({ kind, category }) => [category, { group: groups[kind], category }])).values(),
];

function choicesOf(products: readonly DemoProduct[]): DemoChoice[] {
  const packed = products.flatMap(({ category, unit }): DemoChoice[] => {
    const name = packagings[unit];
    return name === undefined ? [] : [{ kind: "packaging", category, name }];
  });
  const flavoured = [...new Set(products.map(({ category }) => category))].flatMap((category) =>
    (flavours[category] ?? []).map((name): DemoChoice => ({ kind: "flavour", category, name })),
  );
  return [...packed, ...flavoured];
}

/** Gives each merchant the trees of its assortment, and the platform's library those of all. */
export async function seedTrees(
  tx: Handle,
  merchants: readonly {
    readonly owner: { readonly topId: string; readonly merchantId: string };
    readonly products: readonly DemoProduct[];
  }[],
): Promise<void> {
  for (const { owner, products } of merchants) {
    await plantTrees(tx, owner, categoriesOf(products), choicesOf(products));
  }
  await plantLibraryTrees(tx);
}

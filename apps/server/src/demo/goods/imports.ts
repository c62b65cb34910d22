import type { Handle, Scope } from "@yunshou/database";
import type { ProductImportField } from "@yunshou/contract/goods/productImports";
import { productImport } from "../../goods/imports/productImport.ts";
import { checkNow } from "../../platform/imports/checking.ts";
import { writeImport } from "../../platform/imports/importJob.ts";
import * as imports from "../../platform/imports/imports.queries.ts";
import { ownerOfNumber } from "../demo.queries.ts";
import { backdateImport } from "./imports.queries.ts";

interface DemoImport {
  readonly fileName: string;
  readonly daysAgo: number;
  /** How far somebody went with it. */
  readonly end: "mapping" | "checked" | "imported" | "undone";
  readonly header: readonly string[];
  readonly columns: readonly (ProductImportField | null)[];
  readonly rows: readonly (readonly string[])[];
}

const header = ["商品名称", "品牌", "分类", "条码", "单价", "成本价", "单位"];
const columns = ["productName", "brand", "category", "barcode", "unitPrice", "costPrice", "unit"] as const;

/** Files as merchants have them: one that is in, one that was taken back, one with faults to mend, one whose columns nobody has named. */
const files: readonly DemoImport[] = [
  {
    fileName: "供应商报价单-云岭.xlsx",
    daysAgo: 19,
    end: "undone",
    header,
    columns,
    rows: [
      ["山涧天然水 1.5L", "云岭", "饮用水", "", "3.50", "1.80", "瓶"],
      ["清泉苏打水 330ml", "云岭", "饮用水", "", "3.00", "1.55", "瓶"],
    ],
  },
  {
    fileName: "春季新品.xlsx",
    daysAgo: 12,
    end: "imported",
    header,
    columns,
    rows: [
      ["青提乌龙茶 500ml", "半山茶事", "茶饮料", "", "5.50", "2.95", "瓶"],
      ["百香果绿茶 500ml", "半山茶事", "茶饮料", "", "5.50", "2.95", "瓶"],
      ["海盐荔枝汽水 330ml", "泡泡岛", "汽水", "", "3.50", "1.76", "罐"],
      ["燕麦拿铁 270ml", "晨谷", "咖啡", "", "8.50", "5.05", "瓶"],
    ],
  },
  {
    fileName: "秋季补充清单.csv",
    daysAgo: 3,
    end: "checked",
    header,
    columns,
    rows: [
      ["桂花酸梅汤 350ml", "果岸", "果汁", "", "5.50", "3.10", "瓶"],
      ["芝麻苏打饼干 100g", "麦浪", "饼干", "", "6.50", "7.20", "盒"],
      ["椒盐花生 80g", "山野集", "坚果", "6901234567890", "6.00", "3.20", "袋"],
      ["低脂鸡胸肉 100g", "家灶", "熟食制品", "", "9.90", "6.10", "袋"],
      ["红枣奶 250ml", "原牧", "乳制品", "", "五元", "2.70", "盒"],
      ["蜂蜜柚子茶 500ml", "半山茶事", "茶饮料", "", "5.50", "2.90", "瓶"],
    ],
  },
  {
    fileName: "export_2026.csv",
    daysAgo: 1,
    end: "mapping",
    header: ["F1", "F2", "F3", "F4"],
    columns: [null, null, null, null],
    rows: [
      ["1", "柠檬红茶 500ml", "4.5", "瓶"],
      ["2", "无糖绿茶 500ml", "4.5", "瓶"],
    ],
  },
];

/** Imports of the retail merchant, each as far as its person went with it, by the same steps that a person takes. */
export async function seedImports(tx: Handle, now: Date): Promise<void> {
  const owner = await ownerOfNumber(tx, "0001");
  const scope: Scope = { merchants: [owner.merchantId] };
  const place = { topId: owner.topId, merchantId: owner.merchantId };
  for (const { fileName, daysAgo, end, rows, ...file } of files) {
    const importId = await imports.insertImport(tx, {
      ...place,
      ...file,
      ownerId: owner.userId,
      kind: productImport.name,
      fileName,
      request: { scope },
    });
    // The header is the first row of a file.
    const numbered = rows.map((cells, index) => ({ rowNo: index + 2, cells }));
    await imports.insertRows(tx, place, importId, numbered);
    await imports.setRowCount(tx, owner.topId, importId, rows.length);
    if (end !== "mapping") await goOn(tx, scope, importId, end);
    await backdateImport(tx, { ...place, importId }, new Date(now.getTime() - daysAgo * 86_400_000));
  }
}

async function goOn(
  tx: Handle,
  scope: Scope,
  importId: string,
  end: Exclude<DemoImport["end"], "mapping">,
): Promise<void> {
  const batch = (await imports.importOf(tx, scope, productImport.name, importId))!;
  await checkNow(tx, productImport, batch, await imports.beginTurn(tx, batch, "checking", batch.columns));
  if (end === "checked") return;
  await imports.setImportState(tx, batch, "importing");
  if (!(await writeImport(tx, scope, productImport, batch))) throw new Error(`${batch.fileName} is not written.`);
  if (end === "imported") return;
  await productImport.takeBack(tx, batch);
  await imports.setImportState(tx, batch, "undone");
}

/** Goods that somebody found to be lost elsewhere in the console. */
export interface LostGoods {
  readonly productId: string;
  readonly machineId: string;
  readonly batchNo: string;
}

const names = ["productId", "machineId", "batchNo"] as const;

/** Where these goods are written off: the form opens with them. */
export const lossLink = (goods: LostGoods): string =>
  `/jxcgl/bs?${new URLSearchParams({ make: names.map((name) => goods[name]).join(" ") }).toString()}`;

/** What an address begins the form with; the number of a batch may hold spaces. */
export function lostGoods(make: string): Partial<LostGoods> {
  const [productId, machineId, ...batch] = make.split(" ");
  const id = /^\d+$/;
  return {
    ...(id.test(productId ?? "") ? { productId } : {}),
    ...(id.test(machineId ?? "") ? { machineId } : {}),
    batchNo: batch.join(" "),
  } as Partial<LostGoods>;
}

/** Goods that somebody found to be lost elsewhere in the console: at a machine, or in a warehouse or bag. */
export interface LostGoods {
  readonly productId: string;
  readonly machineId?: string | null;
  readonly warehouseId?: string | null;
  readonly batchNo: string;
}

/** Where these goods are written off: the form opens with them. */
export function lossLink({ productId, machineId, warehouseId, batchNo }: LostGoods): string {
  const place = machineId ?? `w${warehouseId ?? ""}`;
  return `/jxcgl/bs?${new URLSearchParams({ make: [productId, place, batchNo].join(" ") }).toString()}`;
}

/** What the form of a write-off begins with. */
interface Beginning {
  readonly productId?: string;
  readonly machineId?: string;
  readonly warehouseId?: string;
  readonly batchNo: string;
}

/** What an address begins the form with; the number of a batch may hold spaces. */
export function lostGoods(make: string): Beginning {
  const [productId = "", place = "", ...batch] = make.split(" ");
  const isId = (text: string) => /^\d+$/.test(text);
  return {
    ...(isId(productId) ? { productId } : {}),
    ...(isId(place) ? { machineId: place } : {}),
    ...(place.startsWith("w") && isId(place.slice(1)) ? { warehouseId: place.slice(1) } : {}),
    batchNo: batch.join(" "),
  };
}

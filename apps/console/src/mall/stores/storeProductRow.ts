import type { RowOf } from "@yunshou/contract";
import type { storeProducts } from "@yunshou/contract/mall/physicalStores";

export type StoreProductRow = RowOf<typeof storeProducts.list>;

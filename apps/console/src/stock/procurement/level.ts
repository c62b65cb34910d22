import type { RowOf } from "@yunshou/contract";
import type { warehouses } from "@yunshou/contract/stock/warehouses";

/** What lies of a product in a warehouse. */
export type LevelRow = RowOf<typeof warehouses.list>;

import type { RowOf } from "@yunshou/contract";
import type { warehouses } from "@yunshou/contract/stock/warehouses";

/** A row of the list of warehouses; where nothing has lain yet it names the warehouse alone. */
export type WarehouseRow = RowOf<typeof warehouses.list>;

/** What lies of a product in a warehouse. */
export type LevelRow = WarehouseRow & { readonly levelId: string };

export const isLevel = (row: WarehouseRow): row is LevelRow => row.levelId !== null;

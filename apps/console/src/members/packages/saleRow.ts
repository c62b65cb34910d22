import type { RowOf } from "@yunshou/contract";
import type { packageSales } from "@yunshou/contract/members/packageSales";

/** A package that was sold. */
export type SaleRow = RowOf<typeof packageSales.list>;

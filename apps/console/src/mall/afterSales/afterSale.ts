import type { RowOf } from "@yunshou/contract";
import type { mallAfterSales } from "@yunshou/contract/mall/afterSales";

export type AfterSaleRow = RowOf<typeof mallAfterSales.list>;

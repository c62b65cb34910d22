import type { RowOf } from "@yunshou/contract";
import type { mallDeliveries } from "@yunshou/contract/mall/deliveries";

export type MallDelivery = RowOf<typeof mallDeliveries.list>;

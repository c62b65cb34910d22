import type { RowOf } from "@yunshou/contract";
import type { maintenances } from "@yunshou/contract/machines/maintenances";

export type MaintenanceRow = RowOf<typeof maintenances.list>;

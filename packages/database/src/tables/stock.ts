import type { Cabinet } from "@yunshou/domain";
import type { Generated, Id } from "./columns.ts";

/** Every change of a lane's stock; the stock of a lane equals the sum of its movements */
export interface StockMovementTable {
  top_id: Id;
  id: Generated<Id>;
  merchant_id: Id;
  machine_id: Id;
  cabinet: Cabinet;
  lane_no: number;
  product_id: Id | null;
  quantity: number;
  stock_after: number;
  reason: "sale" | "refill" | "count" | "remove" | "edit" | "return" | "generate";
  reference_id: Id | null;
  actor_id: Id | null;
}

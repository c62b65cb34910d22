import { deliveryState } from "@yunshou/domain";
import type { LuckyRecord } from "./lucky.queries.ts";

/** A lucky purchase as the list and its file show it. */
export const luckyRow = ({ shipState, ...row }: LuckyRecord) => ({ ...row, deliveryStatus: deliveryState(shipState) });

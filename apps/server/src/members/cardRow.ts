import { bindStateOf } from "@yunshou/domain";
import type { CardRecord } from "./cards.queries.ts";

/** A card as the list and its file show it, without who holds it and where it may be used. */
export const cardRow = ({ memberId, holderSealed: _, machineIds: __, ...row }: CardRecord) => ({
  ...row,
  bindStatus: bindStateOf(memberId !== null, row.cardStatus),
});

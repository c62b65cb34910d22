import { type Handle, type Scope } from "@yunshou/database";
import { refuse, type Refusal } from "@yunshou/domain";
import { cardsByNumber, putCards } from "./dataCards.queries.ts";

/**
 * Puts the cards of these numbers into a machine that is held, and takes all others out. Unknown numbers, and cards that are in
 * another machine, are refused.
 */
export async function setMachineCards(
  tx: Handle,
  scope: Scope,
  { topId, machineId }: { readonly topId: string; readonly machineId: string },
  iccids: readonly string[],
): Promise<Refusal | undefined> {
  const found = await cardsByNumber(tx, scope, topId, iccids);
  const unknown = iccids.find((iccid) => !found.some((card) => card.iccid === iccid));
  if (unknown !== undefined) return refuse("dataCards.unknown", { field: "flowCards", values: { iccid: unknown } });
  const elsewhere = found.find((card) => card.machineId !== null && card.machineId !== machineId);
  if (elsewhere !== undefined)
    return refuse("dataCards.onOtherMachine", {
      field: "flowCards",
      values: { iccid: elsewhere.iccid, machineNo: elsewhere.machineNo ?? "" },
    });
  await putCards(
    tx,
    machineId,
    found.map(({ dataCardId }) => dataCardId),
  );
  return undefined;
}

import type { Handle } from "@yunshou/database";
import { isOutOfStock, refillFigure } from "@yunshou/domain";
import { clearAlarms, raiseAlarms } from "./alarms.queries.ts";
import { copyAlarmsToConditions, holdConditions, type StockFigure, stockFigures } from "./conditions.queries.ts";

/**
 * Recomputes what a machine lacks. Call it in the transaction that changed stock, lanes or alarms.
 * A machine is out of stock while a lane that is meant to sell is empty, or as its own alarm is set; it carries "5/60" (STOCK-04).
 * The conditions of a machine are its open alarms of the kinds outOfStock, outOfChange, temperature and laneFault,
 * so the two can never tell different stories. Answers the machines whose conditions changed.
 */
export async function refreshConditions(tx: Handle, machineIds: readonly string[]): Promise<string[]> {
  const ids = [...new Set(machineIds)].sort();
  if (ids.length === 0) return [];
  // Of two that recompute at once, the second must count what the first has written.
  await holdConditions(tx, ids);
  const figures = await stockFigures(tx, ids);
  const isShort = ({ threshold, unit, ...lanes }: StockFigure) =>
    isOutOfStock(lanes, threshold === null || unit === null ? null : { threshold, unit });
  const short = figures.filter(isShort);
  await raiseAlarms(
    tx,
    short.map(({ machineId, below, lanes }) => ({
      machineId,
      kind: "outOfStock" as const,
      detail: { figure: refillFigure(below, lanes) },
    })),
  );
  await clearAlarms(
    tx,
    figures.filter((figure) => !isShort(figure)).map(({ machineId }) => ({ machineId, kind: "outOfStock" as const })),
  );
  return copyAlarmsToConditions(tx, ids);
}

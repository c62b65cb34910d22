import type { Handle } from "@yunshou/database";
import { insertAct, type NewAct } from "../stock/visits/acts.queries.ts";
import { filledInDemo } from "./visitActs.queries.ts";

const minuteMs = 60_000;
/** What was in the bag beside what was expected, machine by machine, in fen; one bag is short. */
const cashDifferences = [0n, -450n, 0n] as const;
const expectedFen = 12_650n;

/**
 * What replenishers said from their phones: the lanes of the refill orders that are filled, a bag of cash at each machine
 * and the end of each visit. One lane had no room for a piece, and one bag is short.
 */
export async function seedVisitActs(tx: Handle, now: Date): Promise<void> {
  const machines = [...Map.groupBy(await filledInDemo(tx), ({ machineId }) => machineId).values()];
  for (const [index, lines] of machines.entries()) {
    const [machine] = lines as [(typeof lines)[number]];
    const begun = now.getTime() - (machines.length - index) * 40 * minuteMs;
    let step = 0;
    const say = (kind: NewAct["kind"], given: Partial<NewAct> = {}) => {
      step += 1;
      return insertAct(tx, machine, {
        actKey: `demo-phone-${machine.machineId}-${step}`,
        kind,
        userId: machine.userId,
        actedAt: new Date(begun + step * 3 * minuteMs),
        documentId: machine.documentId,
        done: 0,
        rest: 0,
        expectedFen: null,
        ...given,
      });
    };
    for (const { cabinet, laneNo, productId, filled: pieces } of lines)
      await say("fillLane", { cabinet, laneNo, productId, pieces, done: pieces });
    const { cabinet, laneNo, productId } = machine;
    // One piece more was put in than the lane has room for by the book.
    if (index === 0) await say("fillLane", { cabinet, laneNo, productId, pieces: 1, done: 0, rest: 1 });
    const countedFen = String(expectedFen + (cashDifferences[index] ?? 0n));
    const bagNo = `XJ${String(index + 1).padStart(4, "0")}`;
    await say("collectCash", { bagNo, expectedFen: String(expectedFen), countedFen });
    await say("finishVisit");
  }
}

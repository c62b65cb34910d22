import { asSystem, type Database, openDatabase } from "@yunshou/database";
import { insertDocument, writeLines } from "@yunshou/server/stock/procurement/documents.queries";
import { bookGoods } from "@yunshou/server/stock/procurement/goodsBook.queries";
import { type Benchmark, median, ms, spread } from "../figures.ts";
import { settle } from "../fleet.queries.ts";
import { createDatabase, startCluster } from "../product.ts";
import { givenStore, heldIn, type Store } from "./documents.queries.ts";

const small = 200;
const target = 1.2;
const piecesOfLine = 6;
const priceFen = 210n;

/** (x) The lines of one long receipt, written and booked in one transaction, beside those of many short ones. */
export const documents: Benchmark = {
  name: "x",
  title: "a receipt of ten thousand lines beside short ones",
  async run({ quick, folder, say }) {
    const long = quick ? 2_000 : 10_000;
    const rounds = quick ? 3 : 7;
    const cluster = await startCluster(folder);
    try {
      const url = await createDatabase(cluster, "documents");
      const database = openDatabase({ adminUrl: url, webConnections: 1, systemConnections: 2 });
      const store = await asSystem(database, (tx) => givenStore(tx, long));
      await settle(url);
      const [whole, parts]: [number[], number[]] = [[], []];
      for (let round = 0; round <= rounds; round++) {
        const took = [
          await receive(database, store, [store.productIds]),
          await receive(database, store, shortOf(store)),
        ];
        // The first round makes the levels that all others find.
        if (round === 0) continue;
        whole.push(took[0]!);
        parts.push(took[1]!);
      }
      const held = await asSystem(database, (tx) => heldIn(tx, store.warehouseId));
      const pieces = long * piecesOfLine * 2 * (rounds + 1);
      if (held.pieces !== pieces || held.valueFen !== BigInt(pieces) * priceFen)
        throw new Error(`${held.pieces} pieces for ${held.valueFen} fen lie there, not ${pieces}.`);
      await database.close();
      say(`  ${long} lines, ${rounds} rounds`);
      const ratio = median(whole) / median(parts);
      return [
        {
          benchmark: "x",
          measure: `receipt of ${long.toLocaleString("en")} lines, against ${long / small} of ${small}`,
          value: spread(whole, ms),
          against: spread(parts, ms),
          ratio,
          target: `≤ ${target}`,
          isMet: ratio <= target,
        },
      ];
    } finally {
      await cluster.stop();
    }
  },
};

const shortOf = ({ productIds }: Store) =>
  Array.from({ length: productIds.length / small }, (_, at) => productIds.slice(at * small, (at + 1) * small));

/** Books one receipt for each list of products, as its handler does; answers the milliseconds that all took. */
async function receive(database: Database, store: Store, lists: readonly (readonly string[])[]): Promise<number> {
  const { topId, merchantId, userId, warehouseId } = store;
  const began = performance.now();
  for (const productIds of lists)
    await asSystem(database, async (tx) => {
      const made = await insertDocument(tx, {
        topId,
        merchantId,
        kind: "receipt",
        state: "booked",
        docDate: "2026-01-01",
        warehouseId,
        remark: "",
        createdBy: userId,
      });
      const valueFen = priceFen * BigInt(piecesOfLine);
      await writeLines(
        tx,
        made,
        productIds.map((productId) => ({ productId, quantity: piecesOfLine, priceFen, valueFen })),
      );
      const booking = { ...made, bookedOn: "2026-01-01", reason: "receipt" as const, actorId: userId };
      const booked = await bookGoods(
        tx,
        booking,
        productIds.map((productId) => ({
          warehouseId,
          productId,
          batchNo: "",
          pieces: piecesOfLine,
          how: "in" as const,
          valueFen,
        })),
      );
      if (!booked.ok) throw new Error(`booking was refused: ${booked.code}`);
    });
  return performance.now() - began;
}

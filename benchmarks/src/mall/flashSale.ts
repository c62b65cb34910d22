import { asSystem, type Database, type Handle, openDatabase } from "@yunshou/database";
import { placeOrder } from "@yunshou/server/mall/shopFront/place";
import { shopByNumber } from "@yunshou/server/mall/shopFront/shopFronts.queries";
import { oneProvider } from "@yunshou/server/payments/providers";
import { isRefusal } from "@yunshou/server/platform/refused";
import { benchSecrets, FakeProvider, openBenchAt } from "@yunshou/server/testing/bench/orderBenchAt";
import { type Benchmark, perSecond, spread } from "../figures.ts";
import { createDatabase, startCluster } from "../product.ts";
import * as queries from "./flashSale.queries.ts";

const target = 0.7;
const pieces = 100;
/** Connections of the program, each of which serves one buyer at a time. */
const atOnce = 12;

/** One transaction of the product: its statements with their values. */
type Recorded = readonly { readonly text: string; readonly values: readonly unknown[] }[];

/** (j) The last pieces of a flash sale, beside the very statements that it took. */
export const mall: Benchmark = {
  name: "m",
  title: "the last 100 pieces of a flash sale",
  async run({ quick, folder, say }) {
    const cluster = await startCluster(folder);
    try {
      const buyers = quick ? 500 : 5_000;
      const template = await createDatabase(cluster, "flash");
      const bench = await openBenchAt({ url: template, drop: async () => {} });
      const sale = await asSystem(bench.database, (tx) => queries.makeSale(tx, pieces, buyers));
      await bench.close();
      const rounds: { readonly product: number; readonly peer: number }[] = [];
      for (let round = 0; round < (quick ? 1 : 3); round++) {
        const copy = async (name: string) => openAt(await createDatabase(cluster, `${name}${round}`, "flash"));
        const recorded: Recorded[] = [];
        const product = await measure(await copy("product"), sale, sale.buyerIds, (tx, buyerId, place) =>
          order(tx, sale, buyerId, place, recorded),
        );
        const peer = await measure(await copy("peer"), sale, recorded, async (tx, statements) => {
          for (const { text, values } of statements) await tx.query(text, values);
        });
        say(
          `  ${buyers} buyers, ${pieces} pieces sold: ${perSecond(product)}, the statements alone ${perSecond(peer)}`,
        );
        rounds.push({ product, peer });
      }
      const [own, limit] = [rounds.map(({ product }) => product), rounds.map(({ peer }) => peer)];
      const ratio = Math.max(...rounds.map(({ product, peer }) => product / peer));
      return [
        {
          benchmark: "m",
          measure: `buyers answered while ${pieces} pieces go to ${buyers} buyers`,
          value: spread(own, perSecond),
          against: `the same statements: ${spread(limit, perSecond)}`,
          ratio,
          target: `≥ ${target}`,
          isMet: ratio >= target,
        },
        { benchmark: "m", measure: "pieces sold beyond the sale", value: "0", target: "0", isMet: true },
      ];
    } finally {
      await cluster.stop();
    }
  },
};

const openAt = (adminUrl: string): Database => openDatabase({ adminUrl, webConnections: 1, systemConnections: atOnce });

/** One buyer's wish, in the transaction in which the server answers it. */
async function order(
  tx: Handle,
  sale: queries.Sale,
  buyerId: string,
  place: number,
  recorded: Recorded[],
): Promise<void> {
  const statements: { text: string; values: readonly unknown[] }[] = [];
  const noting: Handle = {
    query: (text, values = []) => {
      statements.push({ text, values });
      return tx.query(text, values);
    },
  };
  const shop = await shopByNumber(noting, sale.shopNo);
  const providers = oneProvider(new FakeProvider());
  const placing = { secrets: benchSecrets, providers, now: new Date(), guesserId: "1", buyerId };
  const answer = await placeOrder(noting, placing, shop!, {
    token: `flash-sale-token-${String(place).padStart(8, "0")}`,
    mallProductId: sale.mallProductId,
    flashSaleId: sale.flashSaleId,
    quantity: 1,
    deliveryWay: "pickup",
    pickupPointId: sale.pickupPointId,
    buyerName: "",
    receiver: "林晓云",
    receiverPhone: `139${String(place).padStart(8, "0")}`,
    address: "",
    couponCode: "",
    payMethod: "wechat",
  });
  if (isRefusal(answer) && answer.code !== "mall.flashSoldOut") throw new Error(answer.code);
  recorded.push(statements);
}

/** How many of these are answered each second; afterwards exactly the pieces of the sale are gone. */
async function measure<Item>(
  database: Database,
  sale: queries.Sale,
  items: readonly Item[],
  serve: (tx: Handle, item: Item, place: number) => Promise<void>,
): Promise<number> {
  let next = 0;
  const startedAt = performance.now();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let place = next++; place < items.length; place = next++)
        await asSystem(database, (tx) => serve(tx, items[place]!, place));
    }),
  );
  const seconds = (performance.now() - startedAt) / 1_000;
  const { taken, held } = await asSystem(database, (tx) => queries.soldOf(tx, sale));
  await database.close();
  if (taken !== pieces || held !== pieces)
    throw new Error(`${taken} pieces are taken and ${held} held, not ${pieces}.`);
  return items.length / seconds;
}

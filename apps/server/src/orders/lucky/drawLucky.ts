import type { Handle } from "@yunshou/database";
import { dispensed, luckyLink, luckyNumber, luckyText, luckyWon, orderTable, shipSilenceMs } from "@yunshou/domain";
import { type Book, mustStep, noteChange } from "../book/book.ts";
import { type Order, saleMoney } from "../book/order.ts";
import { lockOpenDraw, saveDraw } from "./luckyDraws.queries.ts";
import { sha256 } from "./luckyDesk.ts";

/** Begins the source of an order that a machine asked to be paid; its own number of the request follows. */
const requestOf = (sourceKey: string) => sourceKey.slice(sourceKey.indexOf(":") + 1);

/**
 * Draws for a locked order in the transaction of its payment, so that nobody can see a result that is not committed, and
 * tells the machine. What is not won needs no goods: its money is the merchant's. Answers whether a prize comes out.
 */
export async function drawLucky(tx: Handle, book: Book, order: Order, tradeNo: string): Promise<boolean> {
  const { topId, orderId, machineId } = order;
  const draw = await lockOpenDraw(tx, topId, orderId);
  if (draw === undefined) throw new Error(`Order ${orderId} has no draw that waits.`);
  const { seed, commitment, winRate, draws, lastHash: previousHash } = draw;
  const proof = { seed, orderNo: orderId, tradeNo };
  const numbers = Array.from({ length: draws }, (_, place) => luckyNumber(sha256(luckyText(proof, place + 1))));
  const isWon = luckyWon(numbers, winRate);
  const link = { previousHash, drawNo: draw.results + 1, orderNo: orderId, commitment, tradeNo, numbers, isWon };
  await saveDraw(tx, orderId, draw, { tradeNo, numbers, isWon, resultHash: sha256(luckyLink(link)), at: book.now });
  order.winResult = isWon ? "won" : "notWon";
  noteChange(book, order, isWon ? "won" : "notWon", {
    source: "cloud",
    detail: { numbers: numbers.join(", "), winRate },
  });
  book.outbox.push({
    machineId,
    key: `lucky:${orderId}`,
    type: "luckyResult",
    body: { requestId: requestOf(order.sourceKey), orderNo: orderId, won: isWon, numbers, winRate, seed, tradeNo },
    notAfter: new Date(book.now.getTime() + shipSilenceMs),
  });
  if (isWon) return true;
  book.ledger.push(dispensed(saleMoney(order)));
  order.state = mustStep(orderTable, order.state, "complete");
  return false;
}

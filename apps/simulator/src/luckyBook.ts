import { createHash } from "node:crypto";
import type { DownBody } from "@yunshou/contract/machines/downMessages";

const sha256 = (text: string) => createHash("sha256").update(text, "utf8").digest("hex");
const remembered = 200;

/** What a machine was promised about lucky purchases, and whether the cloud kept it (docs/machine-protocol.md, "Lucky purchases"). */
export class LuckyBook {
  readonly #offers = new Map<string, NonNullable<DownBody<"payCode">["lucky"]>>();

  promised({ orderNo, lucky }: DownBody<"payCode">): void {
    if (lucky === undefined) return;
    this.#offers.set(orderNo, lucky);
    const [oldest] = this.#offers.keys();
    if (this.#offers.size > remembered && oldest !== undefined) this.#offers.delete(oldest);
  }

  /** Undefined for a result that was heard before, or that follows a start after which nothing is remembered. */
  judge({
    orderNo,
    seed,
    tradeNo,
    numbers,
    winRate,
    won,
  }: DownBody<"luckyResult">): "won" | "lost" | "unproven" | undefined {
    const offer = this.#offers.get(orderNo);
    if (offer === undefined) return undefined;
    this.#offers.delete(orderNo);
    const own = Array.from({ length: offer.draws }, (_, place) => {
      const digest = sha256([seed, orderNo, tradeNo, place + 1].join("|"));
      return Number.parseInt(digest.slice(0, 12), 16) % 10_000;
    });
    const isKept =
      sha256(seed) === offer.commitment &&
      winRate === offer.winRate &&
      own.join() === numbers.join() &&
      won === own.some((number) => number < offer.winRate);
    if (!isKept) return "unproven";
    return won ? "won" : "lost";
  }
}

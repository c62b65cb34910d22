import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { LuckyBook } from "./luckyBook.ts";

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");
const [seed, orderNo, tradeNo] = ["5eed", "17", "T9"];
const number = Number.parseInt(sha256(`${seed}|${orderNo}|${tradeNo}|1`).slice(0, 12), 16) % 10_000;
const code = { requestId: "r", orderNo, codeUrl: "u", amountFen: 100, expiresInSeconds: 180 };
const offer = (winRate: number, commitment = sha256(seed)) => ({ draws: 1, drawFen: 100, winRate, commitment });
const result = { requestId: "r", orderNo, won: true, numbers: [number], winRate: number + 1, seed, tradeNo };

it("ORDER-05 believes a result that follows from what was promised, once, and no other", () => {
  const book = new LuckyBook();
  const judge = (promise: ReturnType<typeof offer>, said: Partial<typeof result> = {}) => {
    book.promised({ ...code, lucky: promise });
    return book.judge({ ...result, ...said });
  };
  expect(judge(offer(number + 1))).toBe("won");
  expect(book.judge(result)).toBeUndefined();
  expect(judge(offer(number), { won: false, winRate: number })).toBe("lost");
  expect(judge(offer(number + 1), { won: false })).toBe("unproven");
  expect(judge(offer(number + 1, sha256("another")))).toBe("unproven");
  expect(judge(offer(number + 1), { numbers: [number + 1] })).toBe("unproven");
  expect(judge(offer(number + 2))).toBe("unproven");
});

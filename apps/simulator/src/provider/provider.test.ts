import {
  demoNotice,
  demoNoticeHeaders,
  demoNoticeSigningText,
  demoPayAnswer,
} from "@yunshou/contract/payments/demoProvider";
import { createVerify } from "node:crypto";
import { describe, expect, it } from "vitest";
import { createVirtualClock } from "../clock.ts";
import { createRandom } from "../random.ts";
import { Book } from "./book.ts";
import { payPage } from "./payPage.ts";
import { providerKeys, signedHeaders } from "./signing.ts";

const request = {
  outTradeNo: "77",
  amountFen: "350",
  currency: "CNY" as const,
  method: "wechat" as const,
  description: "乌龙茶",
  expiresInSeconds: 180,
  notifyUrl: "http://cloud/notice",
};
const refund = {
  outTradeNo: "77",
  refundNo: "9",
  amountFen: "200",
  totalFen: "350",
  reason: "jam",
  notifyUrl: "http://cloud/notice",
};

function openBook() {
  const clock = createVirtualClock(Date.UTC(2026, 0, 1));
  const notices: ReturnType<typeof demoNotice.parse>[] = [];
  const book = new Book({
    clock,
    random: createRandom(3),
    notify: (_, notice) => void notices.push(demoNotice.parse(notice)),
    refundMs: [1_000, 1_000],
    refundFailures: 0,
  });
  return { book, clock, notices };
}

function tokenOf(answer: ReturnType<Book["open"]>): string {
  if (!("token" in answer)) throw new Error(answer.conflict);
  demoPayAnswer.parse({ codeUrl: `http://provider/customer/${answer.token}` });
  return answer.token;
}

describe("payment provider", () => {
  it("signs the very bytes of a notice; one other byte breaks the signature", () => {
    const keys = providerKeys();
    const body = '{"noticeId":"N1"}';
    const headers = signedHeaders(keys, body, 1_700_000_000_123, "nonce");
    const verifies = (text: string) =>
      createVerify("sha256")
        .update(demoNoticeSigningText(headers[demoNoticeHeaders.timestamp]!, "nonce", text))
        .verify(keys.publicKeyPem, headers[demoNoticeHeaders.signature]!, "base64");
    expect(headers[demoNoticeHeaders.timestamp]).toBe("1700000000");
    expect(verifies(body)).toBe(true);
    expect(verifies('{"noticeId":"N2"}')).toBe(false);
  });

  it("answers the same code for the same number and refuses another amount", () => {
    const { book } = openBook();
    expect(tokenOf(book.open(request))).toBe(tokenOf(book.open(request)));
    expect(book.open({ ...request, amountFen: "351" })).toHaveProperty("conflict");
  });

  it("shows a customer's browser what is to be paid, once, and nothing of what it does not know", () => {
    const { book } = openBook();
    const token = tokenOf(book.open({ ...request, description: "<b>茶</b>" }));
    expect(payPage(book.seenBy(token))).toMatch(/&#60;b&#62;茶[^]*¥3\.50[^]*<form method="post">/);
    book.customerPays(token);
    expect(payPage(book.seenBy(token))).not.toContain("<form");
    expect(payPage(book.seenBy("unheard"))).toContain("付款码无效");
  });

  it("takes the customer's money once and tells it in a notice", () => {
    const { book, notices } = openBook();
    const token = tokenOf(book.open(request));
    expect(book.customerPays(token)).toMatchObject({ state: "paid", amountFen: "350" });
    expect(book.customerPays(token)).toMatchObject({ state: "paid" });
    expect(notices).toHaveLength(1);
    expect(notices[0]).toMatchObject({ kind: "payment", outTradeNo: "77", amountFen: "350" });
    expect(book.close("77")).toMatchObject({ state: "paid" });
  });

  it("takes no money for a closed or expired code", () => {
    const { book, clock } = openBook();
    const token = tokenOf(book.open(request));
    book.close("77");
    expect(book.customerPays(token)).toHaveProperty("conflict");
    const late = tokenOf(book.open({ ...request, outTradeNo: "78" }));
    clock.advance(200_000);
    expect(book.customerPays(late)).toHaveProperty("conflict");
  });

  it("pays a refund once, at most what was paid, and tells it in a notice", () => {
    const { book, clock, notices } = openBook();
    book.customerPays(tokenOf(book.open(request)));
    expect(book.refund(refund)).toEqual({ state: "processing" });
    expect(book.refund(refund)).toEqual({ state: "processing" });
    expect(book.refund({ ...refund, refundNo: "10" })).toMatchObject({ state: "failed" });
    clock.advance(2_000);
    expect(book.queryRefund("9")).toEqual({ state: "succeeded" });
    expect(notices.filter(({ kind }) => kind === "refund")).toHaveLength(1);
  });

  it("refunds what the machine took by itself when it is named by the provider's number", () => {
    const { book } = openBook();
    expect(book.refund({ ...refund, outTradeNo: "5" })).toMatchObject({ state: "failed" });
    expect(book.refund({ ...refund, outTradeNo: "5", tradeNo: "T1", refundNo: "11" })).toEqual({ state: "processing" });
  });
});

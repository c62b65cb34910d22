import { demoProviderIdentity } from "@yunshou/contract/payments/demoProvider";
import {
  demoEncryptedFields,
  demoRequestHeaders,
  demoRequestSigningText,
  type DemoSubmissionNotice,
  demoSubmissionNotice,
} from "@yunshou/contract/payments/demoSubmissions";
import { constants, createHash, generateKeyPairSync, publicEncrypt, sign } from "node:crypto";
import { describe, expect, it } from "vitest";
import { createVirtualClock } from "../clock.ts";
import { createRandom } from "../random.ts";
import { providerKeys } from "./signing.ts";
import { signPage } from "./signPage.ts";
import { SubmissionBook } from "./submissionBook.ts";
import { type PlainSubmission, readSubmission, RequestGuard } from "./submissionRequest.ts";

const mediaId = createHash("sha256").update("picture").digest("hex");
const request: PlainSubmission = {
  channel: "wechat",
  outRequestNo: "JJ1",
  attempt: 1,
  merchantName: "样例<小店>",
  contactName: "甲",
  contactPhone: "13900000000",
  email: "a@example.com",
  idCardNo: "1",
  storeName: "一号店",
  province: "上海",
  city: "上海市",
  address: "样例路1号",
  bankName: "样例银行",
  bankAccount: "4111",
  feeRate: 60,
  images: { idFront: mediaId, idBack: mediaId, store: mediaId, bankCard: mediaId },
  notifyUrl: "http://cloud/notice",
};

function openBook(judge: (request: PlainSubmission) => { field: string; reason: string }[] = () => []) {
  const clock = createVirtualClock(Date.UTC(2026, 0, 1));
  const notices: DemoSubmissionNotice[] = [];
  const book = new SubmissionBook({
    clock,
    judge,
    random: createRandom(3),
    submissionMs: [1_000, 1_000],
    signWithinMs: 60_000,
    base: () => "http://provider",
    notify: (_, notice) => void notices.push(demoSubmissionNotice.encode(demoSubmissionNotice.parse(notice))),
  });
  book.upload(Buffer.from("picture"));
  return { book, clock, states: () => notices.map(({ state }) => state), notices };
}

const tokenOf = (answer: object) => String((answer as { signUrl?: string }).signUrl).split("/sign/")[1] ?? "";

describe("small merchants at the payment provider", () => {
  it("are checked, verify their account, sign and get a number, each step in a notice", () => {
    const { book, clock, states, notices } = openBook();
    expect(book.submit(request)).toMatchObject({ state: "checking", attempt: 1 });
    clock.advance(1_000);
    const token = tokenOf(book.query(request));
    expect(book.merchantConfirms(token)).toMatchObject({ state: "signing" });
    expect(book.merchantConfirms(token)).toMatchObject({ state: "opening" });
    expect(book.merchantConfirms(token)).toHaveProperty("conflict");
    clock.advance(1_000);
    expect(book.query(request)).toMatchObject({
      state: "finished",
      subMerchantNo: expect.stringMatching(/^16\d{8}$/) as string,
    });
    expect(states()).toEqual(["checking", "verifying", "signing", "opening", "finished"]);
    expect(new Set(notices.map(({ noticeId }) => noticeId)).size).toBe(5);
  });

  it("at Alipay only authorise, and lapse when they do not", () => {
    const { book, clock, states } = openBook();
    book.submit({ ...request, channel: "alipay" });
    clock.advance(1_000);
    expect(states()).toEqual(["checking", "signing"]);
    clock.advance(60_000);
    expect(book.query({ ...request, channel: "alipay" })).toMatchObject({ state: "cancelled" });
    expect(book.query(request)).toEqual({ state: "unknown" });
    expect(book.submit({ ...request, channel: "alipay", attempt: 2 })).toMatchObject({ state: "checking" });
  });

  it("are taken once, however often the same attempt is sent", () => {
    const { book, states } = openBook();
    book.submit(request);
    expect(book.submit({ ...request })).toMatchObject({ state: "checking" });
    expect(book.submit({ ...request, feeRate: 61 })).toHaveProperty("conflict");
    expect(book.submit({ ...request, attempt: 2 })).toHaveProperty("conflict");
    expect([book.taken, states()]).toEqual([1, ["checking"]]);
  });

  it("are rejected with a reason by field, and taken again when corrected", () => {
    const { book, clock } = openBook(({ storeName }) =>
      storeName === "一号店" ? [{ field: "storeName", reason: "no" }] : [],
    );
    book.submit(request);
    clock.advance(1_000);
    expect(book.query(request)).toMatchObject({ state: "rejected", reasons: [{ field: "storeName", reason: "no" }] });
    book.submit({ ...request, attempt: 2, storeName: "二号店" });
    clock.advance(1_000);
    expect(book.query(request)).toMatchObject({ state: "verifying", attempt: 2 });
    expect(book.query(request)).not.toHaveProperty("reasons");
    expect(book.submit(request)).toHaveProperty("conflict");
  });

  it("need pictures that were uploaded, and are unknown before they are sent", () => {
    const { book } = openBook();
    expect(book.submit({ ...request, images: { ...request.images, store: "0".repeat(64) } })).toHaveProperty(
      "conflict",
    );
    expect(book.upload(Buffer.alloc(0))).toHaveProperty("conflict");
    expect(book.query(request)).toEqual({ state: "unknown" });
  });

  it("see a page that escapes their name", () => {
    expect(signPage({ merchantName: request.merchantName, state: "signing" })).toContain("样例&#60;小店&#62;");
    expect(signPage({ merchantName: "a", state: "finished" })).not.toContain("<button");
  });
});

describe("requests of the cloud", () => {
  const ours = generateKeyPairSync("rsa", { modulusLength: 2_048 });
  const theirs = providerKeys();
  const now = Date.UTC(2026, 0, 1);
  const body = Buffer.from("{}");
  const headersOf = ({
    nonce = "n",
    seconds = now / 1_000,
    path = "/submissions",
    signed = body,
    key = ours.privateKey,
    merchant = demoProviderIdentity.merchantId as string,
  } = {}) => ({
    [demoRequestHeaders.merchant]: merchant,
    [demoRequestHeaders.timestamp]: String(seconds),
    [demoRequestHeaders.nonce]: nonce,
    [demoRequestHeaders.signature]: sign(
      "sha256",
      Buffer.from(
        demoRequestSigningText("POST", path, String(seconds), nonce, createHash("sha256").update(signed).digest("hex")),
      ),
      key,
    ).toString("base64"),
  });
  const problemOf = (
    headers: Record<string, string>,
    guard = new RequestGuard(
      ours.publicKey.export({ format: "pem", type: "spki" }).toString(),
      demoProviderIdentity.merchantId,
    ),
  ) => guard.problemOf("POST", "/submissions", headers, body, now);

  it("are taken when genuine, and once", () => {
    const guard = new RequestGuard(
      ours.publicKey.export({ format: "pem", type: "spki" }).toString(),
      demoProviderIdentity.merchantId,
    );
    expect(problemOf(headersOf(), guard)).toBeUndefined();
    expect(problemOf(headersOf(), guard)).toBe("the nonce was used before");
  });

  it.each<[string, Parameters<typeof headersOf>[0], string]>([
    ["for another path", { path: "/sign" }, "wrong signature"],
    ["with another body", { signed: Buffer.from("[]") }, "wrong signature"],
    ["signed by another key", { key: theirs.privateKey }, "wrong signature"],
    ["of another merchant", { merchant: "other" }, "unknown merchant"],
    ["that are old", { seconds: now / 1_000 - 301 }, "outside the time window"],
  ])("are refused %s", (_, change, problem) => expect(problemOf(headersOf(change))).toBe(problem));

  it("carry personal data that only the provider reads", () => {
    const encrypt = (text: string) =>
      publicEncrypt(
        { key: theirs.publicKeyPem, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: "sha256" },
        Buffer.from(text),
      ).toString("base64");
    const sealed = {
      ...request,
      ...Object.fromEntries(
        demoEncryptedFields
          .filter((name) => request[name] !== undefined)
          .map((name) => [name, encrypt(request[name] ?? "")]),
      ),
    };
    expect(JSON.stringify(sealed)).not.toContain(request.contactPhone);
    expect(readSubmission(sealed, theirs.privateKey)).toEqual(request);
    expect(() => readSubmission(request, theirs.privateKey)).toThrow();
  });
});

import {
  demoEncryptedFields,
  demoMedia,
  demoRequestHeaders,
  demoRequestSigningText,
  demoSubmissionAnswer,
  demoSubmissionNotice,
  demoSubmissionPaths,
  demoSubmissionRequest,
} from "@yunshou/contract/payments/demoSubmissions";
import type { SubmissionChannel, SubmissionRejection } from "@yunshou/domain";
import {
  constants,
  createHash,
  createPrivateKey,
  createPublicKey,
  publicEncrypt,
  randomBytes,
  sign,
} from "node:crypto";
import type { z } from "zod";
import {
  type SubmissionContent,
  type SubmissionNoticeReading,
  type SubmissionProvider,
  type SubmissionReason,
  SubmissionRefused,
  type SubmissionReport,
  SubmissionUnreachable,
} from "../merchants/onboarding/provider.ts";
import { proveDemoNotice, type DemoProviderSettings } from "./demoProvider.ts";

export interface DemoSubmissionSettings extends DemoProviderSettings {
  readonly code: string;
  readonly name: string;
  readonly channel: SubmissionChannel;
  /** PEM of our own key, which signs requests. */
  readonly privateKey: string;
}

type Answer = z.output<typeof demoSubmissionAnswer>;

const answerTimeoutMs = 5_000;

/** Client of the provider simulator for small merchants: signs what it sends, encrypts personal data, trusts nothing unsigned. */
export function demoSubmissions(settings: DemoSubmissionSettings): SubmissionProvider {
  const theirs = createPublicKey(settings.publicKey);
  const ours = createPrivateKey(settings.privateKey);

  function signedHeaders(method: string, path: string, body: Buffer): Record<string, string> {
    const timestamp = String(Math.floor(Date.now() / 1_000));
    const nonce = randomBytes(16).toString("hex");
    const text = demoRequestSigningText(
      method,
      path,
      timestamp,
      nonce,
      createHash("sha256").update(body).digest("hex"),
    );
    return {
      [demoRequestHeaders.merchant]: settings.merchantId,
      [demoRequestHeaders.timestamp]: timestamp,
      [demoRequestHeaders.nonce]: nonce,
      [demoRequestHeaders.signature]: sign("sha256", Buffer.from(text), ours).toString("base64"),
    };
  }

  async function call<T>(
    method: "GET" | "POST",
    path: string,
    answer: z.ZodType<T>,
    body: Buffer,
    mediaType: string,
  ): Promise<T> {
    let response: Response;
    let content: unknown;
    try {
      response = await fetch(`${settings.url}${path}`, {
        method,
        signal: AbortSignal.timeout(settings.timeoutMs ?? answerTimeoutMs),
        headers: { ...signedHeaders(method, path, body), ...(method === "POST" ? { "content-type": mediaType } : {}) },
        ...(method === "POST" ? { body: new Uint8Array(body) } : {}),
      });
      content = await response.json();
    } catch (error) {
      throw new SubmissionUnreachable(`${method} ${path}: ${(error as Error).message}`);
    }
    if (response.status >= 500 || response.status === 429)
      throw new SubmissionUnreachable(`${method} ${path}: status ${response.status}`);
    if (!response.ok) throw new SubmissionRefused(problemOf(content) ?? `${method} ${path}: status ${response.status}`);
    const read = answer.safeParse(content);
    if (!read.success) throw new SubmissionUnreachable(`${method} ${path}: the answer cannot be understood`);
    return read.data;
  }

  const encrypt = (text: string) =>
    publicEncrypt(
      { key: theirs, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: "sha256" },
      Buffer.from(text),
    ).toString("base64");

  async function requestOf(content: SubmissionContent): Promise<Buffer> {
    const images: Record<string, string> = {};
    for (const image of content.images)
      images[image.kind] = (
        await call("POST", demoSubmissionPaths.media, demoMedia, image.content, "application/octet-stream")
      ).mediaId;
    const { requestNo, attempt, merchantName, storeName, province, city, address, bankName, feeRate } = content;
    const personal = Object.fromEntries(
      demoEncryptedFields.flatMap((name) => (content[name] === null ? [] : [[name, encrypt(content[name])]])),
    );
    const open = {
      channel: settings.channel,
      outRequestNo: requestNo,
      attempt,
      merchantName,
      storeName,
      province,
      city,
      address,
      bankName,
      feeRate,
      images,
      notifyUrl: settings.notifyUrl,
    };
    return Buffer.from(JSON.stringify(demoSubmissionRequest.parse({ ...open, ...personal })));
  }

  return {
    code: settings.code,
    name: settings.name,
    channel: settings.channel,
    submit: async (content) =>
      reportOf(
        await call(
          "POST",
          demoSubmissionPaths.submit,
          demoSubmissionAnswer,
          await requestOf(content),
          "application/json",
        ),
      ),
    async query(requestNo, attempt) {
      const answer = await call(
        "GET",
        `${demoSubmissionPaths.query}${settings.channel}/${requestNo}`,
        demoSubmissionAnswer,
        Buffer.alloc(0),
        "",
      );
      // An answer about an earlier attempt means that ours has not arrived yet.
      return answer.attempt === attempt ? reportOf(answer) : { state: "unknown" };
    },
    readNotice: (rawBody, headers, now) =>
      proveDemoNotice(settings, theirs, rawBody, headers, now) ?? readNotice(settings, rawBody),
  };
}

const problemOf = (content: unknown): string | undefined => {
  const { conflict, error } = (content ?? {}) as { conflict?: unknown; error?: unknown };
  return [conflict, error].find((text): text is string => typeof text === "string");
};

/** The provider's codes for which we have words in every language; a reason under another code is shown as it is written. */
const rejections: Readonly<Record<string, SubmissionRejection>> = {
  NAME_NOT_ALLOWED: "nameNotAllowed",
  NAME_DIFFERS: "nameDiffers",
  ID_CARD_DIFFERS: "idCardDiffers",
  ID_CARD_EXPIRED: "idCardExpired",
  PICTURE_UNCLEAR: "pictureUnclear",
  BANK_ACCOUNT_REFUSED: "bankAccountRefused",
  MERCHANT_KNOWN: "merchantKnown",
};

function reasonOf({ field, reason, code = "" }: NonNullable<Answer["reasons"]>[number]): SubmissionReason {
  const known = Object.hasOwn(rejections, code) ? rejections[code] : undefined;
  return { field, reason, ...(known === undefined ? {} : { code: known }) };
}

function reportOf({ state, submissionNo, signUrl, subMerchantNo, reasons }: Omit<Answer, "attempt">): SubmissionReport {
  if (state === "unknown") return { state };
  return {
    state,
    ...(submissionNo === undefined ? {} : { providerNo: submissionNo }),
    ...(signUrl === undefined ? {} : { signUrl }),
    ...(subMerchantNo === undefined ? {} : { subMerchantNo }),
    ...(reasons === undefined ? {} : { reasons: reasons.map(reasonOf) }),
  };
}

/** A notice that is really the provider's, but perhaps not for us or not one that makes sense. */
function readNotice(settings: DemoSubmissionSettings, rawBody: Buffer): SubmissionNoticeReading {
  const mismatch = (problem: string): SubmissionNoticeReading => ({
    ok: false,
    code: "payments.noticeMismatch",
    problem,
  });
  let content: unknown;
  try {
    content = JSON.parse(rawBody.toString("utf8"));
  } catch {
    return mismatch("not JSON");
  }
  const read = demoSubmissionNotice.safeParse(content);
  if (!read.success) return mismatch("not a notice about a submission");
  const { noticeId, outRequestNo, attempt, merchantId, appId } = read.data;
  if (merchantId !== settings.merchantId || appId !== settings.appId) return mismatch("for somebody else");
  const progress = reportOf(read.data);
  if (progress.state === "unknown") return mismatch("a notice without a state");
  if (progress.state === "finished" && progress.subMerchantNo === undefined)
    return mismatch("finished without the merchant's number");
  return { ok: true, notice: { noticeId, requestNo: outRequestNo, attempt, progress } };
}

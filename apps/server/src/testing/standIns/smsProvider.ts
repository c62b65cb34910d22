import { createHash, createHmac } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

export type SmsKind = "aliyun" | "tencent" | "webhook";

/** A message as a provider received it, once its signature was proven. */
export interface ReceivedSms {
  readonly phone: string;
  readonly template: string;
  readonly values: unknown;
  readonly signName?: string;
}

export interface SmsStandIn {
  readonly url: string;
  readonly received: ReceivedSms[];
  /** Requests of any kind, those with a wrong signature included. */
  requests: number;
  /** What the next requests are answered instead; `silence` never answers. */
  next: ("silence" | "busy" | { readonly code: string })[];
  stop(): Promise<void>;
}

export const smsKeys = { keyId: "LTAI-test", keySecret: "a-secret-of-more-than-32-characters" };

const sha256 = (data: string) => createHash("sha256").update(data).digest("hex");
const hmac = (key: string | Buffer, data: string) => createHmac("sha256", key).update(data).digest();

/** Rebuilds a signature from the request as it arrived on the wire, as the provider's document says. */
const proofs = {
  aliyun({ method = "", url = "", headers }: IncomingMessage, body: string): boolean {
    const [, names = "", signature = ""] =
      /^ACS3-HMAC-SHA256 Credential=LTAI-test,SignedHeaders=([^,]+),Signature=([0-9a-f]{64})$/.exec(
        headers.authorization ?? "",
      ) ?? [];
    const [path = "", query = ""] = url.split("?");
    const sorted = query.split("&").sort().join("&");
    const lines = names.split(";").map((name) => `${name}:${String(headers[name]).trim()}\n`);
    const canonical = `${method}\n${path}\n${sorted}\n${lines.join("")}\n${names}\n${String(headers["x-acs-content-sha256"])}`;
    const wanted = [
      "host",
      "x-acs-action",
      "x-acs-content-sha256",
      "x-acs-date",
      "x-acs-signature-nonce",
      "x-acs-version",
    ];
    const fresh =
      Math.abs(Date.parse(String(headers["x-acs-date"])) - Date.now()) < 900_000 &&
      /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(String(headers["x-acs-date"]));
    return (
      fresh &&
      wanted.every((name) => names.split(";").includes(name)) &&
      headers["x-acs-content-sha256"] === sha256(body) &&
      hmac(smsKeys.keySecret, `ACS3-HMAC-SHA256\n${sha256(canonical)}`).toString("hex") === signature
    );
  },
  tencent({ headers }: IncomingMessage, body: string): boolean {
    const [, scope = "", names = "", signature = ""] =
      /^TC3-HMAC-SHA256 Credential=LTAI-test\/(\S+), SignedHeaders=(\S+), Signature=([0-9a-f]{64})$/.exec(
        headers.authorization ?? "",
      ) ?? [];
    const timestamp = String(headers["x-tc-timestamp"]);
    const date = new Date(Number(timestamp) * 1_000).toISOString().slice(0, 10);
    const lines = names
      .split(";")
      .map(
        (name) =>
          `${name}:${(name === "x-tc-action" ? String(headers[name]).toLowerCase() : String(headers[name])).trim()}\n`,
      );
    const canonical = `POST\n/\n\n${lines.join("")}\n${names}\n${sha256(body)}`;
    const key = hmac(hmac(hmac(`TC3${smsKeys.keySecret}`, date), "sms"), "tc3_request");
    const fresh = Math.abs(Number(timestamp) - Date.now() / 1_000) < 300;
    return (
      fresh &&
      scope === `${date}/sms/tc3_request` &&
      hmac(key, `TC3-HMAC-SHA256\n${timestamp}\n${scope}\n${sha256(canonical)}`).toString("hex") === signature
    );
  },
  webhook({ headers }: IncomingMessage, body: string): boolean {
    return (
      hmac(smsKeys.keySecret, `${String(headers["x-yunshou-timestamp"])}.${body}`).toString("hex") ===
      headers["x-yunshou-signature"]
    );
  },
};

/** What is read of a proven request, and how each provider says yes and no. */
const speech: Readonly<
  Record<
    SmsKind,
    {
      read: (request: IncomingMessage, body: string) => ReceivedSms;
      answer: (code: string | undefined) => [status: number, body: unknown];
    }
  >
> = {
  aliyun: {
    read({ url }) {
      const query = new URL(url ?? "", "http://x").searchParams;
      return {
        phone: query.get("PhoneNumbers") ?? "",
        template: query.get("TemplateCode") ?? "",
        signName: query.get("SignName") ?? "",
        values: JSON.parse(query.get("TemplateParam") ?? "null"),
      };
    },
    answer: (code) => [code === undefined ? 200 : 400, { Code: code ?? "OK", Message: code ?? "OK", RequestId: "R1" }],
  },
  tencent: {
    read(_request, body) {
      const sent = JSON.parse(body) as {
        PhoneNumberSet: string[];
        TemplateId: string;
        SignName: string;
        TemplateParamSet: string[];
        SmsSdkAppId: string;
      };
      return {
        phone: sent.PhoneNumberSet.join(),
        template: `${sent.SmsSdkAppId}/${sent.TemplateId}`,
        signName: sent.SignName,
        values: sent.TemplateParamSet,
      };
    },
    answer: (code) => [
      200,
      {
        Response:
          code === undefined || code.startsWith("LimitExceeded.")
            ? { SendStatusSet: [{ Code: code ?? "Ok" }], RequestId: "R1" }
            : { Error: { Code: code, Message: code }, RequestId: "R1" },
      },
    ],
  },
  webhook: {
    read(_request, body) {
      const { phone, template, values } = JSON.parse(body) as ReceivedSms;
      return { phone, template, values };
    },
    answer: (code) => [code === undefined ? 204 : Number(code), undefined],
  },
};

/** A provider of text messages on the loopback, which takes nothing whose signature it cannot rebuild. */
export async function startSmsStandIn(kind: SmsKind): Promise<SmsStandIn> {
  const standIn: Omit<SmsStandIn, "url" | "stop"> = { received: [], requests: 0, next: [] };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      standIn.requests += 1;
      const body = Buffer.concat(chunks).toString("utf8");
      const say = ([status, value]: [number, unknown]) =>
        response
          .writeHead(status, { "content-type": "application/json" })
          .end(value === undefined ? "" : JSON.stringify(value));
      const instead = standIn.next.shift();
      if (instead === "silence") return;
      if (instead === "busy") return void say([503, {}]);
      if (instead !== undefined) return void say(speech[kind].answer(instead.code));
      if (!proofs[kind](request, body))
        return void say(
          kind === "tencent"
            ? [200, { Response: { Error: { Code: "AuthFailure.SignatureFailure" } } }]
            : [403, { Code: "SignatureDoesNotMatch" }],
        );
      standIn.received.push(speech[kind].read(request, body));
      say(speech[kind].answer(undefined));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return Object.assign(standIn, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  });
}

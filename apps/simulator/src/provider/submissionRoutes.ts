import { demoProviderIdentity } from "@yunshou/contract/payments/demoProvider";
import { demoSubmissionPaths, demoSubmissionQuery } from "@yunshou/contract/payments/demoSubmissions";
import type { KeyObject } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { Random } from "../random.ts";
import { signPage } from "./signPage.ts";
import type { SubmissionBook } from "./submissionBook.ts";
import { readSubmission, RequestGuard } from "./submissionRequest.ts";

/** An answer of the provider: JSON, or a page for the merchant; `silent` means that none is given. */
export interface RouteAnswer {
  readonly status: number;
  readonly json?: object;
  readonly html?: string;
  readonly silent?: boolean;
}

export interface SubmissionRouteParts {
  readonly book: SubmissionBook;
  readonly privateKey: KeyObject;
  /** Of the cloud's requests; without it submissions are refused. */
  readonly cloudKeyPem: string | undefined;
  readonly now: () => number;
  /** Percent of submissions that are carried out but never answered. */
  readonly timeouts: number;
  readonly random: Random;
}

const bodyLimit = 4 * 1_048_576;

/** Answers everything about submissions; undefined for other paths. */
export function submissionRoutes({
  book,
  privateKey,
  cloudKeyPem,
  now,
  timeouts,
  random,
}: SubmissionRouteParts): (request: IncomingMessage) => Promise<RouteAnswer | undefined> {
  const guard = cloudKeyPem === undefined ? undefined : new RequestGuard(cloudKeyPem, demoProviderIdentity.merchantId);

  return async (request) => {
    const { pathname } = new URL(request.url ?? "/", "http://provider");
    if (pathname.startsWith(demoSubmissionPaths.sign))
      return sign(book, request.method ?? "", pathname.slice(demoSubmissionPaths.sign.length));
    if (!pathname.startsWith(demoSubmissionPaths.submit)) return undefined;
    const body = await read(request);
    const problem =
      guard === undefined
        ? "no merchant is known"
        : guard.problemOf(request.method ?? "", pathname, request.headers, body, now());
    if (problem !== undefined) return { status: 401, json: { error: problem } };
    if (request.method === "POST" && pathname === demoSubmissionPaths.media) return conflictOr(book.upload(body));
    const asked = /^\/(\w+)\/(\w+)$/.exec(pathname.slice(demoSubmissionPaths.submit.length));
    if (request.method === "GET" && asked !== null)
      return {
        status: 200,
        json: book.query(demoSubmissionQuery.parse({ channel: asked[1], outRequestNo: asked[2] })),
      };
    if (request.method !== "POST" || pathname !== demoSubmissionPaths.submit)
      return { status: 404, json: { error: "no such call" } };
    const answer = conflictOr(book.submit(readSubmission(JSON.parse(body.toString("utf8")), privateKey)));
    return random.percent(timeouts) ? { ...answer, silent: true } : answer;
  };
}

const conflictOr = (answer: object): RouteAnswer => ({ status: "conflict" in answer ? 409 : 200, json: answer });

/** The page behind the merchant's link: it shows the step, and confirming goes to the next one. */
function sign(book: SubmissionBook, method: string, token: string): RouteAnswer {
  const confirmed = method === "POST" ? book.merchantConfirms(token) : undefined;
  const seen = book.behind(token);
  if (seen === undefined) return { status: 404, html: signPage(undefined) };
  return { status: confirmed !== undefined && "conflict" in confirmed ? 409 : 200, html: signPage(seen) };
}

async function read(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > bodyLimit) throw new RangeError("the body is too large");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

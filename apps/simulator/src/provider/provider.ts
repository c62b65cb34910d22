import {
  demoCloseRequest,
  demoPayRequest,
  demoProviderPaths,
  demoRefundRequest,
} from "@yunshou/contract/payments/demoProvider";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { realClock, type Clock } from "../clock.ts";
import { createRandom } from "../random.ts";
import { Book, type Conflict } from "./book.ts";
import { Notifier, type NoticeFaults } from "./notifier.ts";
import { payPage } from "./payPage.ts";
import { providerKeys, type ProviderKeys } from "./signing.ts";
import { SubmissionBook, type SubmissionBookOptions } from "./submissionBook.ts";
import { type RouteAnswer, submissionRoutes } from "./submissionRoutes.ts";

export interface ProviderOptions {
  readonly port?: number;
  readonly host?: string;
  readonly seed?: number;
  readonly clock?: Clock;
  readonly keys?: ProviderKeys;
  readonly noticeFaults?: Partial<NoticeFaults>;
  /** Percent of refund calls that are carried out but never answered. */
  readonly refundTimeouts?: number;
  readonly refundFailures?: number;
  readonly refundMs?: readonly [number, number];
  readonly retryMs?: readonly number[];
  /** PEM of the key that signs the cloud's requests; without it no submission is taken. */
  readonly cloudKeyPem?: string;
  /** How long checking and opening of a submission take. */
  readonly submissionMs?: readonly [number, number];
  readonly signWithinMs?: number;
  /** Percent of submissions that are carried out but never answered. */
  readonly submissionTimeouts?: number;
  /** Why a submission is rejected; nothing means that it passes. */
  readonly judge?: SubmissionBookOptions["judge"];
}

export interface Provider {
  /** Base address for the cloud. */
  readonly url: string;
  readonly publicKeyPem: string;
  readonly book: Book;
  readonly submissions: SubmissionBook;
  readonly notifier: Notifier;
  stop(): Promise<void>;
}

const customerPath = "/customer/";
const bodyLimit = 65_536;
/** As long as Alipay lets a merchant confirm. */
const fifteenDaysMs = 15 * 86_400_000;

/**
 * A payment provider in one process, shaped like the real ones. A code's address is where the customer pays:
 * whoever POSTs to it has confirmed on the phone.
 */
export async function startProvider(options: ProviderOptions = {}): Promise<Provider> {
  const clock = options.clock ?? realClock;
  const random = createRandom(options.seed ?? 1);
  const keys = options.keys ?? providerKeys();
  const faults = { lost: 0, duplicated: 0, delayed: 0, delayMs: 20_000, ...options.noticeFaults };
  const notifier = new Notifier({ keys, clock, random: random.fork("notices"), faults, retryMs: options.retryMs });
  const book = new Book({
    clock,
    random: random.fork("book"),
    notify: (url, notice) => notifier.post(url, notice),
    refundMs: options.refundMs ?? [800, 4_000],
    refundFailures: options.refundFailures ?? 0,
  });
  const silence = random.fork("silence");
  let base = "";
  const submissions = new SubmissionBook({
    clock,
    random: random.fork("submissions"),
    notify: (url, notice) => notifier.post(url, notice),
    submissionMs: options.submissionMs ?? [2_000, 6_000],
    signWithinMs: options.signWithinMs ?? fifteenDaysMs,
    judge: options.judge ?? (() => []),
    base: () => base,
  });
  const answerSubmission = submissionRoutes({
    book: submissions,
    privateKey: keys.privateKey,
    cloudKeyPem: options.cloudKeyPem,
    now: () => clock.now(),
    timeouts: options.submissionTimeouts ?? 0,
    random: silence,
  });

  const server = createServer((request, response) => {
    void respond(request).then(
      ({ status, json, html, silent }) => {
        if (html !== undefined) response.writeHead(status, { "content-type": "text/html; charset=utf-8" }).end(html);
        else if (json !== undefined && silent !== true) reply(response, status, json);
      },
      (error: unknown) => reply(response, 400, { error: error instanceof Error ? error.message : "bad request" }),
    );
  });

  const respond = async (request: IncomingMessage): Promise<RouteAnswer> => {
    const submitted = await answerSubmission(request);
    if (submitted !== undefined) return submitted;
    const shown = await customerPage(request);
    if (shown !== undefined) return { status: 200, html: shown };
    const result = await answer(request);
    return result === undefined
      ? { status: 200, silent: true }
      : { status: "conflict" in result ? 409 : 200, json: result };
  };

  /** A customer with a browser: GET shows what is to be paid, and the form of the page pays it. Machines post JSON. */
  const customerPage = async (request: IncomingMessage): Promise<string | undefined> => {
    const { pathname } = new URL(request.url ?? "/", "http://provider");
    if (!pathname.startsWith(customerPath)) return undefined;
    const isForm = request.headers["content-type"]?.startsWith("application/x-www-form-urlencoded") === true;
    if (request.method !== "GET" && !isForm) return undefined;
    const token = pathname.slice(customerPath.length);
    if (isForm) {
      await read(request);
      book.customerPays(token);
    }
    return payPage(book.seenBy(token));
  };

  const answer = async (request: IncomingMessage): Promise<object | Conflict | undefined> => {
    const url = new URL(request.url ?? "/", "http://provider");
    const body: unknown = request.method === "POST" ? JSON.parse((await read(request)) || "{}") : undefined;
    switch (`${request.method} ${url.pathname}`) {
      case `POST ${demoProviderPaths.pay}`: {
        const opened = book.open(demoPayRequest.parse(body));
        return "token" in opened ? { codeUrl: `${base}${customerPath}${opened.token}` } : opened;
      }
      case `GET ${demoProviderPaths.query}`:
        return book.query(url.searchParams.get("outTradeNo") ?? "");
      case `POST ${demoProviderPaths.close}`:
        return book.close(demoCloseRequest.parse(body).outTradeNo);
      case `POST ${demoProviderPaths.refund}`: {
        const state = book.refund(demoRefundRequest.parse(body));
        return silence.percent(options.refundTimeouts ?? 0) ? undefined : state;
      }
      case `GET ${demoProviderPaths.refund}`:
        return book.queryRefund(url.searchParams.get("refundNo") ?? "");
      default:
        if (request.method === "POST" && url.pathname.startsWith(customerPath))
          return book.customerPays(url.pathname.slice(customerPath.length));
        return { conflict: "no such call" };
    }
  };

  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(options.port ?? 0, options.host ?? "127.0.0.1", resolve);
  });
  base = `http://${options.host ?? "127.0.0.1"}:${(server.address() as AddressInfo).port}`;
  return {
    url: base,
    publicKeyPem: keys.publicKeyPem,
    book,
    submissions,
    notifier,
    async stop() {
      notifier.stop();
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

function reply(response: ServerResponse, status: number, value: object): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(value));
}

async function read(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const part of request.setEncoding("utf8")) {
    text += part as string;
    if (text.length > bodyLimit) throw new RangeError("the body is too large");
  }
  return text;
}

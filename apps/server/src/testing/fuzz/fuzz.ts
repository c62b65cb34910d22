import type { ErrorCode } from "@yunshou/contract";
import type { RefusalCode } from "@yunshou/domain";
import { createWorld } from "../world/createWorld.ts";
import type { World } from "../world/world.ts";
import { remember } from "./memory.ts";
import { Random } from "./random.ts";
import { type FuzzRequest, knownTexts, makeRequest } from "./requests.ts";

/** What a request showed that must not be. */
export interface Finding {
  readonly seed: number;
  readonly index: number;
  readonly what: string;
  readonly request: string;
  readonly answer: string;
}

/** Answers of the transport that every call may give. */
const always: ReadonlySet<string> = new Set<ErrorCode>([
  "S9999",
  "input.invalid",
  "input.tooLarge",
  "route.unknown",
  "idempotency.differs",
  "idempotency.missing",
  "rate.limited",
]);
/** Refusals that stand before every handler: rights, duties, features. */
const before: ReadonlySet<string> = new Set<RefusalCode>([
  "access.noPermission",
  "access.functionDisabled",
  "access.viewOnly",
  "access.agreementPending",
  "access.passwordMustChange",
  "access.secondFactorMustEnrol",
  "access.secondFactorShow",
]);
const requestsPerWorld = 5_000;
const atOnce = 6;
/** The callers get their rights back after this many requests. */
const restoredEach = 100;

/** The reason why an answer must not be, or undefined. */
async function faultOf(
  { endpoint, method }: FuzzRequest,
  response: Response,
): Promise<{ what?: string; text: string }> {
  const text = await response.text();
  if (response.status >= 500) return { what: `status ${response.status}`, text };
  if (method === "HEAD" || method === "OPTIONS" || !(response.headers.get("content-type") ?? "").includes("json"))
    return {
      text: text.slice(0, 100),
      ...(endpoint !== undefined && response.status >= 400 ? { what: "a refusal that is no envelope" } : {}),
    };
  const body = readJson(text);
  if (body === undefined) return { what: "no JSON", text };
  if (endpoint === undefined) return { text };
  const { call } = endpoint;
  const plain = call.output.safeParse(body).success;
  if (typeof body["code"] !== "string")
    return { text, ...(plain ? {} : { what: "neither an envelope nor an answer of the contract" }) };
  if (body["code"] === "H0000")
    return {
      text,
      ...(plain || call.output.safeParse(body["data"]).success
        ? {}
        : { what: "an answer that the contract does not name" }),
    };
  if (response.status < 400) return { text, ...(plain ? {} : { what: "a refusal with a status of success" }) };
  if (
    !always.has(body["code"]) &&
    !before.has(body["code"]) &&
    !(call.refusals as readonly string[]).includes(body["code"])
  )
    return { what: `the refusal ${body["code"]}, which the contract does not name`, text };
  if (typeof body["msg"] !== "string" || body["msg"] === "" || /\{\{\w+\}\}|undefined|\[object/.test(body["msg"]))
    return { what: "a refusal without words", text };
  return { text };
}

function readJson(text: string): Record<string, unknown> | undefined {
  try {
    const body = JSON.parse(text) as unknown;
    return typeof body === "object" && body !== null ? (body as Record<string, unknown>) : {};
  } catch {
    return undefined;
  }
}

interface Outcome {
  readonly name: string;
  readonly status: number;
  readonly finding?: Finding;
}

async function one(world: World, seed: number, index: number, known: readonly string[]): Promise<Outcome> {
  const random = new Random(Math.imul(seed, 0x9e3779b1) ^ Math.imul(index + 1, 0x85ebca6b));
  const request = await makeRequest(random, world, known);
  const { method, path, body, headers, client, caller, endpoint } = request;
  const shown = `${caller}: ${method} ${path.slice(0, 300)} ${JSON.stringify(headers).slice(0, 300)} ${typeof body === "string" ? body.slice(0, 700) : body === undefined ? "" : `${body.length} bytes`}`;
  const name = endpoint?.name ?? "noise";
  const finding = (what: string, answer: string): Finding => ({
    seed,
    index,
    what: `${name}: ${what}`,
    request: shown,
    answer: answer.slice(0, 300),
  });
  try {
    const token: Record<string, string> = client.token === undefined ? {} : { authorization: client.token };
    const send = () =>
      fetch(world.server.address + path, {
        method,
        headers: { ...token, ...headers },
        redirect: "manual",
        ...(body === undefined ? {} : { body: body as never }),
        signal: AbortSignal.timeout(20_000),
      });
    // A connection that the server closed after a broken request may still be in the pool of the client.
    const response = await send().catch(send);
    const { what, text } = await faultOf(request, response);
    return { name, status: response.status, ...(what === undefined ? {} : { finding: finding(what, text) }) };
  } catch (error) {
    return {
      name,
      status: 0,
      finding: finding(`no answer: ${String((error as { cause?: unknown }).cause ?? error)}`, ""),
    };
  }
}

/**
 * Sends requests, several at once, to the real server of a fresh world, and another world after each five thousand, because
 * requests that succeed take rows and rights away. A seed and a number of requests give the same requests again.
 */
export async function fuzz(
  seed: number,
  requests: number,
  onProgress: (done: number) => void = () => {},
): Promise<{
  readonly findings: readonly Finding[];
  readonly succeeded: number;
  readonly refused: number;
  readonly calls: number;
}> {
  const findings: Finding[] = [];
  const seen = new Map<string, number>();
  const logged: string[] = [];
  const unhandled = (reason: unknown) =>
    void findings.push({
      seed,
      index: -1,
      what: `an unhandled rejection: ${String(reason)}`,
      request: "",
      answer: reason instanceof Error ? (reason.stack ?? "") : "",
    });
  process.on("unhandledRejection", unhandled);
  let [done, succeeded, refused] = [0, 0, 0];
  const calls = new Set<string>();
  try {
    while (done < requests) {
      const world = await createWorld({ LOG_LEVEL: "error", LEASING_URL: "https://leasing.example/" });
      const restore = await remember(world);
      const known = knownTexts(world);
      const end = Math.min(requests, done + requestsPerWorld);
      const worker = async () => {
        for (let index = done++; index < end; index = done++) {
          if (index % restoredEach === 0) await restore();
          const { name, status, finding } = await one(world, seed, index, known);
          if (status === 200) succeeded += 1;
          else refused += 1;
          if (status === 200 && name !== "noise") calls.add(name);
          if (finding === undefined) continue;
          const times = (seen.get(finding.what) ?? 0) + 1;
          seen.set(finding.what, times);
          if (times <= 2) findings.push(finding);
        }
      };
      await Promise.all(Array.from({ length: atOnce }, worker));
      done = end;
      logged.push(...world.server.logged);
      await world.stop();
      onProgress(done);
    }
  } finally {
    process.off("unhandledRejection", unhandled);
  }
  const errors = [
    ...new Set(
      logged.map((line) =>
        ((readJson(line) as { err?: { message?: string; stack?: string } }).err?.stack ?? line).slice(0, 500),
      ),
    ),
  ];
  return {
    findings: [
      ...findings,
      ...errors.map((answer) => ({ seed, index: -1, what: "an error in the log", request: "", answer })),
    ],
    succeeded,
    refused,
    calls: calls.size,
  };
}

import type { Socket } from "node:net";
import type { ErrorCode, ErrorDetail } from "@yunshou/contract";
import { isLostRace, isOutage } from "@yunshou/database";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { languageOf } from "./language.ts";
import { failure } from "./messages.ts";
import { Refused } from "./refused.ts";
import { statusOf } from "./status.ts";

const outageRetrySeconds = 5;

/** Every failure as the envelope with a truthful status; what only we should know stays in the log. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { code, detail } = explain(error, request);
  const language =
    request.language ??
    languageOf(
      (request.query as Record<string, unknown> | undefined)?.["language"],
      request.headers["accept-language"],
    );
  if (detail.retryAfterSeconds !== undefined)
    reply.header("retry-after", Math.max(1, Math.ceil(detail.retryAfterSeconds)));
  return reply
    .code(statusOf(code))
    .type("application/json; charset=utf-8")
    .send(JSON.stringify(failure(language, code, detail)));
}

/** Address and headers together may be this long (Node's limit). */
const tooLong = "HPE_HEADER_OVERFLOW";

/** The answer to what cannot be read as a request, in the default language, because nobody could say which. */
export function answerBrokenRequest(error: { readonly code?: string }, socket: Socket): void {
  if (error.code === "ECONNRESET" || !socket.writable) return void socket.destroy();
  const [status, code] =
    error.code === tooLong
      ? (["431 Request Header Fields Too Large", "input.tooLarge"] as const)
      : (["400 Bad Request", "input.invalid"] as const);
  const text = JSON.stringify(failure(languageOf(undefined, undefined), code, {}));
  socket.end(
    `HTTP/1.1 ${status}\r\ncontent-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(text)}\r\ncache-control: no-store\r\nconnection: close\r\n\r\n${text}`,
  );
}

/** PostgreSQL's answer to a number that is larger than its column; the contract bounds most, and what it leaves open ends here. */
const numberOutOfRange = "22003";

function explain(error: unknown, request: FastifyRequest): { code: ErrorCode; detail: ErrorDetail } {
  if (error instanceof Refused) return { code: error.code, detail: error.detail };
  // First what the caller did: one who hangs up in the middle of a body is no outage of the database, though both are called ECONNRESET.
  const status = (error as FastifyError).statusCode;
  if (status === 413) return { code: "input.tooLarge", detail: {} };
  if (status === 429) return { code: "rate.limited", detail: { retryAfterSeconds: 60 } };
  if (status !== undefined && status >= 400 && status < 500)
    return { code: "input.invalid", detail: { field: "body" } };
  if (isOutage(error) || isLostRace(error)) {
    request.log.warn({ err: error }, "the database cannot serve this call now");
    return { code: "server.unavailable", detail: { retryAfterSeconds: outageRetrySeconds } };
  }
  if ((error as { readonly code?: unknown }).code === numberOutOfRange) {
    request.log.warn({ err: error }, "a call named a number that no column holds");
    return { code: "input.invalid", detail: { field: "body" } };
  }
  if (status === 503) return { code: "server.unavailable", detail: { retryAfterSeconds: outageRetrySeconds } };
  request.log.error({ err: error }, "a call failed");
  return { code: "server.failed", detail: { values: { requestId: request.id } } };
}

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
  const language = request.language ?? languageOf((request.query as Record<string, unknown> | undefined)?.["language"], request.headers["accept-language"]);
  if (detail.retryAfterSeconds !== undefined) reply.header("retry-after", Math.max(1, Math.ceil(detail.retryAfterSeconds)));
  return reply.code(statusOf(code)).type("application/json; charset=utf-8").send(JSON.stringify(failure(language, code, detail)));
}

function explain(error: unknown, request: FastifyRequest): { code: ErrorCode; detail: ErrorDetail } {
  if (error instanceof Refused) return { code: error.code, detail: error.detail };
  if (isOutage(error) || isLostRace(error)) {
    request.log.warn({ err: error }, "the database cannot serve this call now");
    return { code: "server.unavailable", detail: { retryAfterSeconds: outageRetrySeconds } };
  }
  const status = (error as FastifyError).statusCode;
  if (status === 413) return { code: "input.tooLarge", detail: {} };
  if (status === 429) return { code: "rate.limited", detail: { retryAfterSeconds: 60 } };
  if (status === 503) return { code: "server.unavailable", detail: { retryAfterSeconds: outageRetrySeconds } };
  if (status !== undefined && status >= 400 && status < 500) return { code: "input.invalid", detail: { field: "body" } };
  request.log.error({ err: error }, "a call failed");
  return { code: "server.failed", detail: { values: { requestId: request.id } } };
}

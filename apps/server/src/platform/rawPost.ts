import { type ErrorCode, successCode } from "@yunshou/contract";
import type { FastifyRequest } from "fastify";
import { failure } from "./messages.ts";
import type { Web } from "./mount.ts";
import { Refused } from "./refused.ts";
import { statusOf } from "./status.ts";

/** A provider says in a notice what became of one payment, or of one shop. */
const noticeBytes = 65_536;

/** Why a body is refused, or the text that the sender waits for; without one a JSON of ours. */
export interface RawAnswer {
  readonly code?: ErrorCode | undefined;
  readonly text?: string | undefined;
}

/**
 * A route whose body is proven by its bytes, such as a provider's notice: nothing parses it before the handler sees it.
 * Answers 2xx only after the handler's commit; a refusal answers 4xx.
 */
export async function rawPost(
  web: Web,
  path: string,
  handler: (body: Buffer, request: FastifyRequest) => Promise<RawAnswer>,
): Promise<void> {
  await web.app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
    scope.post(path, { config: { isNotice: true }, bodyLimit: noticeBytes }, async (request, reply) => {
      if (!Buffer.isBuffer(request.body)) throw new Refused("input.invalid", { field: "body" });
      const answer = await handler(request.body, request);
      if (answer.code !== undefined) return reply.code(statusOf(answer.code)).send(failure("en", answer.code, {}));
      if (answer.text !== undefined) return reply.type("text/plain").send(answer.text);
      return reply.send({ code: successCode, msg: "", data: {} });
    });
  });
}

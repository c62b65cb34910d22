import { createHash } from "node:crypto";
import type { Endpoint } from "@yunshou/contract";
import type { FastifyRequest } from "fastify";
import type { IdempotentCall } from "./idempotency.queries.ts";
import { Refused } from "./refused.ts";

const keyPattern = /^[\w.:-]{8,100}$/;

/**
 * The idempotency key of a writing call with a session, or undefined where none is needed.
 * Calls under /api/v1 must bring one; the documented calls of the specification may.
 *
 * @throws Refused `idempotency.missing` when a needed key is missing or malformed.
 */
export function idempotentCall(
  endpoint: Endpoint,
  request: FastifyRequest,
  userId: string | undefined,
  raw: Record<string, unknown>,
): IdempotentCall | undefined {
  if (!endpoint.writes || userId === undefined) return undefined;
  const key = request.headers["idempotency-key"];
  if (key === undefined && !endpoint.path.startsWith("/api/v1/")) return undefined;
  if (typeof key !== "string" || !keyPattern.test(key))
    throw new Refused("idempotency.missing", { field: "Idempotency-Key" });
  return { userId, route: `${endpoint.method} ${endpoint.path}`, key, requestHash: hashOf(raw) };
}

/** A hash that does not depend on the order of the fields. */
function hashOf(value: unknown): Buffer {
  return createHash("sha256")
    .update(JSON.stringify(sorted(value)))
    .digest();
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([left], [right]) => (left < right ? -1 : 1))
      .map(([key, part]) => [key, sorted(part)]),
  );
}

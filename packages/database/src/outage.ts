/** SQLSTATEs of a server that cannot serve now and may later: resources, operator intervention, connection, system. */
const outageCodes = /^(08|53|57P0|58)/;
const networkCodes = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOENT",
]);
const driverMessages = [
  "Connection terminated",
  "Query read timeout",
  "timeout exceeded when trying to connect",
  "Client has encountered a connection error",
  "Client was closed",
  "Cannot use a pool after calling end",
];

interface Failure {
  readonly code?: unknown;
  readonly message?: unknown;
  readonly errors?: unknown;
  readonly cause?: unknown;
}

/**
 * Whether an error says that the database is away, full or overloaded, so that the caller answers 503 and may try later.
 * A commit during which the connection breaks is an outage too: whether it happened is unknown, and the idempotency key
 * of the call tells at the next try.
 */
export function isOutage(error: unknown): boolean {
  if (typeof error !== "object" || error === null) return false;
  const { code, message, errors, cause } = error as Failure;
  if (typeof code === "string" && (outageCodes.test(code) || networkCodes.has(code))) return true;
  if (typeof message === "string" && driverMessages.some((start) => message.startsWith(start))) return true;
  if (Array.isArray(errors) && errors.some(isOutage)) return true;
  return cause !== undefined && isOutage(cause);
}

const lostRaces = new Set<unknown>(["40001", "40P01", "55P03"]);

/** Whether row-level security kept the transaction from writing outside of its scope. */
export function isOutOfScope(error: unknown): boolean {
  return (error as Failure | null)?.code === "42501";
}

/** Whether the transaction lost a race and may simply run again: serialization, deadlock, lock timeout. */
export function isLostRace(error: unknown): boolean {
  return lostRaces.has((error as Failure | null)?.code);
}

const overtakings = new Set<unknown>(["23505", "23503"]);

/**
 * Whether somebody else may have taken a name, or removed what is referred to, after the work had looked and before it wrote.
 * The work sees that when it runs again, and refuses; if it does not, it is a bug.
 */
export function mayBeOvertaken(error: unknown): boolean {
  return overtakings.has((error as Failure | null)?.code);
}

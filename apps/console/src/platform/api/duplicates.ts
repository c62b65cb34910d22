/** An identical call within this time is not sent again (HTTP-07). */
export const duplicateWindowMs = 10_000;

/** Repeats of these are always sent: common problem query, goods attribute list, drug batch details (HTTP-08). */
const neverDropped: ReadonlySet<string> = new Set([
  "/api/v1/support/knowledge",
  "/api/v1/goods/attributes",
  "/api/v1/pharmacy/batches",
]);

interface Sent {
  readonly at: number;
  readonly answer: Promise<unknown>;
}

const sent = new Map<string, Sent>();

/** Ends the window early: after a writing call, when a person presses 查询 or 刷新, and when the session changes (HTTP-09). */
export function endDuplicateWindow(): void {
  sent.clear();
}

/**
 * Sends unless an identical call is in flight or was answered within the window; then its answer is given again (HTTP-09).
 * A failed call is forgotten, so that a person can repeat it.
 */
export function sendOnce<T>(
  path: string,
  identity: string,
  send: () => Promise<T>,
  now: number = Date.now(),
): Promise<T> {
  if (neverDropped.has(path)) return send();
  for (const [key, entry] of sent) if (now - entry.at >= duplicateWindowMs) sent.delete(key);
  const earlier = sent.get(identity);
  if (earlier !== undefined) return earlier.answer as Promise<T>;
  const answer = send();
  sent.set(identity, { at: now, answer });
  answer.catch(() => {
    if (sent.get(identity)?.answer === answer) sent.delete(identity);
  });
  return answer;
}

/**
 * Asks until the answer is the awaited one or the time is over, and answers what it is then. A slow machine looks later and
 * never sooner, so a test fails only where something outlives its time.
 */
export async function eventually<T>(
  withinMs: number,
  ask: () => Promise<T>,
  awaited: (answer: T) => boolean,
): Promise<T> {
  const end = performance.now() + withinMs;
  for (;;) {
    const isLast = performance.now() >= end;
    const answer = await ask();
    if (isLast || awaited(answer)) return answer;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

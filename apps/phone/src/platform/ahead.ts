/** Something that a page wants to know. */
export interface Question<T> {
  /** What it is about; the same key is the same question. */
  readonly key: string;
  readonly ask: (signal?: AbortSignal) => Promise<T>;
}

const begun = new Map<string, Promise<unknown>>();

/** Asks before the page that wants the answer is there, while its program is still on the way. */
export function askAhead(question: Question<unknown>): void {
  const answer = question.ask();
  // Whoever takes it is told of a failure.
  answer.catch(() => undefined);
  begun.set(question.key, answer);
}

/** The answer to a question that was asked ahead, once: who asks again wants to know what is so now. */
export function takeAhead<T>(key: string): Promise<T> | undefined {
  const answer = begun.get(key);
  begun.delete(key);
  return answer as Promise<T> | undefined;
}

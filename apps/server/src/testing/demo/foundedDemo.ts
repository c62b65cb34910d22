import type { Database } from "@yunshou/database";

/** The demo company of a test, which takes a minute to found: all statements about it read the same one. */
export interface FoundedDemo {
  /** Where it lives, once it is founded. */
  readonly database: () => Database;
  /** The `n` of a statement that counts. */
  readonly count: (text: string) => Promise<number>;
}

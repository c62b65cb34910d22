import { asSystem, type Database } from "@yunshou/database";
import { matchingCredential } from "../../registry/credentials.ts";
import { revokedWithin, validCredentials, type CredentialRow } from "../../registry/credentials.queries.ts";

/** What a machine proved when it connected. */
export interface Pass {
  readonly machineNo: string;
  readonly version: number;
}

/** A revoked secret opens the door for at most this long after. */
export const cacheMs = 5_000;
const gatherMs = 5;
/** A revocation is dated when its transaction begins and seen when it ends, which takes less than this; so does what is remembered. */
const overlapMs = 60_000;
const rememberedMachines = 20_000;

interface Remembered {
  readonly candidates: readonly CredentialRow[];
  readonly untilMs: number;
}

/**
 * Checks machine secrets against the database. Lookups that come together travel together, so that a whole fleet that
 * reconnects at once costs a few queries.
 */
export class Doorkeeper {
  readonly #database: Database;
  #lookedMs = performance.now();
  readonly #remembered = new Map<string, Remembered>();
  #asked:
    | Map<string, { resolve: (rows: readonly CredentialRow[]) => void; reject: (error: unknown) => void }[]>
    | undefined;

  constructor(database: Database) {
    this.#database = database;
  }

  /** The pass that this password earns, or undefined. Throws when the database is away. */
  async admit(machineNo: string, password: Uint8Array): Promise<Pass | undefined> {
    const match = matchingCredential(password, await this.#candidates(machineNo));
    return match === undefined ? undefined : { machineNo, version: match.version };
  }

  /** Which of these passes are no longer worth anything, whatever the reason. */
  async worthless(passes: readonly Pass[]): Promise<readonly Pass[]> {
    const rows = await this.#read([...new Set(passes.map((pass) => pass.machineNo))]);
    const valid = new Set(rows.map((row) => `${row.machineNo}|${row.version}`));
    return passes.filter((pass) => !valid.has(`${pass.machineNo}|${pass.version}`));
  }

  /** The passes that were revoked since the last answer, and some that were before. */
  async revoked(): Promise<readonly Pass[]> {
    const askedMs = performance.now();
    const passes = await asSystem(
      this.#database,
      (tx) => revokedWithin(tx, (askedMs - this.#lookedMs + overlapMs) / 1_000),
      { readOnly: true },
    );
    this.#lookedMs = askedMs;
    return passes;
  }

  async #candidates(machineNo: string): Promise<readonly CredentialRow[]> {
    const known = this.#remembered.get(machineNo);
    const askedMs = performance.now();
    if (known !== undefined && known.untilMs > askedMs) return known.candidates;
    const candidates = await this.#ask(machineNo);
    if (this.#remembered.size >= rememberedMachines) this.#remembered.clear();
    // Unknown numbers are not remembered: a machine that was registered a second ago must get in.
    if (candidates.length > 0) this.#remembered.set(machineNo, { candidates, untilMs: askedMs + cacheMs });
    return candidates;
  }

  #ask(machineNo: string): Promise<readonly CredentialRow[]> {
    return new Promise((resolve, reject) => {
      if (this.#asked === undefined) {
        this.#asked = new Map();
        setTimeout(() => void this.#answer(), gatherMs);
      }
      const waiting = this.#asked.get(machineNo) ?? [];
      waiting.push({ resolve, reject });
      this.#asked.set(machineNo, waiting);
    });
  }

  async #answer(): Promise<void> {
    const asked = this.#asked!;
    this.#asked = undefined;
    try {
      const rows = Map.groupBy(await this.#read([...asked.keys()]), (row) => row.machineNo);
      for (const [machineNo, waiting] of asked) for (const { resolve } of waiting) resolve(rows.get(machineNo) ?? []);
    } catch (error) {
      for (const waiting of asked.values()) for (const { reject } of waiting) reject(error);
    }
  }

  #read(machineNos: readonly string[]): Promise<CredentialRow[]> {
    return asSystem(this.#database, (tx) => validCredentials(tx, machineNos), { readOnly: true });
  }
}

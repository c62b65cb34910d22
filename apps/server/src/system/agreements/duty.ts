import { asSystem, type Database, type Handle } from "@yunshou/database";
import type { Session } from "../../platform/call.ts";
import { brandAsks, pendingAgreement } from "./agreements.queries.ts";

type Person = Pick<Session, "userId" | "level">;

/**
 * Who must accept an agreement where: accounts that are not the platform's, on hosts that the configuration or a brand
 * record names (AGREE-01, AGREE-02, AGREE-12).
 */
export class AgreementDuty {
  readonly #hosts: readonly string[];
  readonly #database: Database;

  constructor(database: Database, hosts: readonly string[]) {
    this.#database = database;
    this.#hosts = hosts;
  }

  /** Whether logins on a host ask for agreements. */
  async asks(tx: Handle, host: string): Promise<boolean> {
    return this.#hosts.includes(host.toLowerCase()) || (await brandAsks(tx, host));
  }

  /** The agreement that somebody still has to accept on a host. */
  async pending(tx: Handle, { userId, level }: Person, host: string): Promise<string | undefined> {
    if (level === "3" || !(await this.asks(tx, host))) return undefined;
    return pendingAgreement(tx, userId);
  }

  /** AGREE-09: until then the server refuses writing calls of the account. */
  async mustAgree(person: Person, host: string): Promise<boolean> {
    return (
      person.level !== "3" &&
      (await asSystem(this.#database, (tx) => this.pending(tx, person, host), { readOnly: true })) !== undefined
    );
  }
}

/** The host that a request named, with its port. */
export const hostOf = (headers: Readonly<Record<string, string | string[] | undefined>>): string =>
  String(headers["host"] ?? "");

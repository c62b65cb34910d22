import type { Access, AnswerOf, Endpoint, Language, ParsedInputOf, Permission, Resource } from "@yunshou/contract";
import type { Handle, Scope } from "@yunshou/database";
import type { FactorFacts, MerchantFeature, Refusal } from "@yunshou/domain";
import type { FastifyBaseLogger } from "fastify";
import type { Readable } from "node:stream";
import type { Afterwards } from "./afterwards.ts";

/** Who calls, as the server knows it at this moment; rights are read from the database, never from the token. */
export interface Session {
  readonly userId: string;
  readonly account: string;
  readonly userName: string;
  readonly merchantId: string;
  readonly topMerchantId: string;
  readonly merchantNo: string;
  readonly timeZone: string;
  /** authlevel: "1" application administrator, "2" ordinary user, "3" platform (PERM-12). */
  readonly level: "1" | "2" | "3";
  readonly isAdmin: boolean;
  readonly permissions: ReadonlySet<Permission>;
  /** What the roles grant, functions that the platform switched off included: the measure of whose rights exceed whose. */
  readonly granted: ReadonlySet<Permission>;
  readonly scope: Scope;
  /** Features that count for the caller's merchant (MERCHANT-20). */
  readonly features: ReadonlySet<MerchantFeature>;
  /** The supporter who looks at the console as this user; such a session only reads. */
  readonly viewerId: string | null;
  readonly openedAt: Date;
  /** For what needs a code shown lately; ask with `checkFactorShown`. */
  readonly secondFactor: FactorFacts;
}

/** One call on its way through a handler. `tx` is the call's only transaction, already in the caller's scope. */
export interface Call<Input, A extends Access = Access> {
  readonly input: Input;
  /** Present on every endpoint that is not public. */
  readonly session: A extends "public" ? Session | undefined : Session;
  readonly tx: Handle;
  readonly language: Language;
  readonly now: Date;
  readonly address: string;
  readonly requestId: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly log: FastifyBaseLogger;
  /** Runs once the transaction is committed, e.g. to wake a sender; never runs after a refusal. */
  readonly afterCommit: (action: () => void) => void;
  readonly setHeader: (name: string, value: string) => void;
  readonly setCookie: (name: string, value: string, options: { maxAgeSeconds: number }) => void;
}

/** A file instead of an envelope. */
export interface FileAnswer {
  readonly file: {
    readonly stream: Readable;
    readonly name: string;
    readonly mediaType: string;
    readonly sizeBytes?: number;
  };
}

/** What a handler answers: the output, a refusal which rolls everything back, or whom to ask for the output after the commit. */
export type Handler<E extends Endpoint> = (
  call: Call<ParsedInputOf<E>, E["access"]>,
) => Promise<AnswerOf<E> | Refusal | FileAnswer | Afterwards<AnswerOf<E>>>;

/** One handler for each endpoint of a resource; a missing one does not compile. */
export type HandlersOf<R extends Resource> = { readonly [Name in keyof R]: Handler<R[Name]> };

/** The session token of the documented headers (HTTP-02); `Bearer` before it is allowed. */
export function tokenFrom({
  authorization,
  token,
}: Readonly<Record<string, string | string[] | undefined>>): string | undefined {
  const text = [authorization, token].flat().find((value) => value !== undefined && value !== "");
  return text?.replace(/^Bearer\s+/i, "");
}

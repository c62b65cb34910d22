import type { z } from "zod";
import type { ErrorCode } from "./errors.ts";
import type { Permission } from "./permissions.ts";

/** Who may call: anybody, anybody with a session, or holders of one permission. */
export type Access = "public" | "session" | Permission;

/** A body holds this many bytes at most, unless its endpoint declares more. */
export const smallBodyBytes = 16_384;
/** A body with some thousand ids, or one long text. */
export const largeBodyBytes = 65_536;

/**
 * One HTTP call as data. Both sides are typed by it, the server validates with it, OpenAPI is made from it.
 * Path segments such as `:orderId` are filled from the input field of that name.
 */
export interface Endpoint<
  Input extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
  A extends Access = Access,
> {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  readonly path: string;
  readonly access: A;
  /** Holders of one of these may call too, because their pages choose among what it answers. */
  readonly alsoWith?: readonly Permission[];
  readonly input: Input;
  readonly output: Output;
  /** Refusals a caller must expect, beside those of the transport. */
  readonly refusals: readonly ErrorCode[];
  /** Bytes of a body at most, where the fullest input has no room in `smallBodyBytes`. */
  readonly bodyBytes?: number;
  /** Changes something and therefore demands an `Idempotency-Key` header. */
  readonly writes: boolean;
  /** `console`: called by our console. `external`: called by machines, providers or other programs. */
  readonly audience: "console" | "external";
  /** One English sentence for OpenAPI. */
  readonly summary: string;
}

type Draft<Input extends z.ZodType, Output extends z.ZodType, A extends Access> = Omit<
  Endpoint<Input, Output, A>,
  "writes" | "audience" | "refusals"
> &
  Partial<Pick<Endpoint<Input, Output>, "writes" | "audience" | "refusals">>;

/** Declares an endpoint; POST, PUT and DELETE write unless they say otherwise. */
export function endpoint<Input extends z.ZodType, Output extends z.ZodType, const A extends Access>(
  draft: Draft<Input, Output, A>,
): Endpoint<Input, Output, A> {
  return { writes: draft.method !== "GET", audience: "console", refusals: [], ...draft };
}

/** What a caller sends. */
export type InputOf<E> = E extends Endpoint<infer I, z.ZodType> ? z.input<I> : never;
/** What the handler gets of it. */
export type ParsedInputOf<E> = E extends Endpoint<infer I, z.ZodType> ? z.output<I> : never;
/** What the handler answers: instants are `Date`. */
export type AnswerOf<E> = E extends Endpoint<z.ZodType, infer O> ? z.output<O> : never;
/** What the caller gets of it: instants are ISO texts. */
export type OutputOf<E> = E extends Endpoint<z.ZodType, infer O> ? z.input<O> : never;

type RowIn<List> = List extends { readonly rows: readonly (infer Row)[] } ? Row : never;

/** A row of a list as the caller gets it. */
export type RowOf<E> = RowIn<OutputOf<E>>;
/** A row of a list as the server reads and answers it. A select whose columns are named like it needs no mapping. */
export type StoredRow<E> = RowIn<AnswerOf<E>>;

/** A resource: its endpoints by name. */
export type Resource = Readonly<Record<string, Endpoint>>;

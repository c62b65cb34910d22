import type { Language } from "@yunshou/contract";
import type { EntityRow } from "@yunshou/contract/entities";
import { foundOfKind, type FoundKind, type StoredFound } from "@yunshou/contract/system/finding";
import type { Handle, Scope } from "@yunshou/database";
import type { Session } from "./call.ts";
import type { EntityQuestion } from "./entities.queries.ts";

/** What somebody looks for, and in whose rights. */
export interface Sought {
  readonly text: string;
  readonly scope: Scope;
  readonly language: Language;
}

/** A record as its area knows it; the kind is that of its finder. */
export type Finding = Omit<StoredFound, "kind">;

/**
 * How an area finds records of one kind by a text. It reads a bounded number of rows whatever their table holds, within the
 * scope of the caller; who may open the page of the kind is asked before.
 */
export interface Finder {
  readonly kind: FoundKind;
  /** What must hold beside the permission, such as a switch of the merchant. */
  readonly isFor?: (session: Session) => boolean;
  /** Whether the text can be one of these records at all; one that cannot costs no question. */
  readonly suits?: (text: string) => boolean;
  readonly find: (tx: Handle, sought: Sought) => Promise<readonly Finding[]>;
}

/** A finder of what forms choose from. */
export const finderOf = (
  kind: FoundKind,
  search: (tx: Handle, scope: Scope, question: EntityQuestion) => Promise<EntityRow[]>,
  isFor?: Finder["isFor"],
): Finder => ({
  kind,
  ...(isFor === undefined ? {} : { isFor }),
  find: async (tx, { scope, text }) => {
    const rows = await search(tx, scope, { text, ids: [], numbers: [], usable: false });
    return rows.slice(0, foundOfKind).map((row) => ({ ...row, madeAt: null, madeOn: null }));
  },
});

/** Whether a text can stand in a number of a document or batch. */
export const isCode = (text: string): boolean => /^[\w./-]{5,40}$/.test(text);

import { type Handle, statement, sql } from "@yunshou/database";
import type { AttributeKind } from "@yunshou/domain";
import type { Choice } from "./library.queries.ts";

/** A value of the library's trees, with what decides whether a product can bear it. */
export interface LibraryValue extends Choice {
  readonly kind: AttributeKind;
  readonly categoryId: string | null;
  readonly isLast: boolean;
  readonly enabled: boolean;
}

/** The values among these ids. A value that a product bears cannot be deleted, so nobody need hold it. */
export async function libraryValues(tx: Handle, ids: readonly string[]): Promise<LibraryValue[]> {
  return tx.query<LibraryValue>(
    ...statement(sql`select a.id, a.kind, a.category_id as "categoryId", a.name, a.enabled,
        not exists (select from library_attribute c where c.parent_id = a.id) as "isLast"
      from library_attribute a where a.id = any(${ids}::bigint[])`),
  );
}

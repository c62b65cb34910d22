import type { Language } from "@yunshou/contract";
import type { Handle } from "@yunshou/database";
import { conflictsAmong, refuse, type Refusal } from "@yunshou/domain";
import { wordsOf } from "@yunshou/phrases/server";
import { conflictsOfProducts, type NamedConflict } from "./conflicts.queries.ts";

/** Where several products come to one person. */
export interface Together {
  readonly topId: string;
  readonly productIds: readonly string[];
  readonly language: Language;
}

/** The first forbidden pair by both its names and its reason. */
export function refuseForbidden(
  conflicts: readonly NamedConflict[],
  language: Language,
  field?: string,
): Refusal | undefined {
  const forbidden = conflicts.find(({ severity }) => severity === "forbid");
  if (forbidden === undefined) return undefined;
  const { firstName: first, secondName: second, reason } = forbidden;
  return refuse("pharmacy.conflictForbidden", {
    ...(field === undefined ? {} : { field }),
    values: { first, second, reason: wordsOf(language, "medicineConflicts").reason[reason] },
  });
}

/** Refuses products among which are two medicines that must not go together (MED-04). */
export async function checkTogether(
  tx: Handle,
  { topId, productIds, language }: Together,
  field?: string,
): Promise<Refusal | undefined> {
  if (new Set(productIds).size < 2) return undefined;
  const known = await conflictsOfProducts(tx, topId, productIds, language);
  return refuseForbidden(conflictsAmong(productIds, known), language, field);
}

import type { ImportName } from "@yunshou/contract/imports/importPages";
import type { Language } from "@yunshou/contract";
import type { Handle, Scope } from "@yunshou/database";
import type { ImportCellKind, ImportValue, ImportVerdict, Refusal } from "@yunshou/domain";

/** Whose records are written. */
export interface ImportPlace {
  readonly topId: string;
  readonly merchantId: string;
}

/** A field of a record that a column can be imported into. */
export interface ImportField {
  readonly kind: ImportCellKind;
  /** What people call it in their spreadsheets, beside its label in our languages. */
  readonly synonyms: readonly string[];
}

/** What is wrong with a row: a refusal at one of its fields. */
export type ImportProblem = Pick<Refusal, "code" | "values"> & { readonly field: string };

/** A row whose cells were read. A field that is absent has no column; null is an empty cell, which changes nothing. */
export interface ReadRow {
  readonly rowNo: number;
  readonly values: Readonly<Record<string, ImportValue>>;
}

/** What a row would do. */
export interface CheckedRow {
  readonly rowNo: number;
  readonly verdict: ImportVerdict;
  readonly problems: readonly ImportProblem[];
  /** The record as it would be written, by column of its table. */
  readonly made: Readonly<Record<string, unknown>> | null;
  /** The fields that would change as they are now, as somebody would type them. */
  readonly before: Readonly<Record<string, string>> | null;
  readonly targetId: string | null;
  readonly targetVersion: number | null;
}

/** Checks the rows of one file, portion by portion in their order; remembers what it has seen. */
export interface ImportChecker {
  check(tx: Handle, rows: readonly ReadRow[]): Promise<CheckedRow[]>;
}

/** An import that is to be written or undone; its rows stand in `import_row`. */
export interface ImportBatch extends ImportPlace {
  readonly importId: string;
  readonly ownerId: string;
}

/** One kind of record that spreadsheets are imported into. What it decides are the rules of the record's own form. */
export interface ImportKind {
  /** Stored with each import. */
  readonly name: ImportName;
  /** Its records lie in machines: who is narrowed to some would not see all that he wrote or took back (PERM-11). */
  readonly needsAllMachines?: true;
  /** Its records lie in areas of cards: who is limited to some knows the areas of his own files alone (CARD-24). */
  readonly ofCardAreas?: true;
  /** Beginning of the audited actions, e.g. `goods.product`. */
  readonly action: string;
  readonly fields: Readonly<Record<string, ImportField>>;
  /** Labels of the fields, as the header of a file in that language has them. */
  readonly labels: (language: Language) => Readonly<Record<string, string>>;
  open(tx: Handle, batch: ImportBatch & { readonly columns: readonly (string | null)[] }): Promise<ImportChecker>;
  /** Writes the rows that create or change something. Answers false, having written nothing, when records changed since the check. */
  write(tx: Handle, batch: ImportBatch): Promise<boolean>;
  /** How many of the records that it wrote changed since, or have something hanging on them. */
  hindering(tx: Handle, batch: ImportBatch): Promise<number>;
  /** Takes back what it wrote. */
  takeBack(tx: Handle, batch: ImportBatch): Promise<void>;
  /** Records that a name can mean; `id` finds one of them. */
  choices(
    tx: Handle,
    place: ImportPlace,
    field: string,
    asked: { readonly text: string } | { readonly id: string },
  ): Promise<{ targetId: string; label: string }[]>;
}

/** Whether somebody is narrowed to machines while the records of this kind lie in them. */
export const isTooNarrow = ({ needsAllMachines }: ImportKind, scope: Scope): boolean =>
  needsAllMachines === true && scope.machines !== undefined;

/** Whose imports alone somebody has to do with; undefined is everybody's. */
export const ownImportsOnly = (
  { ofCardAreas }: ImportKind,
  { scope, userId }: { readonly scope: Scope; readonly userId: string },
): string | undefined => (ofCardAreas === true && scope.cardAreas !== undefined ? userId : undefined);

import { schools } from "@yunshou/contract/members/schools";
import { SearchChoice, useCall } from "../../platform/kit/index.ts";

interface SchoolFieldProps {
  readonly id?: string;
  readonly value?: string | null;
  readonly onChange?: (schoolUnitId: string | undefined) => void;
  readonly allowClear?: boolean;
  /** Classes only, of this merchant; otherwise schools and grades too, which stand for all their classes. */
  readonly classesOf?: string | undefined;
}

/** Chooses a school, a grade or a class by its place in the tree (SYS-14). */
export function SchoolField({ value, onChange, classesOf, ...rest }: SchoolFieldProps) {
  const { data, loading } = useCall(schools.tree, {}, { silent: true });
  const rows = data?.rows ?? [];
  const units = new Map(rows.map((row) => [row.schoolUnitId, row]));
  const pathOf = (id: string | null): string => {
    const row = id === null ? undefined : units.get(id);
    if (row === undefined) return "";
    const above = pathOf(row.parentId);
    return above === "" ? row.unitName : `${above} / ${row.unitName}`;
  };
  return (
    <SearchChoice
      {...rest}
      value={value ?? null}
      onChange={(next: string | null | undefined) => onChange?.(next ?? undefined)}
      loading={loading}
      options={rows
        .filter((row) => classesOf === undefined || (row.merchantId === classesOf && row.unitKind === "class"))
        .map((row) => ({ value: row.schoolUnitId, label: pathOf(row.schoolUnitId) }))
        .toSorted((one, other) => one.label.localeCompare(other.label))}
    />
  );
}

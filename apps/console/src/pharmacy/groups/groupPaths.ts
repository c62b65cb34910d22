import type { RowOf } from "@yunshou/contract";
import type { medicineGroups } from "@yunshou/contract/pharmacy/groups";

export type Group = RowOf<typeof medicineGroups.tree>;

/** Each group with its way from the root, in the order of the tree, for fields that choose one. */
export function withGroupPaths(rows: readonly Group[]): { value: string; label: string; row: Group }[] {
  const byId = new Map(rows.map((row) => [row.groupId, row]));
  const pathOf = (row: Group): string => {
    const parent = row.parentId === null ? undefined : byId.get(row.parentId);
    return parent === undefined ? row.categoryName : `${pathOf(parent)} / ${row.categoryName}`;
  };
  return rows
    .map((row) => ({ value: row.groupId, label: pathOf(row), row }))
    .toSorted((a, b) => a.label.localeCompare(b.label, "zh"));
}

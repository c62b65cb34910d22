import { cardAreas } from "@yunshou/contract/members/areas";
import { SearchChoice, useCall } from "../../platform/kit/index.ts";

interface AreaFieldProps {
  readonly id?: string;
  /** Several areas instead of one. */
  readonly multiple?: boolean;
  readonly value?: string | readonly string[] | null;
  readonly onChange?: (areas: string | string[] | undefined) => void;
  readonly placeholder?: string;
  /** Areas of this merchant only. */
  readonly merchantId?: string | undefined;
  readonly allowClear?: boolean;
}

/** Chooses a card area that the person manages, by its place in the tree. */
export function AreaField({ value, merchantId, onChange, multiple = false, ...rest }: AreaFieldProps) {
  const { data, loading } = useCall(cardAreas.tree, {}, { silent: true });
  const rows = data?.rows ?? [];
  const names = new Map(rows.map((row) => [row.areaId, row]));
  const pathOf = (areaId: string | null): string => {
    const row = areaId === null ? undefined : names.get(areaId);
    if (row === undefined) return "";
    const above = pathOf(row.parentId);
    return above === "" ? row.areaName : `${above} / ${row.areaName}`;
  };
  return (
    <SearchChoice
      {...rest}
      {...(multiple ? { mode: "multiple" as const } : {})}
      value={value ?? (multiple ? [] : null)}
      onChange={(next: string | string[] | readonly string[] | null | undefined) =>
        onChange?.(next == null || typeof next === "string" ? (next ?? undefined) : [...next])
      }
      loading={loading}
      options={rows
        .filter((row) => merchantId === undefined || row.merchantId === merchantId)
        .map((row) => ({ value: row.areaId, label: pathOf(row.areaId) }))
        .toSorted((one, other) => one.label.localeCompare(other.label))}
    />
  );
}

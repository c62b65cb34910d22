import { medicineGroups } from "@yunshou/contract/pharmacy/groups";
import { checkGroupChoice, type MedicineGroupKind } from "@yunshou/domain";
import { SearchChoice, useCall, useRefusalText } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { withGroupPaths } from "./groupPaths.ts";

interface GroupSelectProps {
  readonly kind: MedicineGroupKind;
  /** A form takes enabled groups of the last level only; a filter takes all (PRODUCT-11). */
  readonly forForm?: boolean;
  readonly multiple?: boolean;
  readonly limit?: number;
  readonly id?: string;
  readonly value?: string | readonly string[] | null;
  readonly onChange?: (value: string | string[] | null) => void;
}

/** A category, a condition or a category of combinations, by any part of its way from the root. */
export function GroupSelect({ kind, forForm = false, multiple = false, limit, id, value, onChange }: GroupSelectProps) {
  const t = usePhrases();
  const refusal = useRefusalText();
  const { data, loading } = useCall(medicineGroups.tree, { kind }, { silent: true });
  const chosen = new Set(typeof value === "string" ? [value] : (value ?? []));
  const options = withGroupPaths(data?.rows ?? []).map(({ value: one, label, row }) => {
    const refused = forForm ? refusal(checkGroupChoice(row, "groupId")) : undefined;
    return { value: one, label, disabled: refused !== undefined && !chosen.has(one), title: refused ?? label };
  });
  return (
    <SearchChoice<string | string[] | null>
      {...(id === undefined ? {} : { id })}
      {...(multiple ? { mode: "multiple" as const } : {})}
      {...(limit === undefined ? {} : { maxCount: limit })}
      allowClear
      style={{ width: "100%" }}
      placeholder={t.common.form.select}
      loading={loading}
      value={(value ?? (multiple ? [] : null)) as string | string[] | null}
      options={options}
      onChange={(next) => onChange?.(next ?? null)}
    />
  );
}

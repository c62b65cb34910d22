import type { AttributeKind } from "@yunshou/domain";
import { Select } from "antd";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { useLibraryValues } from "./libraryValues.ts";

interface LibraryValueSelectProps {
  readonly kind: AttributeKind;
  /** For flavours, specifications and packagings. */
  readonly categoryId?: string | null;
  /** For products: only enabled values of the last level. Filters take any. */
  readonly lastLevel?: boolean;
  readonly id?: string;
  readonly value?: string | null;
  readonly onChange?: (attributeId: string | undefined) => void;
}

/** Chooses a value of one of the library's trees (PRODUCT-11, PRODUCT-16). */
export function LibraryValueSelect({
  kind,
  categoryId,
  lastLevel = false,
  id,
  value,
  onChange,
}: LibraryValueSelectProps) {
  const t = usePhrases();
  const options = useLibraryValues(kind, categoryId).map(({ isAbove, enabled, ...option }) => ({
    ...option,
    disabled: lastLevel && (isAbove || !enabled),
  }));
  return (
    <Select
      {...(id === undefined ? {} : { id })}
      allowClear
      showSearch={{ optionFilterProp: "label" }}
      placeholder={t.common.form.select}
      value={value ?? undefined}
      options={options}
      onChange={(next: string | undefined) => onChange?.(next)}
    />
  );
}

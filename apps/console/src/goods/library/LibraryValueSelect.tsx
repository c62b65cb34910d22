import type { AttributeKind } from "@yunshou/domain";
import { SearchChoice } from "../../platform/kit/index.ts";
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
    <SearchChoice
      {...(id === undefined ? {} : { id })}
      allowClear
      placeholder={t.common.form.select}
      value={value ?? null}
      options={options}
      onChange={(next: string | null | undefined) => onChange?.(next ?? undefined)}
    />
  );
}

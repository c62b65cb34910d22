import { tags } from "@yunshou/contract/goods/tags";
import { useCall, SearchChoice } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

interface TagSelectProps {
  /** Whose tags; those of all merchants that the caller sees when absent. */
  readonly merchantId?: string | undefined;
  readonly multiple?: boolean;
  readonly limit?: number;
  readonly id?: string;
  readonly value?: string | readonly string[] | null;
  readonly onChange?: (value: string | string[] | null) => void;
}

/** Tags by name, in the order of their priority. */
export function TagSelect({ merchantId, multiple = false, limit, id, value, onChange }: TagSelectProps) {
  const t = usePhrases();
  const asked = { pageSize: 200, ...(merchantId === undefined ? {} : { merchantId }) };
  const { data, loading } = useCall(tags.list, asked, { silent: true });
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
      options={(data?.rows ?? []).map(({ tagId, tagName }) => ({ value: tagId, label: tagName }))}
      onChange={(next) => onChange?.(next ?? null)}
    />
  );
}

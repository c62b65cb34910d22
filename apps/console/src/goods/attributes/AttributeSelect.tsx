import { attributes } from "@yunshou/contract/goods/attributes";
import { type AttributeKind, checkChoice, kindsOfCategory } from "@yunshou/domain";
import { useCall, useRefusalText, SearchChoice } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { withPaths } from "./trees.ts";

interface AttributeSelectProps {
  readonly kind: AttributeKind;
  /** The category for which flavours, specifications and packagings are offered; without one there is nothing to choose (PRODUCT-16). */
  readonly categoryId?: string | null | undefined;
  readonly merchantId?: string | undefined;
  /** A product takes enabled values of the last level only; a filter takes all (PRODUCT-11). */
  readonly forProduct?: boolean;
  readonly id?: string;
  readonly value?: string | null;
  readonly onChange?: (attributeId: string | null) => void;
}

/** A value of one tree, by any part of its way from the root. */
export function AttributeSelect({ forProduct = false, ...props }: AttributeSelectProps) {
  const { kind, categoryId, merchantId, id, value, onChange } = props;
  const t = usePhrases("goods");
  const refusal = useRefusalText();
  const ofCategory = kindsOfCategory.includes(kind);
  const lacksCategory = ofCategory && (categoryId ?? undefined) === undefined;
  const asked = {
    kind,
    ...(ofCategory && categoryId ? { categoryId } : {}),
    ...(merchantId === undefined ? {} : { merchantId }),
  };
  const { data, loading } = useCall(attributes.tree, asked, { silent: true, enabled: !lacksCategory });
  const options = withPaths(lacksCategory ? [] : (data?.rows ?? [])).map(({ value: one, label, row }) => {
    const refused = forProduct
      ? refusal(checkChoice({ isLast: row.children === 0, enabled: row.enabled }, "attributeId"))
      : undefined;
    return { value: one, label, disabled: refused !== undefined && one !== value, title: refused ?? label };
  });
  return (
    <SearchChoice
      {...(id === undefined ? {} : { id })}
      allowClear
      style={{ width: "100%" }}
      placeholder={lacksCategory ? t.goods.errors["goods.chooseCategory"] : t.common.form.select}
      disabled={lacksCategory}
      loading={loading}
      value={value ?? null}
      options={options}
      onChange={(next: string | null | undefined) => onChange?.(next ?? null)}
    />
  );
}

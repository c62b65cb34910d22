import { dictionaryKinds } from "@yunshou/contract/system/dictionary";
import { dictionaryTypes } from "@yunshou/domain";
import { useCall } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

/** All types of the dictionary: the codes of the product's and of those that people made, and what each is called. */
export function useTypes() {
  const { dictionary: words } = usePhrases("dictionary");
  const { data } = useCall(dictionaryKinds.list, {}, { silent: true });
  const own = data?.rows ?? [];
  const names: Readonly<Record<string, string>> = {
    ...words.type,
    ...Object.fromEntries(own.map(({ dictType, typeName }) => [dictType, typeName])),
  };
  return { codes: [...dictionaryTypes, ...own.map(({ dictType }) => dictType)] as readonly string[], names };
}

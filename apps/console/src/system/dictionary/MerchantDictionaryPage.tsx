import { merchantDictionary } from "@yunshou/contract/system/dictionary";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { DictionaryList } from "./DictionaryList.tsx";

const calls = {
  list: merchantDictionary.list,
  create: merchantDictionary.create,
  update: merchantDictionary.update,
  enable: merchantDictionary.enable,
  remove: merchantDictionary.remove,
};

/** 商户数据字典: what forms offer to the people of a merchant, instead of the platform's or besides (SYS-02). */
export function MerchantDictionaryPage() {
  const { dictionary: words } = usePhrases("dictionary");
  return (
    <DictionaryList
      calls={calls}
      name="merchantDictionary"
      title={words.pages["/xtgl/shsjzd"]}
      permission="system.merchantDictionary.write"
      ofMerchants
    />
  );
}

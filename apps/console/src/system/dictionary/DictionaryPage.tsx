import { dictionary } from "@yunshou/contract/system/dictionary";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { DictionaryList } from "./DictionaryList.tsx";

const calls = {
  list: dictionary.list,
  create: dictionary.create,
  update: dictionary.update,
  enable: dictionary.enable,
  remove: dictionary.remove,
};

/** 数据字典: what forms offer to everybody (SYS-02). */
export function DictionaryPage() {
  const { dictionary: words } = usePhrases("dictionary");
  return (
    <DictionaryList
      calls={calls}
      name="dictionary"
      title={words.pages["/xtgl/sjzd"]}
      permission="system.dictionary.write"
      ofMerchants={false}
    />
  );
}

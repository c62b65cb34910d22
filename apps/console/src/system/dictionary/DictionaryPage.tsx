import { dictionary } from "@yunshou/contract/system/dictionary";
import { Button } from "antd";
import { useState } from "react";
import { whenOpened } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { DictionaryList } from "./DictionaryList.tsx";

const calls = {
  list: dictionary.list,
  create: dictionary.create,
  update: dictionary.update,
  enable: dictionary.enable,
  remove: dictionary.remove,
};

const TypesDrawer = whenOpened(
  async () => (await import("./TypesDrawer.tsx")).TypesDrawer,
  ({ open }) => open,
);

/** 数据字典: what forms offer to everybody (SYS-02). */
export function DictionaryPage() {
  const { dictionary: words } = usePhrases("dictionary");
  const [showsTypes, showTypes] = useState(false);
  return (
    <>
      <DictionaryList
        calls={calls}
        name="dictionary"
        title={words.pages["/xtgl/sjzd"]}
        permission="system.dictionary.write"
        ofMerchants={false}
      >
        <Button onClick={() => showTypes(true)}>{words.types}</Button>
      </DictionaryList>
      <TypesDrawer open={showsTypes} onClose={() => showTypes(false)} />
    </>
  );
}

import { tags } from "@yunshou/contract/goods/tags";
import { fill } from "@yunshou/phrases/fill";
import { Avatar, Button } from "antd";
import { useState } from "react";
import { useNavigate } from "react-router";
import { spImageUrl } from "../../platform/images.ts";
import {
  AddButton,
  columnsOf,
  type ListColumns,
  ListPage,
  showNumber,
  TextFilter,
  useConfirm,
  useList,
  useRefusedWithout,
  useWrite,
  whenOpened,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import type { Tag } from "./TagForm.tsx";

const TagForm = whenOpened(
  async () => (await import("./TagForm.tsx")).TagForm,
  ({ editing }) => editing !== undefined,
);

/** 商品标签管理: tags with icon and priority, and how many products bear each (PRODUCT-17). */
export function TagsPage() {
  const t = usePhrases("tags");
  const words = t.tags;
  const { fields } = words;
  const navigate = useNavigate();
  const list = useList(tags.list, { initial: {} });
  const readOnly = useRefusedWithout("goods.tag.write");
  const remove = useWrite(tags.remove);
  const { askDelete: askDeletion } = useConfirm();
  const [editing, edit] = useState<Tag | "new">();
  const show = ({ tagId }: Tag) => void navigate(`/spgl/wdsp?tagId=${tagId}`);
  const askDelete = ({ tagId, tagName, productCount }: Tag) =>
    askDeletion(
      tagName,
      () => remove.run({ tagId }),
      fill(words.deleteAsk, { name: tagName, n: showNumber(productCount) }),
    );
  const column = columnsOf<Tag>();
  const columns: ListColumns<Tag> = [
    column.title("tagName", "tagName", null, fields.tagName, {
      picture: ({ tagIcon }) => <Avatar shape="square" alt="" src={spImageUrl(tagIcon)} />,
    }),
    column.number("tagPriority", fields.tagPriority, { width: 100, sortable: true }),
    column.custom(
      "productCount",
      fields.productCount,
      (row) => (
        <Button type="link" size="small" className="kit-open" onClick={() => show(row)}>
          {showNumber(row.productCount)}
        </Button>
      ),
      { width: 120, align: "right" },
    ),
    column.time("updatedTime", fields.updatedTime, { sortable: true }),
    column.text("merchantName", fields.merchantName, { width: 180, hidden: true }),
    column.actions(t.common.list.actions, (row) => [
      { key: "edit", label: t.common.action.edit, refused: readOnly, onClick: () => edit(row) },
      { key: "products", label: words.products, onClick: () => show(row) },
      { key: "delete", label: t.common.action.delete, danger: true, refused: readOnly, onClick: () => askDelete(row) },
    ]),
  ];
  return (
    <>
      <ListPage
        name="tags"
        title={words.pages["/spgl/spbqgl"]}
        list={list}
        rowKey="tagId"
        columns={columns}
        filters={[{ name: "tagName", label: fields.tagName, control: <TextFilter /> }]}
        toolbar={
          <AddButton refused={readOnly} onClick={() => edit("new")}>
            {words.add}
          </AddButton>
        }
      />
      <TagForm editing={editing} onClose={() => edit(undefined)} />
    </>
  );
}

import type { RowOf } from "@yunshou/contract";
import { dictionaryKinds } from "@yunshou/contract/system/dictionary";
import type { OwnTypeFields } from "@yunshou/domain";
import { Table } from "antd";
import { useState } from "react";
import {
  AddButton,
  DetailDrawer,
  namesOf,
  nothingShown,
  RowActions,
  showTime,
  useCall,
  useConfirm,
  useRefusedWithout,
  useWrite,
  whenOpened,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

type OwnType = RowOf<typeof dictionaryKinds.list>;

const TypeForm = whenOpened(
  async () => (await import("./TypeForm.tsx")).TypeForm,
  ({ editing }) => editing !== undefined,
);

/** Types that people made beside those of the product (SYS-02). */
export function TypesDrawer({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const t = usePhrases("dictionary");
  const words = t.dictionary;
  const { askDelete } = useConfirm();
  const readOnly = useRefusedWithout("system.dictionary.write");
  const { data, error, loading, reload } = useCall(dictionaryKinds.list, {}, { enabled: open });
  const [create, update, remove] = [
    useWrite(dictionaryKinds.create),
    useWrite(dictionaryKinds.update),
    useWrite(dictionaryKinds.remove),
  ];
  const [editing, edit] = useState<OwnTypeFields | "new">();
  return (
    <DetailDrawer
      title={words.types}
      open={open}
      onClose={onClose}
      loading={data === undefined}
      error={error}
      onRetry={() => void reload()}
    >
      <AddButton refused={readOnly} onClick={() => edit("new")}>
        {words.addType}
      </AddButton>
      <p className="kit-soft">{words.typesHint}</p>
      <Table<OwnType>
        size="small"
        rowKey="dictType"
        loading={loading}
        dataSource={[...(data?.rows ?? [])]}
        locale={{ emptyText: words.noTypes }}
        pagination={false}
        scroll={{ x: "max-content" }}
        columns={[
          { key: "dictType", title: words.fields.dictCode, render: (_, row) => row.dictType },
          { key: "typeName", title: words.fields.typeName, render: (_, row) => row.typeName },
          {
            key: "remark",
            title: t.common.fields.remark,
            render: (_, { remark }) => (remark === "" ? nothingShown : remark),
          },
          { key: "updatedTime", title: words.fields.updatedTime, render: (_, row) => showTime(row.updatedTime) },
          {
            key: "actions",
            title: t.common.list.actions,
            render: (_, row) => (
              <RowActions
                actions={[
                  { key: "edit", label: t.common.action.edit, refused: readOnly, onClick: () => edit(row) },
                  {
                    key: "delete",
                    label: t.common.action.delete,
                    danger: true,
                    refused: readOnly,
                    onClick: () =>
                      askDelete(namesOf(row.typeName, row.dictType), () => remove.run({ dictType: row.dictType })),
                  },
                ]}
              />
            ),
          },
        ]}
      />
      <TypeForm
        editing={editing}
        submitting={create.running || update.running}
        onSave={(values, isNew) => (isNew ? create.run(values) : update.run(values))}
        onClose={() => edit(undefined)}
      />
    </DetailDrawer>
  );
}

import type { RowOf } from "@yunshou/contract";
import { mallCategories } from "@yunshou/contract/mall/mallCategories";
import { checkMallCategoryDelete } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { Alert, Button, Space, Table, Tooltip } from "antd";
import { useState } from "react";
import { spImageUrl } from "../../platform/images.ts";
import {
  EmptyState,
  Pair,
  showMoney,
  StatusDot,
  useCall,
  useConfirm,
  useRefusalText,
  useWrite,
  whenOpened,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import type { MallCategory } from "./category.ts";

const AssignProductsForm = whenOpened(
  async () => (await import("./AssignProductsForm.tsx")).AssignProductsForm,
  ({ of }) => of !== undefined,
);

type Product = RowOf<typeof mallCategories.products>;
const pageSize = 10;

interface CategoryDetailProps {
  readonly category: MallCategory;
  readonly parent: MallCategory | undefined;
  /** Categories right below it. */
  readonly below: number;
  /** Why nothing can be changed. */
  readonly readOnly: string | undefined;
  readonly onEdit: () => void;
  readonly onAddBelow: () => void;
  readonly onDeleted: () => void;
}

/** One category with its products, which are put in and taken out here. */
export function CategoryDetail({ category, parent, below, readOnly, ...on }: CategoryDetailProps) {
  const t = usePhrases("mallCategories", "mall");
  const words = t.mallCategories;
  const { fields } = words;
  const refusal = useRefusalText();
  const { askDelete } = useConfirm();
  const { mallCategoryId, categoryName: name, shown } = category;
  const [page, turn] = useState(1);
  const [assigning, assign] = useState<MallCategory>();
  const { data, error, loading } = useCall(mallCategories.products, { mallCategoryId, page, pageSize });
  const remove = useWrite(mallCategories.remove);
  const takeOut = useWrite(mallCategories.assign);
  const buttons = [
    { label: words.assign, reason: readOnly, act: () => assign(category) },
    ...(parent === undefined ? [{ label: words.addBelow, reason: readOnly, act: on.onAddBelow }] : []),
    { label: t.common.action.edit, reason: readOnly, act: on.onEdit },
    {
      label: t.common.action.delete,
      danger: true,
      reason: readOnly ?? refusal(checkMallCategoryDelete({ children: below })),
      act: () =>
        askDelete(
          name,
          async () => {
            await remove.run({ mallCategoryId });
            on.onDeleted();
          },
          fill(words.deleteAsk, { name }),
        ),
    },
  ];
  return (
    <div>
      <header className="kit-toolbar">
        <h3>{parent === undefined ? name : `${parent.categoryName} / ${name}`}</h3>
        <Space wrap>
          {buttons.map(({ label, reason, danger = false, act }) => (
            <Tooltip key={label} title={reason}>
              <Button danger={danger} disabled={reason !== undefined} onClick={act}>
                {label}
              </Button>
            </Tooltip>
          ))}
        </Space>
      </header>
      {!shown && <Alert type="info" showIcon title={words.hidden} style={{ marginBottom: 12 }} />}
      <Table<Product>
        size="small"
        rowKey="mallProductId"
        loading={loading}
        dataSource={[...(data?.rows ?? [])]}
        locale={{ emptyText: error === null ? words.noProducts : <EmptyState error={error} /> }}
        scroll={{ x: "max-content" }}
        pagination={{ current: page, pageSize, total: data?.total ?? 0, showSizeChanger: false, onChange: turn }}
        columns={[
          {
            title: t.common.fields.productName,
            render: (_value, { productName, productCode, thumbnail }) => (
              <Space>
                {thumbnail === null ? null : (
                  <img src={spImageUrl(thumbnail)} alt="" width={28} height={28} loading="lazy" />
                )}
                <Pair main={productName} second={productCode} />
              </Space>
            ),
          },
          { title: fields.mallPrice, dataIndex: "mallPriceFen", align: "right", render: showMoney },
          {
            title: t.mall.fields.productStatus,
            dataIndex: "productStatus",
            render: (status: Product["productStatus"]) => (
              <StatusDot tone={status === "on" ? "good" : "neutral"}>{t.mall.shelfState[status]}</StatusDot>
            ),
          },
          {
            title: t.common.list.actions,
            render: (_value, row) => (
              <Tooltip title={readOnly}>
                <Button
                  type="link"
                  size="small"
                  disabled={readOnly !== undefined}
                  onClick={() => void takeOut.run({ mallProductIds: [row.mallProductId], mallCategoryId: null })}
                >
                  {words.takeOut}
                </Button>
              </Tooltip>
            ),
          },
        ]}
      />
      <AssignProductsForm of={assigning} onClose={() => assign(undefined)} />
    </div>
  );
}

import { mallCategories } from "@yunshou/contract/mall/mallCategories";
import { Empty } from "antd";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { spImageUrl } from "../../platform/images.ts";
import { AddButton, TreePane, useCall, useRefusedWithout, useWrite, whenOpened } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import type { Editing, MallCategory } from "./category.ts";
import { CategoryDetail } from "./CategoryDetail.tsx";

const CategoryForm = whenOpened(
  async () => (await import("./CategoryForm.tsx")).CategoryForm,
  ({ editing }) => editing !== undefined,
);

/** 商城分类: by what customers look through the shelf, in which order, and which products stand where (MALL-04). */
export function CategoriesPage() {
  const t = usePhrases("mallCategories");
  const words = t.mallCategories;
  const [params, setParams] = useSearchParams();
  const { data, error, loading, reload } = useCall(mallCategories.tree, {}, { silent: true });
  const readOnly = useRefusedWithout("mall.category.write");
  const move = useWrite(mallCategories.move);
  const [editing, edit] = useState<Editing>();
  const rows: readonly MallCategory[] = data?.rows ?? [];
  const open = rows.find((row) => row.mallCategoryId === params.get("open")) ?? rows[0];
  const show = (id: string | null) => setParams(id === null ? {} : { open: id }, { replace: true });
  const rowOf = (id: string) => rows.find((row) => row.mallCategoryId === id);
  const addBelow = (id: string) => {
    const row = rowOf(id);
    if (row?.parentId === null) edit({ parent: row });
  };
  const rename = (id: string) => {
    const row = rowOf(id);
    if (row !== undefined) edit({ category: row });
  };
  const canWrite = readOnly === undefined;

  return (
    <div className="kit-list">
      <section className="kit-card">
        <header className="kit-toolbar">
          <h2>{words.pages["/sc/scfl"]}</h2>
          <div className="kit-toolbar-buttons">
            <AddButton refused={readOnly} onClick={() => edit({ parent: undefined })}>
              {words.add}
            </AddButton>
          </div>
        </header>
        <div className="kit-tree-page">
          <TreePane
            items={rows.map(({ mallCategoryId, parentId, categoryName, icon, shown, products }) => ({
              id: mallCategoryId,
              parentId,
              name: categoryName,
              dimmed: !shown,
              note: (
                <small key="note">
                  {icon === null ? null : (
                    <img src={spImageUrl(icon)} alt="" width={18} height={18} loading="lazy" className="mall-icon" />
                  )}{" "}
                  {shown ? (products > 0 ? products : "") : words.hidden}
                </small>
              ),
            }))}
            selected={open?.mallCategoryId ?? null}
            onSelect={show}
            searchLabel={words.search}
            keys={words.keys}
            loading={loading}
            error={error}
            onRetry={() => void reload()}
            empty={<Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={words.none} />}
            onAddBelow={canWrite ? addBelow : undefined}
            onRename={canWrite ? rename : undefined}
            onMove={
              canWrite
                ? (mallCategoryId, parentId, beforeId) => void move.run({ mallCategoryId, parentId, beforeId })
                : undefined
            }
          />
          {open !== undefined && (
            <CategoryDetail
              key={open.mallCategoryId}
              category={open}
              parent={open.parentId === null ? undefined : rowOf(open.parentId)}
              below={rows.filter(({ parentId }) => parentId === open.mallCategoryId).length}
              readOnly={readOnly}
              onEdit={() => edit({ category: open })}
              onAddBelow={() => addBelow(open.mallCategoryId)}
              onDeleted={() => show(open.parentId)}
            />
          )}
        </div>
      </section>
      <CategoryForm editing={editing} onClose={() => edit(undefined)} />
    </div>
  );
}

import { PlusOutlined } from "@ant-design/icons";
import { type AttributeKind, attributeKinds, attributeLimits, kindsOfCategory } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { App, Button, Empty, Segmented, Tooltip } from "antd";
import { useState } from "react";
import { useSearchParams } from "react-router";
import {
  choicesOf,
  TreePane,
  useCall,
  useCan,
  useRefusedWithout,
  useWrite,
  SearchChoice,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { sessionUser } from "../../platform/session/session.ts";
import { AttributeDetail } from "./AttributeDetail.tsx";
import { AttributeForm, type AttributeEditing } from "./AttributeForm.tsx";
import { type Attribute, type Owner, owners, treesOf, withPaths } from "./trees.ts";

/** 商品分类: the trees of categories, brands, flavours, specifications and packagings (PRODUCT-14 to PRODUCT-16, PRODUCT-28). */
export function AttributesPage() {
  const t = usePhrases("goods", "attributes");
  const words = t.attributes;
  const { message } = App.useApp();
  const [params, setParams] = useSearchParams();
  const seesLibrary = useCan("goods.library.read");
  // The platform sells nothing itself, so it comes for the trees of its library.
  const usual: Owner = sessionUser()?.authlevel === "3" ? "library" : "own";
  const owner: Owner = seesLibrary && (params.get("owner") ?? usual) === "library" ? "library" : "own";
  const calls = treesOf[owner];
  const kind = attributeKinds.find((one) => one === params.get("kind")) ?? "category";
  const ofCategory = kindsOfCategory.includes(kind);
  const categoryId = params.get("categoryId") ?? undefined;
  const selected = params.get("open");
  const refused = useRefusedWithout(owner === "library" ? "goods.library.write" : "goods.attribute.write");

  const categories = useCall(calls.tree, { kind: "category" }, { silent: true, enabled: ofCategory });
  const asked = { kind, ...(ofCategory && categoryId !== undefined ? { categoryId } : {}) };
  const enabled = !ofCategory || categoryId !== undefined;
  const { data, error, loading, reload } = useCall(calls.tree, asked, { silent: true, enabled });
  const move = useWrite(calls.move);
  const [editing, edit] = useState<AttributeEditing | undefined>();
  const rows: readonly Attribute[] = enabled ? (data?.rows ?? []) : [];
  const open = rows.find((row) => row.attributeId === selected) ?? rows[0];
  const canAddBelow = (row: Attribute | undefined) => row !== undefined && row.level < attributeLimits.levels;
  const show = (change: Readonly<Record<string, string | undefined>>) =>
    setParams(
      (now) => {
        for (const [name, value] of Object.entries(change))
          value === undefined ? now.delete(name) : now.set(name, value);
        return now;
      },
      { replace: true },
    );
  const addBelow = (id: string) => {
    const row = rows.find((one) => one.attributeId === id);
    if (row !== undefined && canAddBelow(row)) edit({ kind: "add", parent: row });
  };
  const moveTo = async (attributeId: string, parentId: string | null, beforeId: string | null) => {
    await move.run({ attributeId, parentId, beforeId });
    message.success(
      fill(words.moved, { name: rows.find((row) => row.attributeId === attributeId)?.attributeName ?? "" }),
    );
  };

  return (
    <div className="kit-list">
      <section className="kit-card">
        <header className="kit-toolbar">
          <h2>{t.attributes.pages["/spgl/spfl"]}</h2>
          <div className="kit-toolbar-buttons">
            {seesLibrary && (
              <Segmented<Owner>
                value={owner}
                options={choicesOf(owners, words.owner)}
                onChange={(value) => show({ owner: value, open: undefined, categoryId: undefined })}
              />
            )}
            <Tooltip title={refused ?? (enabled ? undefined : t.goods.errors["goods.chooseCategory"])}>
              <Button
                type="primary"
                icon={<PlusOutlined />}
                disabled={refused !== undefined || !enabled}
                onClick={() => edit({ kind: "add", parent: undefined })}
              >
                {words.add}
              </Button>
            </Tooltip>
          </div>
        </header>
        <Segmented<AttributeKind>
          style={{ marginBottom: 12 }}
          value={kind}
          options={choicesOf(attributeKinds, words.kind)}
          onChange={(value) => show({ kind: value, open: undefined })}
        />
        {ofCategory && (
          <SearchChoice
            style={{ width: 320, maxWidth: "100%", marginBottom: 12 }}
            aria-label={words.fields.category}
            placeholder={words.fields.category}
            value={categoryId}
            options={withPaths(categories.data?.rows ?? [])}
            onChange={(value) => show({ categoryId: value, open: undefined })}
          />
        )}
        {enabled ? (
          <div className="kit-tree-page">
            <TreePane
              items={rows.map((row) => ({
                id: row.attributeId,
                parentId: row.parentId,
                name: row.attributeName,
                dimmed: !row.enabled,
                note: <small key="note">{row.enabled ? (row.products > 0 ? row.products : "") : words.off}</small>,
              }))}
              selected={open?.attributeId ?? null}
              onSelect={(id) => show({ open: id ?? undefined })}
              searchLabel={words.search}
              keys={words.keys}
              loading={loading}
              error={error}
              onRetry={() => void reload()}
              empty={
                <Empty
                  image={Empty.PRESENTED_IMAGE_SIMPLE}
                  description={fill(words.none, { kind: words.kind[kind] })}
                />
              }
              onAddBelow={refused === undefined ? addBelow : undefined}
              onRename={refused === undefined ? (id) => edit(renaming(rows, id)) : undefined}
              onMove={refused === undefined ? (...place) => void moveTo(...place) : undefined}
            />
            {open === undefined ? (
              <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={words.choose} />
            ) : (
              <AttributeDetail
                key={open.attributeId}
                calls={calls}
                attribute={open}
                parent={rows.find((row) => row.attributeId === open.parentId)}
                refused={refused}
                onAddBelow={canAddBelow(open) ? () => addBelow(open.attributeId) : undefined}
                onRename={() => edit({ kind: "rename", attribute: open })}
                onDeleted={() => show({ open: open.parentId ?? undefined })}
              />
            )}
          </div>
        ) : (
          <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={words.chooseCategory} />
        )}
      </section>
      <AttributeForm calls={calls} tree={asked} editing={editing} onClose={() => edit(undefined)} />
    </div>
  );
}

function renaming(rows: readonly Attribute[], id: string): AttributeEditing | undefined {
  const attribute = rows.find((row) => row.attributeId === id);
  return attribute === undefined ? undefined : { kind: "rename", attribute };
}

import { PlusOutlined } from "@ant-design/icons";
import { cardAreas } from "@yunshou/contract/members/areas";
import { cardAreaLevels } from "@yunshou/domain";
import { Button, Empty, Tooltip } from "antd";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { TreePane, useCall, useRefusedWithout } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { AreaDetail } from "./AreaDetail.tsx";
import { type Area, type AreaEditing, AreaForm } from "./AreaForm.tsx";

/** 区域管理: areas of cards and the staff that manages them (CARD-24). */
export function AreasPage() {
  const t = usePhrases("cardAreas");
  const words = t.cardAreas;
  const [params, setParams] = useSearchParams();
  const refused = useRefusedWithout("members.area.write");
  const { data, error, loading, reload } = useCall(cardAreas.tree, {}, { silent: true });
  const [editing, edit] = useState<AreaEditing | undefined>();
  const rows: readonly Area[] = data?.rows ?? [];
  const open = rows.find(({ areaId }) => areaId === params.get("open")) ?? rows[0];
  const show = (areaId: string | null | undefined) =>
    setParams(areaId == null ? {} : { open: areaId }, { replace: true });
  const addBelow = (parent: Area | undefined) => {
    if (parent !== undefined && parent.level < cardAreaLevels) edit({ kind: "add", parent });
  };
  const rowOf = (id: string) => rows.find(({ areaId }) => areaId === id);

  return (
    <div className="kit-list">
      <section className="kit-card">
        <header className="kit-toolbar">
          <h2>{words.pages["/hygl/qygl"]}</h2>
          <div className="kit-toolbar-buttons">
            <Tooltip title={refused}>
              <Button
                type="primary"
                icon={<PlusOutlined />}
                disabled={refused !== undefined}
                onClick={() => edit({ kind: "add", parent: undefined })}
              >
                {words.add}
              </Button>
            </Tooltip>
          </div>
        </header>
        <div className="kit-tree-page">
          <TreePane
            items={rows.map((row) => ({
              id: row.areaId,
              parentId: row.parentId,
              name: row.areaName,
              note: <small key="note">{row.cardCount > 0 ? row.cardCount : ""}</small>,
            }))}
            selected={open?.areaId ?? null}
            onSelect={show}
            searchLabel={words.search}
            keys={words.keys}
            loading={loading}
            error={error}
            onRetry={() => void reload()}
            empty={<Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={words.none} />}
            onAddBelow={refused === undefined ? (id) => addBelow(rowOf(id)) : undefined}
            onRename={
              refused === undefined
                ? (id) => {
                    const area = rowOf(id);
                    if (area !== undefined) edit({ kind: "rename", area });
                  }
                : undefined
            }
            onMove={undefined}
          />
          {open === undefined ? (
            <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={words.choose} />
          ) : (
            <AreaDetail
              key={open.areaId}
              area={open}
              refused={refused}
              onAddBelow={() => addBelow(open)}
              onRename={() => edit({ kind: "rename", area: open })}
              onDeleted={() => show(open.parentId)}
            />
          )}
        </div>
      </section>
      <AreaForm editing={editing} onClose={() => edit(undefined)} />
    </div>
  );
}

import { PlusOutlined } from "@ant-design/icons";
import { regions } from "@yunshou/contract/machines/regions";
import { regionLevels } from "@yunshou/domain";
import { Button, Empty, Tooltip } from "antd";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { TreePane, useCall, useRefusedWithout, useWrite } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { RegionDetail } from "./RegionDetail.tsx";
import { type Region, RegionForm, type RegionEditing } from "./RegionForm.tsx";

/** 地区管理: provinces, cities and districts, which points name (POINT-06). */
export function RegionsPage() {
  const t = usePhrases("regions");
  const words = t.regions;
  const [params, setParams] = useSearchParams();
  const refused = useRefusedWithout("machines.region.write");
  const { data, error, loading, reload } = useCall(regions.tree, {}, { silent: true });
  const move = useWrite(regions.move);
  const [editing, edit] = useState<RegionEditing | undefined>();
  const rows: readonly Region[] = data?.rows ?? [];
  const open = rows.find(({ regionId }) => regionId === params.get("open")) ?? rows[0];
  const show = (regionId: string | null | undefined) =>
    setParams(regionId == null ? {} : { open: regionId }, { replace: true });
  const addBelow = (parent: Region | undefined) => {
    if (parent !== undefined && parent.level < regionLevels) edit({ kind: "add", parent });
  };
  const rowOf = (id: string) => rows.find(({ regionId }) => regionId === id);

  return (
    <div className="kit-list">
      <section className="kit-card">
        <header className="kit-toolbar">
          <h2>{words.pages["/xtgl/dqgl"]}</h2>
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
              id: row.regionId,
              parentId: row.parentId,
              name: row.regionName,
              note: <small key="note">{row.points > 0 ? row.points : ""}</small>,
            }))}
            selected={open?.regionId ?? null}
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
                    const region = rowOf(id);
                    if (region !== undefined) edit({ kind: "rename", region });
                  }
                : undefined
            }
            onMove={
              refused === undefined
                ? (regionId, parentId, beforeId) => {
                    // A region stays below its parent; only the order of neighbours changes.
                    if (rowOf(regionId)?.parentId === parentId) void move.run({ regionId, beforeId });
                  }
                : undefined
            }
          />
          {open === undefined ? (
            <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={words.choose} />
          ) : (
            <RegionDetail
              key={open.regionId}
              region={open}
              refused={refused}
              onAddBelow={() => addBelow(open)}
              onRename={() => edit({ kind: "rename", region: open })}
              onDeleted={() => show(open.parentId)}
            />
          )}
        </div>
      </section>
      <RegionForm editing={editing} onClose={() => edit(undefined)} />
    </div>
  );
}

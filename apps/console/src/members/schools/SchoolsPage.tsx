import { PlusOutlined } from "@ant-design/icons";
import { schools } from "@yunshou/contract/members/schools";
import { kindBelow } from "@yunshou/domain";
import { Button, Empty, Tooltip } from "antd";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { TreePane, useCall, useRefusedWithout } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { SchoolDetail } from "./SchoolDetail.tsx";
import { type SchoolUnit, type SchoolEditing, SchoolForm } from "./SchoolForm.tsx";

/** 学校管理: schools with their grades and classes (SYS-14, SYS-15). */
export function SchoolsPage() {
  const t = usePhrases("schools");
  const words = t.schools;
  const [params, setParams] = useSearchParams();
  const refused = useRefusedWithout("members.school.write");
  const { data, error, loading, reload } = useCall(schools.tree, {}, { silent: true });
  const [editing, edit] = useState<SchoolEditing | undefined>();
  const rows: readonly SchoolUnit[] = data?.rows ?? [];
  const open = rows.find(({ schoolUnitId }) => schoolUnitId === params.get("open")) ?? rows[0];
  const show = (schoolUnitId: string | null | undefined) =>
    setParams(schoolUnitId == null ? {} : { open: schoolUnitId }, { replace: true });
  const addBelow = (parent: SchoolUnit | undefined) => {
    if (parent !== undefined && kindBelow(parent.unitKind).ok) edit({ kind: "add", parent });
  };
  const rowOf = (id: string) => rows.find(({ schoolUnitId }) => schoolUnitId === id);

  return (
    <div className="kit-list">
      <section className="kit-card">
        <header className="kit-toolbar">
          <h2>{words.pages["/hygl/xxgl"]}</h2>
          <div className="kit-toolbar-buttons">
            <Tooltip title={refused}>
              <Button
                type="primary"
                icon={<PlusOutlined />}
                disabled={refused !== undefined}
                onClick={() => edit({ kind: "add", parent: undefined })}
              >
                {words.addKind.school}
              </Button>
            </Tooltip>
          </div>
        </header>
        <div className="kit-tree-page">
          <TreePane
            items={rows.map((row) => ({
              id: row.schoolUnitId,
              parentId: row.parentId,
              name: row.unitName,
              note: <small key="note">{row.memberNum > 0 ? row.memberNum : ""}</small>,
            }))}
            selected={open?.schoolUnitId ?? null}
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
                    const unit = rowOf(id);
                    if (unit !== undefined) edit({ kind: "rename", unit });
                  }
                : undefined
            }
            onMove={undefined}
          />
          {open === undefined ? (
            <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={words.choose} />
          ) : (
            <SchoolDetail
              key={open.schoolUnitId}
              unit={open}
              refused={refused}
              onAddBelow={() => addBelow(open)}
              onRename={() => edit({ kind: "rename", unit: open })}
              onDeleted={() => show(open.parentId)}
            />
          )}
        </div>
      </section>
      <SchoolForm editing={editing} onClose={() => edit(undefined)} />
    </div>
  );
}

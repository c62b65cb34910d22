import { PlusOutlined } from "@ant-design/icons";
import { medicineGroups } from "@yunshou/contract/pharmacy/groups";
import { medicineGroupLimits } from "@yunshou/domain";
import { Button, Empty, Tooltip } from "antd";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { showNumber, TreePane, useCall, useRefusedWithout, useWrite } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { GroupDetail } from "./GroupDetail.tsx";
import { GroupForm, type GroupEditing } from "./GroupForm.tsx";

/** The tree of categories, or that of conditions, with the group that is open beside it (MED-03). */
export function GroupTree({ kind, title }: { readonly kind: "category" | "condition"; readonly title: string }) {
  const t = usePhrases("medicines");
  const words = t.medicines.group;
  const [params, setParams] = useSearchParams();
  const refused = useRefusedWithout("pharmacy.group.write");
  const { data, error, loading, reload } = useCall(medicineGroups.tree, { kind }, { silent: true });
  const move = useWrite(medicineGroups.move);
  const [editing, edit] = useState<GroupEditing | undefined>();
  const rows = data?.rows ?? [];
  const open = rows.find((row) => row.groupId === params.get("open")) ?? rows[0];
  const select = (groupId: string | null) =>
    setParams(
      (now) => {
        groupId === null ? now.delete("open") : now.set("open", groupId);
        return now;
      },
      { replace: true },
    );
  const addBelow = (groupId: string) => {
    const parent = rows.find((row) => row.groupId === groupId);
    if (parent !== undefined && parent.categoryLevel < medicineGroupLimits.levels) edit({ kind: "add", parent });
  };
  const editGroup = (groupId: string) => {
    const group = rows.find((row) => row.groupId === groupId);
    if (group !== undefined) edit({ kind: "edit", group });
  };
  return (
    <div className="kit-list">
      <section className="kit-card">
        <header className="kit-toolbar">
          <h2>{title}</h2>
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
            items={rows.map(({ groupId, parentId, categoryName, uses, enabled }) => ({
              id: groupId,
              parentId,
              name: categoryName,
              note: uses > 0 ? <small key="note">{showNumber(uses)}</small> : undefined,
              dimmed: !enabled,
            }))}
            selected={open?.groupId ?? null}
            onSelect={select}
            searchLabel={words.search}
            keys={words.keys}
            loading={loading}
            error={error}
            onRetry={reload}
            empty={words.none}
            onAddBelow={refused === undefined ? addBelow : undefined}
            onRename={refused === undefined ? editGroup : undefined}
            onMove={
              refused === undefined
                ? (groupId, parentId, beforeId) => void move.run({ groupId, parentId, beforeId })
                : undefined
            }
          />
          {open === undefined ? (
            <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={words.choose} />
          ) : (
            <GroupDetail
              key={open.groupId}
              kind={kind}
              group={open}
              parent={rows.find((row) => row.groupId === open.parentId)}
              refused={refused}
              onAddBelow={open.categoryLevel < medicineGroupLimits.levels ? () => addBelow(open.groupId) : undefined}
              onEdit={() => editGroup(open.groupId)}
              onDeleted={() => select(open.parentId)}
            />
          )}
        </div>
      </section>
      <GroupForm kind={kind} editing={editing} onClose={() => edit(undefined)} />
    </div>
  );
}

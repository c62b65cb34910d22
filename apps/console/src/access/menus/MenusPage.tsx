import { PlusOutlined } from "@ant-design/icons";
import { menus } from "@yunshou/contract/access/menus";
import { Alert, Button, Input, Table, Tag, Tooltip } from "antd";
import { useState } from "react";
import { useNavigate } from "react-router";
import { iconOf } from "../../menuIcons.tsx";
import {
  EmptyState,
  nothingShown,
  reachable,
  RowActions,
  StatusDot,
  useCall,
  useRefusedWithout,
} from "../../platform/kit/index.ts";
import { useEntryName } from "../../platform/phrases/names.ts";
import { useMenuActions } from "./useMenuActions.ts";
import { useLanguage, usePhrases } from "../../platform/phrases/usePhrases.ts";
import { type TreeRow, treeRows } from "../tree.ts";
import { idOfEntry, type MenuEntry, parentOfEntry } from "./entry.ts";
import "./menus.css";
import { useWidth } from "../../platform/useWidth.ts";

/** How much wider words are in other languages than in Chinese. */
const otherLanguagesNeed = 1.4;

/** What its columns need in any language; beside the menu at 1440 pixels all of them show. */
const tableWidth = 1_134;

/** 菜单管理: the whole menu as everybody's is made of, with hiding, order, folders and entries of the platform's own (ROLE-05, ROLE-06, PERM-01). */
export function MenusPage() {
  const t = usePhrases("menus", "roles");
  // Beside the actions there is no room for a name on a phone.
  const isPhone = useWidth() === "phone";
  const words = t.menus.fields;
  const navigate = useNavigate();
  const nameOf = useEntryName();
  const [text, setText] = useState("");
  const { data, error, loading, reload } = useCall(menus.tree, {}, { silent: true });
  const noWrite = useRefusedWithout("access.menu.write");
  const nodes = data?.nodes ?? [];
  const wordiness = useLanguage() === "zh" ? 1 : otherLanguagesNeed;
  const wordy = (width: number) => Math.round(width * wordiness);
  const wanted = text.trim().toLowerCase();
  const fits = (node: MenuEntry) =>
    wanted === "" || nameOf(node).toLowerCase().includes(wanted) || node.path.toLowerCase().includes(wanted);
  const actionsOf = useMenuActions(nodes);

  return (
    <div className="kit-list">
      <section className="kit-card">
        <header className="kit-toolbar">
          <h2>{t.menus.pages["/xtgl/zygl/cdgl"]}</h2>
          <div className="kit-toolbar-buttons">
            <Input.Search allowClear placeholder={t.menus.find} onSearch={setText} className="menus-search" />
            <Tooltip title={noWrite}>
              <Button
                type="primary"
                icon={<PlusOutlined />}
                disabled={noWrite !== undefined}
                onClick={() => void navigate("/xtgl/zygl/xzptzy")}
              >
                {t.menus.add}
              </Button>
            </Tooltip>
          </div>
        </header>
        <Alert className="menu-hint" type="info" showIcon title={t.menus.hint.hide} />
        <Table<TreeRow<MenuEntry>>
          key={`${text}${data === undefined ? "" : "shown"}`}
          rowKey="nodeId"
          size="middle"
          loading={loading && data === undefined && { delay: 200 }}
          pagination={false}
          components={reachable}
          scroll={{ x: tableWidth }}
          expandable={{ defaultExpandAllRows: true }}
          dataSource={treeRows(nodes, idOfEntry, parentOfEntry, fits)}
          locale={{ emptyText: <EmptyState error={error} onRetry={() => void reload()} /> }}
          columns={[
            {
              key: "menuName",
              title: words.menuName,
              width: 230,
              render: (_value, row) => <EntryName row={row} name={row.path === "/" ? t.menus.topLevel : nameOf(row)} />,
            },
            {
              key: "kind",
              title: words.resourceType,
              width: wordy(84),
              render: (_value, row) => t.menus.kind[row.kind],
            },
            { key: "menuPath", title: words.menuPath, width: 150, render: (_value, row) => row.path },
            {
              key: "menuUrl",
              title: words.menuUrl,
              width: 140,
              ellipsis: true,
              render: (_value, row) => row.url || nothingShown,
            },
            {
              key: "menuIcon",
              title: words.menuIcon,
              width: wordy(60),
              align: "center",
              render: (_value, row) =>
                row.parentId === null || row.icon !== null ? iconOf(row.path, row.icon ?? undefined) : nothingShown,
            },
            {
              key: "sortNo",
              title: words.sortNo,
              width: wordy(80),
              align: "right",
              render: (_value, row) => row.sortNo,
            },
            {
              key: "enabled",
              title: words.enabled,
              width: wordy(104),
              render: (_value, row) => (
                <StatusDot tone={row.shown ? "quiet" : "neutral"}>
                  {row.shown ? t.menus.shown.on : t.menus.shown.off}
                </StatusDot>
              ),
            },
            {
              key: "actions",
              title: t.common.list.actions,
              width: wordy(110),
              ...(isPhone ? {} : { fixed: "end" as const }),
              render: (_value, row) => (
                <RowActions actions={actionsOf(nodes.find((node) => node.nodeId === row.nodeId) ?? row)} />
              ),
            },
          ]}
        />
      </section>
    </div>
  );
}

function EntryName({ row, name }: { readonly row: MenuEntry; readonly name: string }) {
  const t = usePhrases("menus");
  return (
    <span className={row.shown ? "menu-name" : "menu-name menu-hidden"}>
      {name}
      {!row.isBase && (
        <Tag variant="filled" color="blue">
          {t.menus.own}
        </Tag>
      )}
      {!row.exists && (
        <Tag variant="filled" color="orange">
          {t.menus.missing}
        </Tag>
      )}
    </span>
  );
}

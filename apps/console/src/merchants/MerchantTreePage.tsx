import { PlusOutlined } from "@ant-design/icons";
import { merchants } from "@yunshou/contract/merchants/merchants";
import { fill } from "@yunshou/phrases/fill";
import { Button, Input, Table, Tooltip } from "antd";
import { useState } from "react";
import { useNavigate } from "react-router";
import {
  EmptyState,
  reachable,
  RowActions,
  showNumber,
  StatusDot,
  useCall,
  useRefusedWithout,
} from "../platform/kit/index.ts";
import { useLanguage, usePhrases } from "../platform/phrases/usePhrases.ts";
import { sessionCustomData, sessionUser } from "../platform/session/session.ts";
import { type MerchantEditing, MerchantForm } from "./MerchantForm.tsx";
import "./merchants.css";
import { MoveForm } from "./MoveForm.tsx";
import { type MerchantNode, statusTones, treeOf, type TreeRow } from "./state.ts";
import { useStatusActions } from "./useStatusActions.ts";
import { useWidth } from "../platform/useWidth.ts";

/** What its columns need in any language; beside the menu at 1440 pixels all of them show. */
const tableWidth = 1_124;

/** 商户树管理: the whole tree below one's own merchant, with machines and accounts of each node (MERCHANT-03). */
export function MerchantTreePage() {
  const t = usePhrases("merchants", "shares");
  // Beside the actions there is no room for a name on a phone.
  const isPhone = useWidth() === "phone";
  const words = t.merchants.fields;
  const isChinese = useLanguage() === "zh";
  /** Columns of words are as wide as Chinese needs them, and wider elsewhere. */
  const wordy = (width: number) => (isChinese ? width : Math.round(width * 1.3));
  const [text, setText] = useState("");
  const { data, error, loading, reload } = useCall(merchants.tree, {}, { silent: true });
  const readOnly = useRefusedWithout("merchants.merchant.write");
  const noShares = useRefusedWithout("machines.share.read");
  const navigate = useNavigate();
  const statusActions = useStatusActions();
  const [editing, edit] = useState<MerchantEditing | undefined>();
  const [moving, move] = useState<MerchantNode | undefined>();
  const ownId = sessionCustomData()?.merchantId;
  const ofPlatform = sessionUser()?.authlevel === "3";
  const nodes = data?.nodes ?? [];
  const own = (row: TreeRow) => (row.merchantId === ownId ? t.merchants.errors["merchants.notBelow"] : undefined);
  const count = (one: number, all: number) => (
    <>
      {one !== all && <small className="kit-soft">{fill(t.merchants.withBelow, { all: showNumber(all) })} · </small>}
      {showNumber(one)}
    </>
  );

  return (
    <div className="kit-list">
      <section className="kit-card">
        <header className="kit-toolbar">
          <h2>{t.merchants.pages["/shgl/management"]}</h2>
          <div className="kit-toolbar-buttons">
            <Input.Search
              allowClear
              placeholder={t.merchants.find}
              onSearch={setText}
              className="merchant-tree-search"
            />
            <Tooltip title={readOnly}>
              <Button
                type="primary"
                icon={<PlusOutlined />}
                disabled={readOnly !== undefined}
                onClick={() => edit({ kind: "add", parentId: ofPlatform ? null : (ownId ?? null) })}
              >
                {t.merchants.add}
              </Button>
            </Tooltip>
          </div>
        </header>
        <Table<TreeRow>
          key={`${text}${data === undefined ? "" : "shown"}`}
          rowKey="merchantId"
          size="middle"
          loading={loading && { delay: 200 }}
          pagination={false}
          components={reachable}
          scroll={{ x: tableWidth }}
          expandable={{ defaultExpandAllRows: true }}
          dataSource={treeOf(nodes, text)}
          locale={{ emptyText: <EmptyState error={error} onRetry={() => void reload()} /> }}
          columns={[
            { key: "merchantName", title: words.merchantName, width: 210, render: (_value, row) => row.merchantName },
            { key: "merchantNo", title: words.merchantNo, width: 124, render: (_value, row) => row.merchantNo },
            {
              key: "parent",
              title: words.parent,
              width: 130,
              ellipsis: true,
              render: (_value, row) =>
                nodes.find((node) => node.merchantId === row.parentId)?.merchantName ?? t.merchants.topLevel,
            },
            {
              key: "kind",
              title: words.kind,
              width: wordy(84),
              render: (_value, row) => t.merchants.kind[row.merchantKind],
            },
            {
              key: "machines",
              title: words.machines,
              width: 120,
              align: "right",
              render: (_value, row) => count(row.machines, row.allMachines),
            },
            {
              key: "accounts",
              title: words.accounts,
              width: 120,
              align: "right",
              render: (_value, row) => count(row.accounts, row.allAccounts),
            },
            {
              key: "status",
              title: words.status,
              width: wordy(84),
              render: (_value, row) => (
                <StatusDot tone={statusTones[row.status]}>{t.merchants.status[row.status]}</StatusDot>
              ),
            },
            {
              key: "actions",
              title: t.common.list.actions,
              width: wordy(156),
              ...(isPhone ? {} : { fixed: "end" as const }),
              render: (_value, row) => (
                <RowActions
                  actions={[
                    {
                      key: "child",
                      label: t.merchants.addChild,
                      refused:
                        readOnly ?? (row.status === "normal" ? undefined : t.merchants.errors["merchants.stopped"]),
                      onClick: () => edit({ kind: "add", parentId: row.merchantId }),
                    },
                    {
                      key: "edit",
                      label: t.common.action.edit,
                      refused: readOnly ?? own(row),
                      onClick: () => edit({ kind: "edit", merchantId: row.merchantId }),
                    },
                    {
                      key: "move",
                      label: t.merchants.action.move,
                      refused:
                        readOnly ??
                        own(row) ??
                        (row.parentId === null ? t.merchants.errors["merchants.otherTree"] : undefined),
                      onClick: () => move(row),
                    },
                    {
                      key: "share",
                      label: t.shares.merchantTitle,
                      refused: noShares,
                      onClick: () => navigate(`/shgl/shjqsq?shbh=${row.merchantNo}`),
                    },
                    ...statusActions(row, own(row)),
                  ]}
                />
              ),
            },
          ]}
        />
      </section>
      <MerchantForm editing={editing} onClose={() => edit(undefined)} />
      <MoveForm merchant={moving} nodes={nodes} onClose={() => move(undefined)} />
    </div>
  );
}

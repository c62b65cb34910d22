import { PlusOutlined } from "@ant-design/icons";
import { organisations } from "@yunshou/contract/access/organisations";
import { checkOrganisationDeletable, organisationDepth } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { Alert, Button, Table, Tooltip } from "antd";
import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import {
  EmptyState,
  nothingShown,
  reachable,
  RowActions,
  showNumber,
  useCall,
  useConfirm,
  useRecord,
  useRefusalText,
  useRefusedWithout,
  useWrite,
  namesOf,
  SearchChoice,
} from "../../platform/kit/index.ts";
import { useLanguage, usePhrases } from "../../platform/phrases/usePhrases.ts";
import { sessionCustomData } from "../../platform/session/session.ts";
import { type TreeRow, treeRows } from "../tree.ts";
import type { OrganisationEditing, OrganisationNode } from "./node.ts";
import { OrganisationForm } from "./OrganisationForm.tsx";
import { useWidth } from "../../platform/useWidth.ts";

/** How much wider words are in other languages than in Chinese. */
const otherLanguagesNeed = 1.4;

/** What its columns need in any language; beside the menu at 1440 pixels all of them show. */
const tableWidth = 1_083;

/** 组织管理: the organisations of a top merchant as a tree, with the accounts of each (SYS-18). */
export function OrganisationsPage() {
  const t = usePhrases("merchants", "organisations");
  // Beside the actions there is no room for a name on a phone.
  const isPhone = useWidth() === "phone";
  const words = t.organisations.fields;
  const navigate = useNavigate();
  const refusal = useRefusalText();
  const { askDelete } = useConfirm();
  const [params, setParams] = useSearchParams();
  const owners = useCall(organisations.owners, {});
  const merchants = owners.data?.merchants ?? [];
  const merchantId =
    params.get("merchantId") ??
    merchants.find((one) => one.merchantId === sessionCustomData()?.merchantId)?.merchantId ??
    merchants[0]?.merchantId;
  const { data, error, loading, reload } = useRecord(organisations.tree, { merchantId }, { silent: true });
  const remove = useWrite(organisations.remove);
  const [editing, edit] = useState<OrganisationEditing | undefined>();
  const ofTop = owners.data !== undefined && merchants.length === 0 ? t.organisations.ofTop : undefined;
  const noWrite = useRefusedWithout("access.organisation.write") ?? ofTop;
  const noUsers = useRefusedWithout("access.user.read");
  const nodes = data?.nodes ?? [];
  const wordiness = useLanguage() === "zh" ? 1 : otherLanguagesNeed;
  const wordy = (width: number) => Math.round(width * wordiness);
  const nameOf = (organisationId: string | null) =>
    nodes.find((node) => node.organisationId === organisationId)?.name ?? nothingShown;
  const depthOf = (organisationId: string | null): number =>
    organisationId === null
      ? 0
      : 1 + depthOf(nodes.find((node) => node.organisationId === organisationId)?.parentId ?? null);
  const childrenOf = (row: OrganisationNode) => nodes.filter((node) => node.parentId === row.organisationId).length;
  const actionsOf = (row: OrganisationNode) => [
    {
      key: "child",
      label: t.organisations.addChild,
      refused:
        noWrite ??
        (depthOf(row.organisationId) < organisationDepth
          ? undefined
          : fill(t.organisations.errors["access.organisationTooDeep"], { limit: organisationDepth })),
      onClick: () => edit({ kind: "add", parentId: row.organisationId }),
    },
    { key: "edit", label: t.common.action.edit, refused: noWrite, onClick: () => edit({ kind: "edit", node: row }) },
    {
      key: "users",
      label: t.organisations.showUsers,
      refused: noUsers,
      onClick: () => void navigate(`/shgl/yggl?organisationId=${row.organisationId}`),
    },
    {
      key: "remove",
      label: t.common.action.delete,
      danger: true,
      refused: noWrite ?? refusal(checkOrganisationDeletable(childrenOf(row), row.accounts)),
      onClick: () => askDelete(namesOf(row.name, row.code), () => remove.run({ organisationId: row.organisationId })),
    },
  ];

  return (
    <div className="kit-list">
      <section className="kit-card">
        <header className="kit-toolbar">
          <h2>{t.organisations.pages["/xtgl/dagl/zzgl"]}</h2>
          <div className="kit-toolbar-buttons">
            {merchants.length > 1 && (
              <SearchChoice
                aria-label={t.organisations.owner}
                style={{ width: 240 }}
                value={merchantId}
                options={merchants.map((one) => ({ value: one.merchantId, label: `${one.merchantNo} ${one.name}` }))}
                onChange={(value) => setParams({ merchantId: value }, { replace: true })}
              />
            )}
            <Tooltip title={noWrite}>
              <Button
                type="primary"
                icon={<PlusOutlined />}
                disabled={noWrite !== undefined}
                onClick={() => edit({ kind: "add", parentId: null })}
              >
                {t.organisations.add}
              </Button>
            </Tooltip>
          </div>
        </header>
        {ofTop !== undefined && <Alert type="info" showIcon title={ofTop} style={{ marginBottom: 12 }} />}
        <Table<TreeRow<OrganisationNode>>
          key={`${merchantId ?? ""}${data === undefined ? "" : "shown"}`}
          rowKey="organisationId"
          size="middle"
          loading={loading && data === undefined && { delay: 200 }}
          pagination={false}
          components={reachable}
          scroll={{ x: tableWidth }}
          expandable={{ defaultExpandAllRows: true }}
          dataSource={treeRows(
            nodes,
            (node) => node.organisationId,
            (node) => node.parentId,
          )}
          locale={{ emptyText: <EmptyState error={error} onRetry={() => void reload()} /> }}
          columns={[
            { key: "orgName", title: words.orgName, width: 210, render: (_value, row) => row.name },
            { key: "orgCode", title: words.orgCode, width: 110, render: (_value, row) => row.code },
            { key: "parentOrg", title: words.parentOrg, width: 130, render: (_value, row) => nameOf(row.parentId) },
            {
              key: "accountCount",
              title: words.accountCount,
              width: wordy(110),
              align: "right",
              render: (_value, row) => (
                <>
                  {row.accounts !== row.allAccounts && (
                    <small className="kit-soft">
                      {fill(t.merchants.withBelow, { all: showNumber(row.allAccounts) })} ·{" "}
                    </small>
                  )}
                  {showNumber(row.accounts)}
                </>
              ),
            },
            {
              key: "sortNo",
              title: words.sortNo,
              width: wordy(80),
              align: "right",
              render: (_value, row) => row.sortNo,
            },
            {
              key: "remark",
              title: words.remark,
              width: 160,
              ellipsis: true,
              render: (_value, row) => row.remark || nothingShown,
            },
            {
              key: "actions",
              title: t.common.list.actions,
              width: wordy(148),
              ...(isPhone ? {} : { fixed: "end" as const }),
              render: (_value, row) => <RowActions actions={actionsOf(row)} />,
            },
          ]}
        />
      </section>
      {merchantId !== undefined && (
        <OrganisationForm editing={editing} nodes={nodes} merchantId={merchantId} onClose={() => edit(undefined)} />
      )}
    </div>
  );
}

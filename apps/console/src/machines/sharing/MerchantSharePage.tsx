import { shares } from "@yunshou/contract/machines/shares";
import { merchants } from "@yunshou/contract/merchants/merchants";
import { Empty, Input, Tree } from "antd";
import { type ReactNode, useState } from "react";
import { useSearchParams } from "react-router";
import { EmptyState, useCall, useList, useWrite } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import "../../merchants/merchants.css";
import { ShareList } from "./ShareList.tsx";
import { treeOf, type TreeRow } from "../../merchants/state.ts";

interface TreeItem {
  readonly key: string;
  readonly title: ReactNode;
  readonly children?: TreeItem[];
}

const itemOf = (row: TreeRow): TreeItem => ({
  key: row.merchantId,
  title: (
    <>
      {row.merchantName} <small>{row.merchantNo}</small>
    </>
  ),
  ...(row.children === undefined ? {} : { children: row.children.map(itemOf) }),
});

/** 商户机器授权: a merchant on the left, machines of others in its tree on the right (MERCHANT-05). */
export function MerchantSharePage() {
  const t = usePhrases("merchants", "shares");
  const [params, setParams] = useSearchParams();
  const tree = useCall(merchants.tree, {}, { silent: true });
  const [text, setText] = useState("");
  // Other pages name the merchant by its number.
  const chosen = tree.data?.nodes.find(
    (node) => node.merchantId === params.get("merchantId") || node.merchantNo === params.get("shbh"),
  );
  const merchantId = chosen?.merchantId ?? "";
  return (
    <div className="share-page">
      <aside className="kit-card share-side">
        <Input.Search
          allowClear
          placeholder={t.merchants.find}
          aria-label={t.merchants.find}
          onSearch={setText}
          className="share-search"
        />
        {tree.data !== undefined && (
          <Tree
            key={text}
            blockNode
            defaultExpandAll
            selectedKeys={merchantId === "" ? [] : [merchantId]}
            treeData={treeOf(tree.data.nodes, text).map(itemOf)}
            onSelect={([key]) => key !== undefined && setParams({ merchantId: String(key) })}
          />
        )}
      </aside>
      <main className="share-main">
        {chosen === undefined ? (
          <section className="kit-card share-none">
            {tree.error === null ? <Empty description={t.shares.chooseMerchant} /> : <EmptyState error={tree.error} />}
          </section>
        ) : (
          <MachinesOf key={merchantId} merchantId={merchantId} name={chosen.merchantName} />
        )}
      </main>
    </div>
  );
}

function MachinesOf({ merchantId, name }: { readonly merchantId: string; readonly name: string }) {
  const t = usePhrases("shares");
  const list = useList(shares.merchantMachines, { initial: { merchantId } });
  const { run } = useWrite(shares.shareWithMerchant);
  return (
    <ShareList
      name="merchantShares"
      title={`${t.shares.merchantTitle} · ${name}`}
      list={list}
      onChange={(machineIds, granted) => run({ merchantId, machineIds, granted })}
    />
  );
}

import { shares } from "@yunshou/contract/machines/shares";
import { merchants } from "@yunshou/contract/merchants/merchants";
import { Empty, Tree } from "antd";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { useCall, useList, useWrite } from "../platform/kit/index.ts";
import { usePhrases } from "../platform/phrases/usePhrases.ts";
import "./merchants.css";
import { ShareList } from "./ShareList.tsx";
import { treeOf, type TreeRow } from "./state.ts";

interface TreeItem {
  readonly key: string;
  readonly title: ReactNode;
  readonly children?: TreeItem[];
}

const itemOf = (row: TreeRow): TreeItem => ({ key: row.merchantId, title: <>{row.merchantName} <small>{row.merchantNo}</small></>, ...(row.children === undefined ? {} : { children: row.children.map(itemOf) }) });

/** 商户机器授权: a merchant on the left, machines of others in its tree on the right (MERCHANT-05). */
export function MerchantSharePage() {
  const t = usePhrases();
  const [params, setParams] = useSearchParams();
  const merchantId = params.get("merchantId") ?? "";
  const tree = useCall(merchants.tree, {}, { silent: true });
  const chosen = tree.data?.nodes.find((node) => node.merchantId === merchantId);
  return (
    <div className="share-page">
      <aside className="kit-card share-side">
        {tree.data !== undefined && (
          <Tree blockNode defaultExpandAll selectedKeys={merchantId === "" ? [] : [merchantId]} treeData={treeOf(tree.data.nodes).map(itemOf)} onSelect={([key]) => key !== undefined && setParams({ merchantId: String(key) })} />
        )}
      </aside>
      <main className="share-main">
        {chosen === undefined ? <section className="kit-card share-none"><Empty description={t.merchants.share.chooseMerchant} /></section> : <MachinesOf key={merchantId} merchantId={merchantId} name={chosen.merchantName} />}
      </main>
    </div>
  );
}

function MachinesOf({ merchantId, name }: { readonly merchantId: string; readonly name: string }) {
  const t = usePhrases();
  const list = useList(shares.merchantMachines, { initial: { merchantId } });
  const { run } = useWrite(shares.shareWithMerchant);
  return <ShareList name="merchantShares" title={`${t.merchants.share.merchantTitle} · ${name}`} list={list} onChange={(machineIds, granted) => run({ merchantId, machineIds, granted })} />;
}

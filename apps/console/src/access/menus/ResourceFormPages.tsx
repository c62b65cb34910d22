import type { InputOf } from "@yunshou/contract";
import { menus } from "@yunshou/contract/access/menus";
import { checkMenuPlace, type MenuKind, pagePathOf } from "@yunshou/domain";
import { useSearchParams } from "react-router";
import { FormPage, isId, useCall, useRefusedWithout, useWrite } from "../../platform/kit/index.ts";
import { Leave } from "../../platform/layout/leaving.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { type MenuEntry, rootChoice } from "./entry.ts";
import { ResourceFields } from "./ResourceFields.tsx";

const menusPath = "/xtgl/zygl/cdgl";

/** What the form edits; a page of the program is chosen by its path, and its query stands apart. */
interface ResourceValues extends Omit<InputOf<typeof menus.add>, "parentId" | "target"> {
  readonly parent: string;
  readonly page?: string;
  readonly query?: string;
  readonly address?: string;
}

const targetOf = ({ kind, page = "", query = "", address = "" }: ResourceValues) =>
  kind === "link"
    ? address
    : kind === "page"
      ? `${page}${query.trim() === "" ? "" : `?${query.trim().replace(/^\?/, "")}`}`
      : "";
const parentOf = ({ parent }: ResourceValues) => (parent === rootChoice ? null : parent);

/** 新增平台资源: a folder, an entry to an existing page, or an address outside; `parentid` is where it goes. */
export function AddResourcePage() {
  const t = usePhrases("menus", "roles");
  const [params] = useSearchParams();
  const tree = useCall(menus.tree, {});
  const add = useWrite(menus.add);
  const nodes = tree.data?.nodes ?? [];
  const parentId = params.get("parentid");
  const parent = nodes.find((node) => node.nodeId === parentId && checkMenuPlace(nodes, null, node.nodeId).ok);
  const last = Math.max(
    0,
    ...nodes.filter((node) => node.parentId === (parent?.nodeId ?? null)).map((node) => node.sortNo),
  );
  const save = async (values: ResourceValues) => {
    const { kind, code, names, icon, sortNo, remark } = values;
    await add.run({
      kind,
      code,
      names,
      icon: icon ?? null,
      sortNo,
      remark: remark ?? "",
      target: targetOf(values),
      parentId: parentOf(values),
    });
  };
  return (
    <FormPage<ResourceValues>
      title={t.menus.pages["/xtgl/zygl/xzptzy"]}
      back={menusPath}
      initial={{
        kind: "page",
        parent: parent?.nodeId ?? rootChoice,
        sortNo: Math.min(9_999, last + 10),
        icon: null,
        remark: "",
      }}
      loading={tree.data === undefined}
      error={tree.error}
      submitting={add.running}
      refused={useRefusedWithout("access.menu.write")}
      success={`${t.common.result.added} · ${t.roles.effective}`}
      onSubmit={save}
    >
      <ResourceFields nodes={nodes} />
    </FormPage>
  );
}

/** 编辑平台资源, by its key `resourceid`; without one the menu opens. */
export function EditResourcePage() {
  const [params] = useSearchParams();
  const nodeId = params.get("resourceid");
  return !isId(nodeId) ? <Leave to={menusPath} /> : <EditPage key={nodeId} nodeId={nodeId} />;
}

function EditPage({ nodeId }: { readonly nodeId: string }) {
  const t = usePhrases("menus", "roles");
  const tree = useCall(menus.tree, {}, { anew: true });
  const update = useWrite(menus.update);
  const refused = useRefusedWithout("access.menu.write");
  const nodes = tree.data?.nodes ?? [];
  const entry = nodes.find((node) => node.nodeId === nodeId);
  if (tree.data !== undefined && entry === undefined) return <Leave to={menusPath} />;
  const save = async (values: ResourceValues) => {
    const { names, icon, sortNo, remark } = values;
    await update.run({
      nodeId,
      names,
      icon: icon ?? null,
      sortNo,
      remark: remark ?? "",
      target: targetOf(values),
      parentId: parentOf(values),
    });
  };
  return (
    <FormPage<ResourceValues>
      title={t.menus.pages["/xtgl/zygl/bjptzy"]}
      back={menusPath}
      initial={entry === undefined ? {} : valuesOf(entry)}
      loading={entry === undefined}
      error={tree.error}
      submitting={update.running}
      refused={refused}
      success={`${t.common.result.modified} · ${t.roles.effective}`}
      onSubmit={save}
    >
      <ResourceFields nodes={nodes} {...(entry === undefined ? {} : { entry })} />
    </FormPage>
  );
}

function valuesOf({ kind, code, names, icon, sortNo, remark, parentId, url }: MenuEntry): Partial<ResourceValues> {
  const shared = { kind, code, names, icon, sortNo, remark, parent: parentId ?? rootChoice };
  const targets: Record<MenuKind, Partial<ResourceValues>> = {
    folder: {},
    link: { address: url },
    page: { page: pagePathOf(url), query: url.split("?")[1] ?? "" },
  };
  return { ...shared, ...targets[kind] };
}

import { PlusOutlined } from "@ant-design/icons";
import { Button, Empty, Tooltip } from "antd";
import { type ComponentType, useState } from "react";
import { useSearchParams } from "react-router";
import type { TreePaneProps } from "./TreeBody.tsx";
import { TreePane } from "./TreePane.tsx";

/** What the form of a tree is about: a new node below another or at the top, or the name of one. */
export type TreeEditing<Node> =
  | { readonly kind: "add"; readonly parent: Node | undefined }
  | { readonly kind: "rename"; readonly node: Node };

export interface TreeFormProps<Node> {
  readonly editing: TreeEditing<Node> | undefined;
  readonly onClose: () => void;
}

export interface TreeDetailProps<Node> {
  readonly node: Node;
  /** Why nothing can be changed. */
  readonly refused: string | undefined;
  readonly onAddBelow: () => void;
  readonly onRename: () => void;
  readonly onDeleted: () => void;
}

interface TreePageProps<Node> {
  readonly title: string;
  /** What the button for a new node at the top says. */
  readonly addText: string;
  readonly words: { readonly search: string; readonly keys: string; readonly none: string; readonly choose: string };
  /** The call that reads all nodes. */
  readonly read: {
    readonly data: { readonly rows: readonly Node[] } | undefined;
    readonly error: TreePaneProps["error"];
    readonly loading: boolean;
    readonly reload: () => Promise<unknown>;
  };
  /** Why nothing can be changed. */
  readonly refused: string | undefined;
  readonly idOf: (node: Node) => string;
  readonly nameOf: (node: Node) => string;
  /** How many things the node holds; 0 stays unsaid. */
  readonly countOf: (node: Node) => number;
  readonly mayHaveChildren: (node: Node) => boolean;
  /** Absent where neighbours have no order. */
  readonly onMove?: (node: Node, parentId: string | null, beforeId: string | null) => void;
  readonly Detail: ComponentType<TreeDetailProps<Node>>;
  readonly Form: ComponentType<TreeFormProps<Node>>;
}

/** A page of one tree: its nodes, the chosen one beside them, and the form that adds and renames. */
export function TreePage<Node extends { readonly parentId: string | null }>({
  title,
  addText,
  words,
  read: { data, error, loading, reload },
  refused,
  idOf,
  nameOf,
  countOf,
  mayHaveChildren,
  onMove,
  Detail,
  Form,
}: TreePageProps<Node>) {
  const [params, setParams] = useSearchParams();
  const [editing, edit] = useState<TreeEditing<Node> | undefined>();
  const rows = data?.rows ?? [];
  const rowOf = (id: string | null) => rows.find((row) => idOf(row) === id);
  const open = rowOf(params.get("open")) ?? rows[0];
  const show = (id: string | null | undefined) => setParams(id == null ? {} : { open: id }, { replace: true });
  const addBelow = (parent: Node | undefined) => {
    if (parent !== undefined && mayHaveChildren(parent)) edit({ kind: "add", parent });
  };
  const rename = (node: Node | undefined) => {
    if (node !== undefined) edit({ kind: "rename", node });
  };
  /** Of no use to who may change nothing. */
  const allowed = <Act,>(act: Act) => (refused === undefined ? act : undefined);

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
                {addText}
              </Button>
            </Tooltip>
          </div>
        </header>
        <div className="kit-tree-page">
          <TreePane
            items={rows.map((row) => ({
              id: idOf(row),
              parentId: row.parentId,
              name: nameOf(row),
              note: <small key="note">{countOf(row) > 0 ? countOf(row) : ""}</small>,
            }))}
            selected={open === undefined ? null : idOf(open)}
            onSelect={show}
            searchLabel={words.search}
            keys={words.keys}
            loading={loading}
            error={error}
            onRetry={() => void reload()}
            empty={<Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={words.none} />}
            onAddBelow={allowed((id: string) => addBelow(rowOf(id)))}
            onRename={allowed((id: string) => rename(rowOf(id)))}
            onMove={
              onMove &&
              allowed((id: string, parentId: string | null, beforeId: string | null) => {
                const node = rowOf(id);
                if (node !== undefined) onMove(node, parentId, beforeId);
              })
            }
          />
          {open === undefined ? (
            <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={words.choose} />
          ) : (
            <Detail
              key={idOf(open)}
              node={open}
              refused={refused}
              onAddBelow={() => addBelow(open)}
              onRename={() => rename(open)}
              onDeleted={() => show(open.parentId)}
            />
          )}
        </div>
      </section>
      <Form editing={editing} onClose={() => edit(undefined)} />
    </div>
  );
}

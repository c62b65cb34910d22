import { SearchOutlined } from "@ant-design/icons";
import { Input, Tree, type TreeDataNode } from "antd";
import { type KeyboardEvent, type ReactNode, useState } from "react";
import { EmptyState } from "../show/EmptyState.tsx";
import { expandedFor, nest, placeOf, type TreeItem } from "./tree.ts";
import "./tree.css";

/** What a person does in a tree; what is not given cannot be done. */
export interface TreeActs {
  readonly onAddBelow?: ((id: string) => void) | undefined;
  readonly onRename?: ((id: string) => void) | undefined;
  /** Puts an item below a parent (`null` is the root), before one of its children or as the last. */
  readonly onMove?: ((id: string, parentId: string | null, beforeId: string | null) => void) | undefined;
}

export interface TreePaneProps extends TreeActs {
  readonly items: readonly TreeItem[];
  readonly selected: string | null;
  readonly onSelect: (id: string | null) => void;
  readonly searchLabel: string;
  /** Which keys do what, for people who work without a mouse. */
  readonly keys: string;
  readonly loading: boolean;
  readonly error: Error | null;
  readonly onRetry: () => void;
  readonly empty: ReactNode;
}

const firstOpen = 200;

/** The tree of a page of trees: search that keeps the way to what it finds, drag and keyboard, counts at each item. */
export function TreeBody(props: TreePaneProps) {
  const { items, selected, onSelect, searchLabel, keys, loading, error, onRetry, empty } = props;
  const [text, search] = useState("");
  const [opened, open] = useState<readonly string[] | undefined>();
  const shown = nest(items, text);
  const expanded =
    text === "" ? (opened ?? (items.length <= firstOpen ? items.map(({ id }) => id) : [])) : expandedFor(items, text);
  const move = (step: -1 | 1) => {
    const place = selected === null ? undefined : placeOf(items, selected, step);
    if (selected !== null && place !== undefined) props.onMove?.(selected, place.parentId, place.beforeId);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (selected === null) return;
    if (event.altKey && event.key === "ArrowUp") move(-1);
    else if (event.altKey && event.key === "ArrowDown") move(1);
    else if (event.key === "F2") props.onRename?.(selected);
    else if (event.key.toLowerCase() === "n" && !event.ctrlKey && !event.metaKey) props.onAddBelow?.(selected);
    else return;
    event.preventDefault();
  };

  return (
    <div className="kit-tree">
      <Input
        allowClear
        prefix={<SearchOutlined />}
        aria-label={searchLabel}
        placeholder={searchLabel}
        value={text}
        onChange={(event) => search(event.target.value)}
      />
      {error !== null ? (
        <EmptyState error={error} onRetry={onRetry} />
      ) : shown.length === 0 && !loading ? (
        text === "" ? (
          empty
        ) : (
          <EmptyState onClear={() => search("")} />
        )
      ) : (
        <div className="kit-tree-body" onKeyDown={onKeyDown}>
          <Tree<TreeDataNode>
            blockNode
            virtual={false}
            draggable={props.onMove === undefined ? false : { icon: false }}
            treeData={shown}
            selectedKeys={selected === null ? [] : [selected]}
            expandedKeys={[...expanded]}
            onExpand={(ids) => open(ids.map(String))}
            onSelect={(ids) => onSelect(ids.length === 0 ? null : String(ids[0]))}
            onActiveChange={(id) => (id === null ? undefined : onSelect(String(id)))}
            onDrop={({ node, dragNode, dropToGap, dropPosition }) => {
              const over = String(node.key);
              const target = items.find(({ id }) => id === over);
              if (target === undefined) return;
              if (!dropToGap) return props.onMove?.(String(dragNode.key), over, null);
              const neighbours = items.filter(({ parentId }) => parentId === target.parentId);
              const at = neighbours.indexOf(target);
              const isBefore = dropPosition < Number(node.pos.split("-").at(-1));
              const before = isBefore ? target : neighbours[at + 1];
              return props.onMove?.(String(dragNode.key), target.parentId, before?.id ?? null);
            }}
          />
        </div>
      )}
      <small className="kit-soft kit-tree-keys">{keys}</small>
    </div>
  );
}

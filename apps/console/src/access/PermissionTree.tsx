import { allPermissions, type Permission } from "@yunshou/contract/permissions";
import { fill } from "@yunshou/phrases/fill";
import { Tooltip, Tree, type TreeDataNode } from "antd";
import { usePhrases } from "../platform/phrases/usePhrases.ts";
import { sessionCustomData } from "../platform/session/session.ts";
import { permissionGroups, withReading } from "./permissionGroups.ts";

interface PermissionTreeProps {
  readonly value?: readonly Permission[];
  readonly onChange?: (value: Permission[]) => void;
  readonly disabled?: boolean;
}

const known: ReadonlySet<string> = new Set(allPermissions);

/** Menu group → page → permission with check boxes; what the giver lacks cannot be ticked (ROLE-03). */
export function PermissionTree({ value = [], onChange, disabled = false }: PermissionTreeProps) {
  const t = usePhrases();
  const titles = t.pages as Readonly<Record<string, string>>;
  const names: Readonly<Record<Permission, string>> = t.roles.permission;
  const own = new Set<string>(sessionCustomData()?.permissions);
  const leaf = (permission: Permission): TreeDataNode => {
    const beyond = !own.has(permission);
    return { key: permission, disableCheckbox: beyond, title: beyond ? <Tooltip title={t.roles.beyond}>{names[permission]}</Tooltip> : names[permission] };
  };
  const tree: TreeDataNode[] = permissionGroups().map((group) => ({
    key: `group:${group.path}`,
    title: group.path === "/" ? titles["/dashboard"] : titles[group.path],
    children: group.pages.map((page) => ({ key: `page:${page.path}`, title: titles[page.path], children: page.permissions.map(leaf) })),
  }));
  const choose = (keys: readonly unknown[]) => {
    const ticked = new Set(keys.map(String).filter((key): key is Permission => known.has(key)));
    const before = new Set(value);
    // Taking a page's reading away takes its actions too; giving an action gives the reading.
    const removed = [...before].filter((one) => !ticked.has(one));
    const kept = new Set([...ticked].filter((one) => !removed.some((gone) => gone.endsWith(".read") && withReading(new Set([one])).includes(gone) && before.has(one))));
    onChange?.(withReading(kept).filter((one) => own.has(one) || before.has(one)));
  };
  return (
    <>
      <p className="permission-count">{fill(t.roles.chosen, { n: value.length })}</p>
      <Tree checkable selectable={false} defaultExpandAll disabled={disabled} treeData={tree} checkedKeys={[...value]} onCheck={(keys) => choose(Array.isArray(keys) ? keys : keys.checked)} />
    </>
  );
}

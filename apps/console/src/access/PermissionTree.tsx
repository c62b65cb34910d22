import type { OutputOf } from "@yunshou/contract";
import { roles } from "@yunshou/contract/access/roles";
import { allPermissions, type Permission } from "@yunshou/contract/permissions";
import { fill } from "@yunshou/phrases/fill";
import { Skeleton, Tag, Tooltip, Tree, type TreeDataNode } from "antd";
import { EmptyState, useCall } from "../platform/kit/index.ts";
import { nameIn, useEntryName } from "../platform/phrases/names.ts";
import { useEvery, useLanguage, usePhrases } from "../platform/phrases/usePhrases.ts";
import { sessionCustomData } from "../platform/session/session.ts";
import { permissionGroups, withReading } from "./permissionGroups.ts";

interface PermissionTreeProps {
  readonly value?: readonly Permission[];
  readonly onChange?: (value: Permission[]) => void;
  readonly disabled?: boolean;
}

type Answer = OutputOf<typeof roles.tree>;
type AssignedFunction = Answer["functions"][number];

const known: ReadonlySet<string> = new Set(allPermissions);

/** Menu → page → function with check boxes, as the platform arranged them; what the giver lacks cannot be ticked (ROLE-03, SYS-19). */
export function PermissionTree({ value = [], onChange, disabled = false }: PermissionTreeProps) {
  const t = usePhrases("roles");
  const titles = useEvery("pages");
  const answer = useCall(roles.tree, {});
  const leafOf = useLeaf();
  const nameOf = useEntryName();
  const own = new Set<string>(sessionCustomData()?.permissions);
  if (answer.error !== null) return <EmptyState error={answer.error} onRetry={() => void answer.reload()} />;
  if (answer.data === undefined) return <Skeleton active />;
  const tree = permissionGroups(answer.data).map((group) => branchOf(group));
  function branchOf(group: ReturnType<typeof permissionGroups>[number]): TreeDataNode {
    const name =
      group.path === ""
        ? t.roles.otherPages
        : group.path === "/"
          ? titles["/dashboard"]
          : nameOf({ path: group.path, names: group.names });
    const title = group.shown ? (
      name
    ) : (
      <>
        {name} <Tag variant="filled">{t.roles.hiddenPage}</Tag>
      </>
    );
    return {
      key: `menu:${group.path}`,
      title,
      children: [...group.functions.map(leafOf), ...group.groups.map(branchOf)],
    };
  }
  const choose = (keys: readonly unknown[]) => {
    const ticked = new Set(keys.map(String).filter((key): key is Permission => known.has(key)));
    const before = new Set(value);
    // Taking a page's reading away takes its actions too; giving an action gives the reading.
    const removed = [...before].filter((one) => !ticked.has(one));
    const kept = new Set(
      [...ticked].filter(
        (one) =>
          !removed.some(
            (gone) => gone.endsWith(".read") && withReading(new Set([one])).includes(gone) && before.has(one),
          ),
      ),
    );
    onChange?.(withReading(kept).filter((one) => own.has(one) || before.has(one)));
  };
  return (
    <>
      <p className="permission-count">{fill(t.roles.chosen, { n: value.length })}</p>
      <Tree
        checkable
        selectable={false}
        defaultExpandAll
        disabled={disabled}
        treeData={tree}
        checkedKeys={[...value]}
        onCheck={(keys) => choose(Array.isArray(keys) ? keys : keys.checked)}
      />
    </>
  );
}

/** A function as a leaf; one that groups several permissions opens to show them. */
function useLeaf(): (one: AssignedFunction) => TreeDataNode {
  const t = usePhrases("roles");
  const language = useLanguage();
  const names: Readonly<Record<Permission, string>> = useEvery("permissions");
  const own = new Set<string>(sessionCustomData()?.permissions);
  const permissionLeaf = (permission: Permission, name: string, enabled: boolean): TreeDataNode => {
    const beyond = !own.has(permission);
    const reason = enabled ? t.roles.beyond : t.common.errors["access.functionDisabled"];
    const text = beyond ? <Tooltip title={reason}>{name}</Tooltip> : name;
    return {
      key: permission,
      disableCheckbox: beyond,
      title: enabled ? (
        text
      ) : (
        <>
          {text}{" "}
          <Tag variant="filled" color="orange">
            {t.roles.switchedOff}
          </Tag>
        </>
      ),
    };
  };
  return ({ functionId, names: given, permissions, enabled }) => {
    const [first] = permissions;
    const name = nameIn(language, given, permissions.length === 1 && first !== undefined ? names[first] : undefined);
    if (permissions.length === 1 && first !== undefined) return permissionLeaf(first, name, enabled);
    return {
      key: `function:${functionId}`,
      title: name,
      children: permissions.map((permission) => permissionLeaf(permission, names[permission], enabled)),
    };
  };
}

import { menus } from "@yunshou/contract/access/menus";
import { checkHideable, menuDepth } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { useNavigate } from "react-router";
import { useConfirm, useRefusalText, useRefusedWithout, useWrite, namesOf } from "../../platform/kit/index.ts";
import { useEntryName } from "../../platform/phrases/names.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { type MenuEntry } from "./entry.ts";

/** What may be done to an entry of the menu; the same rules with which the server would refuse. */
export function useMenuActions(nodes: readonly MenuEntry[]) {
  const t = usePhrases("menus", "roles");
  const navigate = useNavigate();
  const nameOf = useEntryName();
  const refusal = useRefusalText();
  const { ask, askDelete } = useConfirm();
  const [shift, show, remove] = [useWrite(menus.shift), useWrite(menus.show), useWrite(menus.remove)];
  const noWrite = useRefusedWithout("access.menu.write");
  const depthOf = (node: MenuEntry | undefined): number =>
    node === undefined ? 0 : 1 + depthOf(nodes.find((one) => one.nodeId === node.parentId));
  const neighbours = (row: MenuEntry) => nodes.filter((node) => node.parentId === row.parentId);
  const setShown = (row: MenuEntry, shown: boolean) =>
    ask({
      text: shown ? t.menus.confirm.show : t.menus.confirm.hide,
      about: namesOf(nameOf(row), row.path),
      verb: shown ? t.menus.action.show : t.menus.action.hide,
      run: () => show.run({ nodeId: row.nodeId, shown }),
      success: t.roles.effective,
    });
  return (row: MenuEntry) => [
    {
      key: "edit",
      label: t.common.action.edit,
      refused: noWrite,
      onClick: () => void navigate(`/xtgl/zygl/bjptzy?resourceid=${row.nodeId}`),
    },
    row.shown
      ? {
          key: "hide",
          label: t.menus.action.hide,
          refused: noWrite ?? refusal(checkHideable(nodes, row.nodeId)),
          onClick: () => setShown(row, false),
        }
      : { key: "show", label: t.menus.action.show, refused: noWrite, onClick: () => setShown(row, true) },
    {
      key: "child",
      label: t.menus.addChild,
      refused:
        noWrite ??
        (row.kind === "folder"
          ? depthOf(row) < menuDepth
            ? undefined
            : fill(t.menus.errors["access.menuTooDeep"], { limit: menuDepth })
          : t.menus.errors["access.menuParent"]),
      onClick: () => void navigate(`/xtgl/zygl/xzptzy?parentid=${row.nodeId}`),
    },
    {
      key: "up",
      label: t.menus.action.up,
      refused: noWrite ?? (neighbours(row)[0] === row ? t.common.errors["state.notAllowed"] : undefined),
      onClick: () => void shift.run({ nodeId: row.nodeId, direction: "up" }),
    },
    {
      key: "down",
      label: t.menus.action.down,
      refused: noWrite ?? (neighbours(row).at(-1) === row ? t.common.errors["state.notAllowed"] : undefined),
      onClick: () => void shift.run({ nodeId: row.nodeId, direction: "down" }),
    },
    {
      key: "remove",
      label: t.common.action.delete,
      danger: true,
      refused:
        noWrite ??
        (row.isBase && row.exists
          ? t.menus.errors["access.menuIsBase"]
          : nodes.some((node) => node.parentId === row.nodeId)
            ? t.menus.errors["access.menuHasChildren"]
            : undefined),
      onClick: () => askDelete(namesOf(nameOf(row), row.path), () => remove.run({ nodeId: row.nodeId })),
    },
  ];
}

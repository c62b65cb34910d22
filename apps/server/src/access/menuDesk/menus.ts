import type { AnswerOf, ParsedInputOf, Permission } from "@yunshou/contract";
import type { menus } from "@yunshou/contract/access/menus";
import {
  checkCode,
  checkHideable,
  checkMenuPlace,
  checkNames,
  checkRemark,
  checkSortNo,
  checkTarget,
  ownEntriesAtMost,
  refuse,
  type Refusal,
} from "@yunshou/domain";
import { recordAudit } from "../../platform/audit.queries.ts";
import type { Call, HandlersOf } from "../../platform/call.ts";
import { platformMerchantId } from "../people/platformMerchant.ts";
import { pageRules } from "../menu/menu.ts";
import { existsHere, type MenuRow, pathOf, urlOf } from "../menu/menuTree.ts";
import * as queries from "../menu/menus.queries.ts";

type Node = AnswerOf<typeof menus.tree>["nodes"][number];

/** The menu belongs to the platform, and so does its history. */
export const ofPlatform = { topId: platformMerchantId, merchantId: platformMerchantId };

const pages: ReadonlySet<string> = new Set(pageRules.keys());

/** Handlers of the menu (ROLE-05, ROLE-06, SESS-07). Whatever is written here, an entry never shows a page to somebody who may not open it. */
export const menuHandlers: HandlersOf<typeof menus> = {
  tree: async ({ tx }) => ({ nodes: (await queries.menuRows(tx)).map(nodeOf) }),

  async add(call) {
    const { tx, input } = call;
    const rows = await lockedMenu(call);
    if ("ok" in rows) return rows;
    const code = checkCode(input.code, "code");
    if (!code.ok) return code;
    const fields = readFields(input, input.kind, true);
    if ("ok" in fields) return fields;
    const place = checkMenuPlace(rows, null, input.parentId);
    if (!place.ok) return place;
    if (rows.filter((row) => !row.isBase).length >= ownEntriesAtMost)
      return refuse("access.tooManyEntries", { values: { limit: ownEntriesAtMost } });
    const entry = { ...fields, kind: input.kind, code: code.value, parentId: input.parentId };
    const nodeId = await queries.insertEntry(tx, entry);
    if (nodeId === undefined) return refuse("access.codeTaken", { field: "code" });
    await recordAudit(call, { action: "access.menu.add", object: code.value, merchant: ofPlatform, after: entry });
    return { nodeId };
  },

  async update(call) {
    const { tx, input } = call;
    const found = await lockedEntry(call);
    if ("ok" in found) return found;
    const { rows, entry } = found;
    const fields = readFields(
      entry.isBase ? { ...input, target: "" } : input,
      entry.isBase ? "folder" : entry.kind,
      !entry.isBase,
    );
    if ("ok" in fields) return fields;
    const place = checkMenuPlace(rows, entry.nodeId, input.parentId);
    if (!place.ok) return place;
    const moved = entry.parentId !== input.parentId || entry.sortNo !== fields.sortNo;
    await queries.saveEntry(tx, entry.nodeId, { ...fields, parentId: input.parentId, moved });
    await recordAudit(call, {
      action: "access.menu.update",
      object: entry.code,
      merchant: ofPlatform,
      before: auditOf(entry),
      after: { ...fields, parentId: input.parentId },
    });
    return {};
  },

  async shift(call) {
    const found = await lockedEntry(call);
    if ("ok" in found) return found;
    const { rows, entry } = found;
    const order = rows.filter((row) => row.parentId === entry.parentId).map((row) => row.nodeId);
    const from = order.indexOf(entry.nodeId);
    const to = Math.min(order.length - 1, Math.max(0, from + (call.input.direction === "up" ? -1 : 1)));
    order.splice(to, 0, ...order.splice(from, 1));
    await queries.orderEntries(call.tx, order);
    await recordAudit(call, {
      action: "access.menu.shift",
      object: entry.code,
      merchant: ofPlatform,
      before: { place: from + 1 },
      after: { place: to + 1 },
    });
    return {};
  },

  async show(call) {
    const found = await lockedEntry(call);
    if ("ok" in found) return found;
    const { rows, entry } = found;
    const hideable = call.input.shown ? { ok: true as const } : checkHideable(rows, entry.nodeId);
    if (!hideable.ok) return hideable;
    await queries.setHidden(call.tx, entry.nodeId, !call.input.shown);
    await recordAudit(call, {
      action: call.input.shown ? "access.menu.show" : "access.menu.hide",
      object: entry.code,
      merchant: ofPlatform,
      before: { shown: !entry.hidden },
      after: { shown: call.input.shown },
    });
    return {};
  },

  async remove(call) {
    const found = await lockedEntry(call);
    if ("ok" in found) return found;
    const { rows, entry } = found;
    // A page that this version of the program no longer has may go; it would come back with the version that has it.
    if (entry.isBase && existsHere(entry)) return refuse("access.menuIsBase");
    if (rows.some((row) => row.parentId === entry.nodeId)) return refuse("access.menuHasChildren");
    await queries.deleteEntry(call.tx, entry.nodeId);
    await recordAudit(call, {
      action: "access.menu.remove",
      object: entry.code,
      merchant: ofPlatform,
      before: auditOf(entry),
    });
    return {};
  },
};

/** The whole menu, locked; refused for everybody but the platform. */
async function lockedMenu({ tx, session }: Call<unknown, Permission>): Promise<MenuRow[] | Refusal> {
  return session.scope.merchants === "all" ? queries.lockMenu(tx) : refuse("access.noPermission");
}

async function lockedEntry(
  call: Call<{ readonly nodeId: string }, Permission>,
): Promise<{ rows: MenuRow[]; entry: MenuRow } | Refusal> {
  const rows = await lockedMenu(call);
  if ("ok" in rows) return rows;
  const entry = rows.find((row) => row.nodeId === call.input.nodeId);
  return entry === undefined ? refuse("record.unknown", { field: "nodeId" }) : { rows, entry };
}

/** The fields of a form, cleaned, or the first rule that they break. */
function readFields(
  input: Pick<ParsedInputOf<typeof menus.add>, "names" | "target" | "icon" | "sortNo" | "remark">,
  kind: Node["kind"],
  named: boolean,
) {
  const names = checkNames(input.names, named);
  if (!names.ok) return names;
  const target = checkTarget(kind, input.target, pages);
  if (!target.ok) return target;
  const sortNo = checkSortNo(input.sortNo);
  if (!sortNo.ok) return sortNo;
  const remark = checkRemark(input.remark);
  if (!remark.ok) return remark;
  return { names: names.value, target: target.value, icon: input.icon, sortNo: sortNo.value, remark: remark.value };
}

function nodeOf(row: MenuRow): Node {
  const { nodeId, parentId, kind, code, isBase, names, icon, sortNo, remark } = row;
  return {
    nodeId,
    parentId,
    kind,
    code,
    isBase,
    names,
    icon,
    sortNo,
    remark,
    path: pathOf(row),
    url: urlOf(row),
    shown: !row.hidden,
    exists: existsHere(row),
    updatedAt: row.updatedAt,
  };
}

function auditOf({ kind, names, target, icon, parentId, sortNo, remark }: MenuRow) {
  return { kind, names, target, icon, parentId, sortNo, remark };
}

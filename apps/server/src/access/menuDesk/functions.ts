import { allPermissions, type Language, type AnswerOf, type Permission, type StoredRow } from "@yunshou/contract";
import type { functions } from "@yunshou/contract/access/functions";
import type { roles } from "@yunshou/contract/access/roles";
import { permissionPages } from "@yunshou/contract/pages";
import { checkFunctionFields, checkNames, ownEntriesAtMost, refuse, type Refusal } from "@yunshou/domain";
import { pageTitle, permissionName } from "@yunshou/phrases/server";
import { recordAudit } from "../../platform/audit.queries.ts";
import type { Call, HandlersOf } from "../../platform/call.ts";
import { foundOf } from "../../platform/lists.queries.ts";
import { type FunctionRecord, lockFunctions } from "../menu/functions.queries.ts";
import * as queries from "../menu/functions.queries.ts";
import { pageRules } from "../menu/menu.ts";
import { ofPlatform } from "./menus.ts";
import { menuRows } from "../menu/menus.queries.ts";
import { existsHere, pathOf } from "../menu/menuTree.ts";
import type { Sessions } from "../session/session.ts";

type Row = StoredRow<typeof functions.list>;

/** Pages that functions belong to: those of the menu, and those that permissions name without standing in it. */
const pages: readonly string[] = [...new Set([...pageRules.keys(), ...Object.values(permissionPages)])];

/** Handlers of functions (SYS-19). A function only groups permissions that the contract knows; it never gives one to anybody. */
export function functionHandlers({ sessions }: { readonly sessions: Sessions }): HandlersOf<typeof functions> {
  return {
    async list({ tx, input, language }) {
      const roleCounts = await queries.countRoles(tx);
      const titleOf = titlesIn(language, await menuRows(tx));
      const rows = (await queries.listFunctions(tx)).map((one) => rowOf(one, language, titleOf, roleCounts));
      const found = rows.filter(
        (row) =>
          contains(row.name, input.name) &&
          contains(row.menuName, input.menuName) &&
          (input.menuPath === undefined || row.page === input.menuPath),
      );
      if (input.sort === "name")
        found.sort((one, other) => one.name.localeCompare(other.name, language) * (input.direction === "asc" ? 1 : -1));
      const start = (input.page - 1) * input.pageSize;
      return { rows: found.slice(start, start + input.pageSize), ...foundOf(found.length) };
    },

    async options({ tx, language }) {
      const titleOf = titlesIn(language, await menuRows(tx));
      const holders = (await queries.listFunctions(tx)).flatMap((one) =>
        one.permissions.map((permission) => ({
          permission,
          name: permissionName(language, permission),
          page: permissionPages[permission],
          functionId: one.functionId,
          isBase: one.isBase,
          enabled: one.enabled,
        })),
      );
      return { pages: pages.map((path) => ({ path, title: titleOf(path) })), permissions: holders };
    },

    async add(call) {
      const { tx, input } = call;
      const all = await lockedFunctions(call);
      if ("ok" in all) return all;
      const fields = checkFunctionFields(input);
      if (!fields.ok) return fields;
      if (!pages.includes(input.page)) return refuse("access.menuPage", { field: "page" });
      const free = checkFree(all, fields.value.permissions, undefined);
      if (free !== undefined) return free;
      if (all.filter((one) => !one.isBase).length >= ownEntriesAtMost)
        return refuse("access.tooManyEntries", { values: { limit: ownEntriesAtMost } });
      const functionId = await queries.insertFunction(tx, fields.value.code, {
        names: fields.value.names,
        page: input.page,
      });
      if (functionId === undefined) return refuse("access.codeTaken", { field: "code" });
      await queries.groupPermissions(tx, functionId, fields.value.permissions as Permission[]);
      await recordAudit(call, {
        action: "access.function.add",
        object: fields.value.code,
        merchant: ofPlatform,
        after: { ...fields.value, page: input.page },
      });
      return { functionId };
    },

    async update(call) {
      const { tx, input } = call;
      const found = await lockedFunction(call);
      if ("ok" in found) return found;
      const { all, one } = found;
      if (!pages.includes(input.page)) return refuse("access.menuPage", { field: "page" });
      const permissions = [...new Set(input.permissions)];
      if (one.isBase && !(permissions.length === 1 && permissions[0] === one.permissions[0]))
        return refuse("access.functionIsBase", { field: "permissions" });
      const names = checkNames(input.names, !one.isBase);
      if (!names.ok) return names;
      if (permissions.length === 0) return refuse("field.required", { field: "permissions" });
      const free = checkFree(all, permissions, one);
      if (free !== undefined) return free;
      const page = one.isBase && input.page === ownPage(one) ? null : input.page;
      await queries.saveFunction(tx, one.functionId, { names: names.value, page });
      if (!one.isBase) await queries.groupPermissions(tx, one.functionId, permissions);
      await recordAudit(call, {
        action: "access.function.update",
        object: one.code,
        merchant: ofPlatform,
        before: auditOf(one),
        after: { names: names.value, page, permissions },
      });
      call.afterCommit(() => sessions.forgetAll());
      return {};
    },

    async enable(call) {
      const found = await lockedFunction(call);
      if ("ok" in found) return found;
      const { enabled } = call.input;
      await queries.setEnabled(call.tx, found.one.functionId, enabled);
      await recordAudit(call, {
        action: enabled ? "access.function.enable" : "access.function.disable",
        object: found.one.code,
        merchant: ofPlatform,
        before: { enabled: found.one.enabled },
        after: { enabled },
      });
      call.afterCommit(() => sessions.forgetAll());
      return {};
    },

    async remove(call) {
      const found = await lockedFunction(call);
      if ("ok" in found) return found;
      if (found.one.isBase) return refuse("access.functionIsBase");
      await queries.groupPermissions(call.tx, found.one.functionId, []);
      await queries.deleteFunction(call.tx, found.one.functionId);
      await recordAudit(call, {
        action: "access.function.remove",
        object: found.one.code,
        merchant: ofPlatform,
        before: auditOf(found.one),
      });
      call.afterCommit(() => sessions.forgetAll());
      return {};
    },
  };
}

/** Menu and functions as the permission tree of a role shows them. */
export async function roleTree(tx: Call<unknown>["tx"]): Promise<AnswerOf<typeof roles.tree>> {
  const rows = (await menuRows(tx)).filter((row) => (row.isBase ? existsHere(row) : row.kind === "folder"));
  const paths = new Map(rows.map((row) => [row.nodeId, pathOf(row)]));
  return {
    nodes: rows.map((row) => ({
      path: pathOf(row),
      parentPath: row.parentId === null ? null : (paths.get(row.parentId) ?? null),
      names: row.names,
      shown: !row.hidden,
    })),
    functions: (await queries.listFunctions(tx)).map((one) => ({
      functionId: one.functionId,
      code: one.code,
      names: one.names,
      page: pageOf(one),
      permissions: [...one.permissions],
      enabled: one.enabled,
    })),
  };
}

/** Refused for everybody but the platform. */
async function lockedFunctions({ tx, session }: Call<unknown, Permission>): Promise<FunctionRecord[] | Refusal> {
  return session.scope.merchants === "all" ? lockFunctions(tx) : refuse("access.noPermission");
}

async function lockedFunction(
  call: Call<{ readonly functionId: string }, Permission>,
): Promise<{ all: FunctionRecord[]; one: FunctionRecord } | Refusal> {
  const all = await lockedFunctions(call);
  if ("ok" in all) return all;
  const one = all.find(({ functionId }) => functionId === call.input.functionId);
  return one === undefined ? refuse("record.unknown", { field: "functionId" }) : { all, one };
}

/** A permission can join a function when nobody grouped it yet and it is switched on, so that grouping never switches anything on or off. */
function checkFree(
  all: readonly FunctionRecord[],
  permissions: readonly string[],
  target: FunctionRecord | undefined,
): Refusal | undefined {
  const others = all.filter(
    (one) =>
      one.functionId !== target?.functionId && one.permissions.some((permission) => permissions.includes(permission)),
  );
  if (others.some((one) => !one.isBase)) return refuse("access.permissionGrouped", { field: "permissions" });
  return others.length > 0 && [...others, ...(target === undefined ? [] : [target])].some((one) => !one.enabled)
    ? refuse("access.functionDisabled", { field: "permissions" })
    : undefined;
}

/** Where the program puts a function: the page of its permission. */
function ownPage({ permissions }: FunctionRecord): string {
  const [first = allPermissions[0]!] = permissions;
  return permissionPages[first];
}

function pageOf(one: FunctionRecord): string {
  return one.page !== null && pages.includes(one.page) ? one.page : ownPage(one);
}

function rowOf(
  one: FunctionRecord,
  language: Language,
  titleOf: (path: string) => string,
  roleCounts: ReadonlyMap<string, number>,
): Row {
  const { functionId, code, names, permissions, enabled, isBase } = one;
  const [first] = permissions;
  const name =
    names[language] ??
    (isBase && first !== undefined ? permissionName(language, first) : (names.en ?? names.zh ?? code));
  const page = pageOf(one);
  return {
    functionId,
    code,
    name,
    names,
    page,
    menuName: titleOf(page),
    permissions: [...permissions],
    enabled,
    isBase,
    roleCount: roleCounts.get(functionId) ?? 0,
    updatedAt: one.updatedAt,
  };
}

/** Titles of pages: what people wrote, else the phrase. */
function titlesIn(language: Language, rows: Awaited<ReturnType<typeof menuRows>>): (path: string) => string {
  const own = new Map(rows.map((row) => [pathOf(row), row.names[language]]));
  return (path) => own.get(path) ?? pageTitle(language, path) ?? path;
}

function contains(text: string, part: string | undefined): boolean {
  return part === undefined || text.toLowerCase().includes(part.toLowerCase());
}

function auditOf({ names, permissions, page, enabled }: FunctionRecord) {
  return { names, permissions, page, enabled };
}

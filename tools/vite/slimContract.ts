import type { Plugin } from "vite";

const contract = /packages\/contract\/src\/.*\.ts$/;
/** What the browser never reads of an endpoint; see `Target` in the console's platform/api/call.ts. */
const serverSide: ReadonlySet<string> = new Set([
  "input",
  "output",
  "refusals",
  "access",
  "alsoWith",
  "audience",
  "summary",
]);

const pageFiles = /packages\/contract\/src\/\w+\/\w*[pP]ages\.ts$/;
/** What the browser never reads of a page: the server sends the menu of a session, and says where rows of the log belong. */
const ofServer: ReadonlySet<string> = new Set([
  "actions",
  "exports",
  "group",
  "order",
  "kind",
  "medicine",
  "batches",
  "combinations",
  "cards",
  "pickups",
  "lucky",
]);

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}
interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * Leaves out of the contract what only the server runs: schemas, refusals and summaries, and what it notes of pages. The console needs method and path of
 * an endpoint; each page would otherwise carry a kilobyte or two of schemas that can do nothing there (noSchemas.ts).
 */
export function slimContract(): Plugin {
  return {
    name: "yunshou-slim-contract",
    apply: "build",
    transform(code, id) {
      if (!contract.test(id)) return null;
      const edits: Edit[] = [];
      collect(this.parse(code) as unknown as Node, edits, pageFiles.test(id));
      let slim = code;
      for (const edit of edits.toSorted((left, right) => right.start - left.start))
        slim = slim.slice(0, edit.start) + edit.text + slim.slice(edit.end);
      return { code: slim, map: null };
    },
  };
}

/** Outermost edits below a node; what an edit replaces is not looked into. */
function collect(node: unknown, edits: Edit[], ofPages: boolean): void {
  if (Array.isArray(node)) return node.forEach((one) => collect(one, edits, ofPages));
  if (!isNode(node)) return;
  if (ofPages && node.type === "Property" && ofServer.has((node as Property).key.name))
    return void edits.push({ start: node.start, end: node.end, text: "...null" });
  if (node.type === "CallExpression" && rootOf(node) === "z")
    return void edits.push({ start: node.start, end: node.end, text: "z" });
  const draft = draftOf(node);
  if (draft === undefined) return Object.values(node).forEach((one) => collect(one, edits, ofPages));
  edits.push({ start: node.start, end: node.start, text: "/* @__PURE__ */ " });
  for (const property of draft) {
    // Spreading nothing stands in for a property, so that commas and shorthand need no care.
    if (serverSide.has(property.key.name)) edits.push({ start: property.start, end: property.end, text: "...null" });
  }
}

/** The leftmost name of a chain of calls and members: `z` for `z.object({}).nullable()`. */
function rootOf(node: Node): string | undefined {
  const { type, callee, object, name } = node as Node & { callee?: Node; object?: Node; name?: string };
  if (type === "Identifier") return name;
  const next = type === "CallExpression" ? callee : type === "MemberExpression" ? object : undefined;
  return next === undefined ? undefined : rootOf(next);
}

interface Property extends Node {
  readonly key: { readonly name: string };
}

/** The properties of an `endpoint({ … })` call, or undefined for anything else. */
function draftOf(node: Node): readonly Property[] | undefined {
  const { callee, arguments: given } = node as Node & {
    callee?: { name?: string };
    arguments?: readonly (Node & { properties?: readonly Property[] })[];
  };
  if (node.type !== "CallExpression" || callee?.name !== "endpoint") return undefined;
  return given?.[0]?.properties?.filter((property) => property.type === "Property");
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && typeof (value as Node).type === "string";

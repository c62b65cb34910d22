import { type Permission } from "@yunshou/contract";
import { areaPages } from "@yunshou/contract/pages";
import { type FoundKind, foundKinds, foundOn, type finding, type StoredFound } from "@yunshou/contract/system/finding";
import type { HandlersOf, Session } from "../platform/call.ts";
import type { Finder } from "../platform/finder.ts";

/** What each page asks for, so that nobody is told of records that he may not open. */
const access: ReadonlyMap<string, string> = new Map(
  Object.values(areaPages).flatMap((pages) => Object.entries(pages).map(([path, facts]) => [path, facts.access])),
);

function mayOpen(kind: FoundKind, { permissions }: Session): boolean {
  const asked = access.get(foundOn[kind]);
  return asked === "public" || asked === "session" || permissions.has(asked as Permission);
}

/** One search over everything: each area finds its own, in the caller's scope and for pages that he may open (PERM-05). */
export function findingHandlers(finders: readonly Finder[]): HandlersOf<typeof finding> {
  const inOrder = foundKinds.map((kind) => {
    const finder = finders.find((one) => one.kind === kind);
    if (finder === undefined) throw new Error(`Nobody finds a ${kind}.`);
    return finder;
  });
  return {
    async find({ tx, session, language, input: { text } }) {
      const rows: StoredFound[] = [];
      for (const { kind, isFor, suits, find } of inOrder) {
        if (!mayOpen(kind, session) || isFor?.(session) === false || suits?.(text) === false) continue;
        const found = await find(tx, { text, scope: session.scope, language });
        rows.push(...found.map((row) => ({ kind, ...row })));
      }
      return { rows };
    },
  };
}

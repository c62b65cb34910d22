import type { Language } from "@yunshou/contract";
import type { NameTexts } from "@yunshou/contract/access/shapes";
import type { Every } from "@yunshou/phrases/rooms";
import type { MenuNode } from "../session/session.ts";
import { useEvery, useLanguage } from "./usePhrases.ts";

/**
 * A name that people may have written in some languages only: theirs, else the phrase of the program, else what they
 * wrote in English or Chinese.
 */
export function nameIn(language: Language, names: NameTexts | undefined, phrase: string | undefined): string {
  return names?.[language] ?? phrase ?? names?.en ?? names?.zh ?? "";
}

const flat = (nodes: readonly MenuNode[]): MenuNode[] => nodes.flatMap((node) => [node, ...flat(node.children)]);

/** Titles of pages by path: what the platform wrote into the menu, else the phrase of the program. */
export function titlesOf(
  menu: readonly MenuNode[],
  language: Language,
  pages: Every<"pages">,
): (path: string) => string | undefined {
  const names = new Map(flat(menu).map((node) => [node.path, node.names]));
  return (path) => nameIn(language, names.get(path), (pages as Readonly<Record<string, string>>)[path]) || undefined;
}

/** Titles for lists of entries that are not the own menu. */
export function useEntryName(): (entry: { readonly path: string; readonly names: NameTexts }) => string {
  const pages: Readonly<Record<string, string>> = useEvery("pages");
  const language = useLanguage();
  return ({ path, names }) => nameIn(language, names, pages[path]) || path;
}

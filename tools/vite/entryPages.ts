import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin, Rolldown } from "vite";

export interface EntryPagesOptions {
  /** Modules that each entry opens, by the name of the entry; from the root of the app. */
  readonly entries: Readonly<Record<string, readonly string[]>>;
}

/** A file of words of one language, as `phraseRooms.ts` names it. */
const wordsName = /languages\/(\w+)\.js$/;

/**
 * Writes beside `index.html` a page for each entry and language, e.g. `shop.zh.html`, that names everything which the entry
 * will want. A phone far from the server then fetches all of it at once: without, it finds out file by file, each after the
 * last, and every step costs it the way there and back.
 */
export function entryPages({ entries }: EntryPagesOptions): Plugin {
  let base = "/";
  let root = "";
  return {
    name: "yunshou-entry-pages",
    apply: "build",
    configResolved(config) {
      base = config.base;
      root = config.root;
    },
    async writeBundle({ dir = "" }, bundle) {
      const chunks = Object.values(bundle).filter((file): file is Rolldown.OutputChunk => file.type === "chunk");
      const page = bundle["index.html"];
      if (page?.type !== "asset") throw new Error("The build has no index.html.");
      for (const [name, files] of Object.entries(entries)) {
        const opened = files.map((file) => chunkOf(chunks, (id) => id === join(root, file)));
        for (const [language, words] of wordsOf(chunks)) {
          const linked = withLinks(String(page.source), base, [...neededBy(bundle, [...opened, words])]);
          await writeFile(join(dir, `${name}.${language}.html`), await inWordsOf(linked, language));
        }
      }
    },
  };
}

/** The page with the link that opens it anew, the only word of it that a person reads before the program comes, in a language. */
export async function inWordsOf(page: string, language: string): Promise<string> {
  const [from, to] = await Promise.all([retry("zh"), retry(language)]);
  const link = (word: string) => `href="">${word}</a>`;
  if (!page.includes(link(from))) throw new Error("The page has no link that opens it anew.");
  return page.replace(link(from), link(to));
}

const folder = join(import.meta.dirname, "../../packages/phrases/src/common/phone");

async function retry(language: string): Promise<string> {
  const file = pathToFileURL(join(folder, `${language}.ts`)).href;
  return ((await import(file)) as { readonly words: { readonly retry: string } }).words.retry;
}

function chunkOf(chunks: readonly Rolldown.OutputChunk[], isWanted: (id: string) => boolean): Rolldown.OutputChunk {
  const found = chunks.find(({ facadeModuleId }) => facadeModuleId !== null && isWanted(facadeModuleId));
  if (found === undefined) throw new Error("An entry has no file of its own.");
  return found;
}

const wordsOf = (chunks: readonly Rolldown.OutputChunk[]) =>
  chunks.flatMap((chunk) => {
    const language = wordsName.exec(chunk.facadeModuleId?.replaceAll("\\", "/") ?? "")?.[1];
    return language === undefined ? [] : [[language, chunk] as const];
  });

/** Files that these chunks need, each once: scripts with what they import at their beginning, and styles. */
function neededBy(bundle: Rolldown.OutputBundle, chunks: readonly Rolldown.OutputChunk[]): Set<string> {
  const needed = new Set<string>();
  const take = (name: string) => {
    const chunk = bundle[name];
    if (needed.has(name) || chunk?.type !== "chunk") return;
    needed.add(name);
    for (const style of chunk.viteMetadata?.importedCss ?? []) needed.add(style);
    chunk.imports.forEach(take);
  };
  for (const { fileName } of chunks) take(fileName);
  return needed;
}

/** The page with what it does not name already. */
function withLinks(page: string, base: string, files: readonly string[]): string {
  const links = files
    .map((file) => base + file)
    .filter((address) => !page.includes(`"${address}"`))
    .map((address) =>
      address.endsWith(".css")
        ? `    <link rel="stylesheet" crossorigin href="${address}">\n`
        : `    <link rel="modulepreload" crossorigin href="${address}">\n`,
    );
  return page.replace("  </head>", `${links.join("")}  </head>`);
}

import type { BuildOptions, Plugin } from "vite";

/** The part of the build that opens every page of the console. */
const opener = "src/ConsoleApp.tsx";
/** Characters of a file that is small enough to be fetched when the page that imports it has been read. */
const small = 16_000;

type Bundle = Parameters<Extract<Plugin["generateBundle"], (...args: never) => unknown>>[1];

const chunkOf = (bundle: Bundle, fileName: string) => {
  const found = bundle[fileName];
  return found?.type === "chunk" ? found : undefined;
};

/** A file with everything that it imports at once. */
function closureOf(bundle: Bundle, fileName: string, files = new Set<string>()): Set<string> {
  const chunk = chunkOf(bundle, fileName);
  if (chunk === undefined || files.has(fileName)) return files;
  files.add(fileName);
  for (const imported of chunk.imports) closureOf(bundle, imported, files);
  return files;
}

/** Files that many pages import, and that are small. */
function commonOf(bundle: Bundle, pages: readonly string[]): string[] {
  const uses = new Map<string, number>();
  for (const page of pages) for (const file of closureOf(bundle, page)) uses.set(file, (uses.get(file) ?? 0) + 1);
  return [...uses].flatMap(([file, count]) =>
    count > pages.length / 60 && (chunkOf(bundle, file)?.code.length ?? 0) < small ? [file] : [],
  );
}

/**
 * A page says which files have to be fetched beside its own. What the opener of all pages came with is there already, and
 * what is small and common comes with the first page: naming both again for each of 270 pages cost the first script six
 * kilobytes.
 */
export function leanPreload(): { readonly plugin: Plugin; readonly modulePreload: BuildOptions["modulePreload"] } {
  const unnamed = new Set<string>();
  let openerFile = "";
  const plugin: Plugin = {
    name: "lean-preload",
    generateBundle: {
      order: "pre",
      handler(_options, bundle) {
        const found = Object.values(bundle).find(
          (one) => one.type === "chunk" && one.facadeModuleId?.endsWith(opener) === true,
        );
        if (found?.type !== "chunk") throw new Error(`The build has no ${opener}.`);
        openerFile = found.fileName;
        for (const file of [...closureOf(bundle, openerFile), ...commonOf(bundle, found.dynamicImports)])
          unnamed.add(file);
      },
    },
  };
  return {
    plugin,
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, dependencies, { hostId }) =>
        hostId === openerFile ? dependencies.filter((one) => !unnamed.has(one)) : dependencies,
    },
  };
}

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { root } from "../product.ts";

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
}

export interface Bytes {
  readonly gzip: number;
  readonly brotli: number;
}

/** What the browser loads for a purpose: names of the manifest, each with everything that it imports at once. */
export class ConsoleBuild {
  readonly #folder: string;
  readonly #chunks: Readonly<Record<string, Chunk>>;
  readonly #sizes = new Map<string, Bytes>();

  private constructor(folder: string) {
    this.#folder = folder;
    this.#chunks = JSON.parse(readFileSync(join(folder, ".vite/manifest.json"), "utf8")) as Record<string, Chunk>;
  }

  /** The built console; undefined when it was never built. */
  static open(folder = join(root, "apps/console/dist")): ConsoleBuild | undefined {
    return existsSync(join(folder, ".vite/manifest.json")) ? new ConsoleBuild(folder) : undefined;
  }

  /** Names of the manifest that match. */
  names(pattern: RegExp): string[] {
    return Object.keys(this.#chunks).filter((name) => pattern.test(name));
  }

  /** Pages that the console loads when they are opened. */
  pages(): string[] {
    return [...(this.#chunks["src/ConsoleApp.tsx"]?.dynamicImports ?? [])];
  }

  /** Files of script that come with these entries, without those that came before. */
  scripts(entries: readonly string[], before: ReadonlySet<string> = new Set()): Set<string> {
    const files = new Set<string>();
    const seen = new Set<string>();
    const visit = (name: string) => {
      if (seen.has(name)) return;
      seen.add(name);
      const chunk = this.#chunks[name];
      if (chunk === undefined) throw new Error(`The build has no part ${name}.`);
      if (!before.has(chunk.file)) files.add(chunk.file);
      for (const imported of chunk.imports ?? []) visit(imported);
    };
    for (const entry of entries) visit(entry);
    return files;
  }

  text(file: string): string {
    return readFileSync(join(this.#folder, file), "utf8");
  }

  /** Sizes on the wire as the server sends them: the build's own compressed files, or the same compression. */
  size(files: Iterable<string>): Bytes {
    let [gzip, brotli] = [0, 0];
    for (const file of files) {
      const known = this.#sizes.get(file) ?? this.#measure(file);
      this.#sizes.set(file, known);
      gzip += known.gzip;
      brotli += known.brotli;
    }
    return { gzip, brotli };
  }

  #measure(file: string): Bytes {
    const content = readFileSync(join(this.#folder, file));
    return {
      gzip: gzipSync(content, { level: 9 }).length,
      brotli: brotliCompressSync(content, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
      }).length,
    };
  }
}

import { describe, expect, it } from "vitest";
import { type Area, areaEdges } from "./areas.ts";
import { folderOf, importsOf, readSource, sourceFiles, workspaceOf } from "./imports.ts";

const files = sourceFiles();
const product = files.filter((file) => !/\.test\.tsx?$/.test(file));
const imports = files.flatMap(importsOf);
const productImports = product.flatMap(importsOf);
const known = new Set(files);

/** What each workspace may import; tests and tools may look everywhere. */
const arrows: Record<string, readonly string[]> = {
  "packages/domain": [],
  "packages/contract": ["packages/domain"],
  "packages/phrases": ["packages/domain", "packages/contract"],
  "packages/database": ["packages/domain"],
  "apps/server": ["packages/domain", "packages/contract", "packages/phrases", "packages/database"],
  "apps/console": ["packages/domain", "packages/contract", "packages/phrases"],
  "apps/phone": ["packages/domain", "packages/contract", "packages/phrases"],
  "apps/simulator": ["packages/contract"],
};

/** The demo company drives the simulator from inside `npm start`, and nothing else of the program does; tests may. */
const mayImportSimulator = (file: string) => /^apps\/server\/src\/(?:demo|testing)\//.test(file);

const isArea = (name: string | null): name is Area => name !== null && name in areaEdges;

describe("structure of the sources", () => {
  it("has no import cycle", () => {
    expect(findCycle()).toEqual([]);
  });

  it("imports between workspaces only along the declared arrows", () => {
    const wrong = productImports.filter(({ from, target }) => {
      const [home, other] = [workspaceOf(from), workspaceOf(target)];
      if (home === null || other === null || home === other || !(home in arrows)) return false;
      if (other === "apps/simulator" && mayImportSimulator(from)) return false;
      return !(arrows[home] ?? []).includes(other);
    });
    expect(wrong).toEqual([]);
  });

  it("imports between areas only along the declared edges; move what two areas share into the lower one", () => {
    const wrong = productImports.filter(({ from, target }) => {
      const [home, other] = [folderOf(from), folderOf(target)];
      if (workspaceOf(from) !== workspaceOf(target) || !isArea(home) || !isArea(other) || home === other) return false;
      return !(areaEdges[home] as readonly string[]).includes(other);
    });
    expect(wrong.map(({ from, target }) => `${from} -> ${target}`)).toEqual([]);
  });

  it("keeps platform free of areas", () => {
    const wrong = productImports.filter(
      ({ from, target }) =>
        folderOf(from) === "platform" && isArea(folderOf(target)) && workspaceOf(from) === workspaceOf(target),
    );
    expect(wrong).toEqual([]);
  });

  it("keeps SQL in query files and in the database package", () => {
    const sql =
      /["'`](?:select|insert into|update|delete from|with)\s[\s\S]{0,400}?\b(?:from|values|set|returning|where|select)\b/i;
    // English phrases may begin with "Select".
    const allowed =
      /\.queries\.ts$|^packages\/(?:database|phrases)\/|^benchmarks\/|^journeys\/|^tools\/|\.test\.tsx?$|\/testing\//;
    expect(files.filter((file) => !allowed.test(file) && sql.test(readSource(file)))).toEqual([]);
  });

  it("speaks MQTT only in the gateway and in the simulator's transport", () => {
    const allowed =
      /^apps\/server\/src\/machines\/gateway\/|^apps\/simulator\/src\/transport|^benchmarks\/|^journeys\/|\.test\.ts$|testing/i;
    expect(imports.filter(({ from, target }) => /^(mqtt|mqtt-packet)$/.test(target) && !allowed.test(from))).toEqual(
      [],
    );
  });

  it("reads the environment in one file only", () => {
    const allowed = /^apps\/server\/src\/config\.ts$|^benchmarks\/|^journeys\/|^tools\/|\.test\.ts$|vite\.config\.ts$/;
    expect(files.filter((file) => !allowed.test(file) && /process\.env\b/.test(readSource(file)))).toEqual([]);
  });

  it("never passes money through floats", () => {
    const money = product.filter((file) =>
      /packages\/domain\/src\/(money|ledger|orders)|apps\/server\/src\/(orders|ledger|payments)\//.test(file),
    );
    expect(money.filter((file) => /\bparseFloat\(|\.toFixed\(/.test(readSource(file)))).toEqual([]);
  });

  it("M9 lets people search for records by the fields of the kit only, which find them by name, pinyin and number", () => {
    const searching = files.filter(
      (file) =>
        file.startsWith("apps/console/src/") &&
        !file.startsWith("apps/console/src/platform/kit/") &&
        /\bshowSearch\b/.test(readSource(file)),
    );
    expect(searching).toEqual([]);
  });

  it("keeps files below 500 lines unless their first comment says why", () => {
    const long = product.filter(
      (file) =>
        readSource(file).split("\n").length > 500 &&
        !/^\/\*\*?[\s\S]{0,600}?(?:long|one file) because/i.test(readSource(file)),
    );
    expect(long).toEqual([]);
  });

  it("leaves nothing unfinished behind", () => {
    expect(
      product.filter(
        (file) =>
          (/\b(?:TODO|FIXME|HACK|XXX)\b/.test(readSource(file)) ||
            /敬请期待|功能建设中|coming soon|not implemented/i.test(readSource(file))) &&
          !file.startsWith("tools/"),
      ),
    ).toEqual([]);
  });

  it("M17 walks every state table in the test of states", () => {
    const tables = product.flatMap((file) =>
      [...readSource(file).matchAll(/export const (\w+): StateTable</g)].map((match) => match[1] ?? ""),
    );
    const tested = readSource("packages/domain/src/states.test.ts");
    expect(tables.length).toBeGreaterThan(4);
    expect(tables.filter((table) => !new RegExp(`\\["[a-z ]+", ${table}, "`).test(tested))).toEqual([]);
  });

  it("has no test that is skipped or runs alone", () => {
    const tests = files.filter((file) => /\.test\.tsx?$/.test(file) && !file.endsWith("structure.test.ts"));
    expect(tests.filter((file) => /\b(?:it|test|describe)\.(?:only|todo)\(/.test(readSource(file)))).toEqual([]);
  });
});

/** Depth-first search over the product's imports; answers the files of the first cycle found. */
function findCycle(): string[] {
  const edges = new Map<string, string[]>();
  for (const { from, target } of imports) {
    if (known.has(target)) edges.set(from, [...(edges.get(from) ?? []), target]);
  }
  const done = new Set<string>();
  const path: string[] = [];
  const visit = (file: string): string[] | null => {
    const at = path.indexOf(file);
    if (at >= 0) return path.slice(at);
    if (done.has(file)) return null;
    path.push(file);
    for (const next of edges.get(file) ?? []) {
      const cycle = visit(next);
      if (cycle !== null) return cycle;
    }
    path.pop();
    done.add(file);
    return null;
  };
  for (const file of edges.keys()) {
    const cycle = visit(file);
    if (cycle !== null) return cycle;
  }
  return [];
}

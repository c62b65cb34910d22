import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readSource, root, sourceFiles } from "./imports.ts";

/**
 * `npm run coverage:requirements`: for each area of docs/requirements, which IDs a test names and which not.
 * It is a report, never a gate. A name such as `LANE-10..12` or `LOGIN-01 to LOGIN-05` counts for each of its IDs.
 */
const folder = join(root, "docs/requirements");
const catalogue = readdirSync(folder)
  .filter((name) => name.endsWith(".md") && name !== "README.md")
  .map((name) =>
    [...readFileSync(join(folder, name), "utf8").matchAll(/^- ([A-Z]+-\d+) \|/gm)].map((match) => match[1] ?? ""),
  )
  .filter((ids) => ids.length > 0);

const named = new Set<string>();
for (const file of sourceFiles().filter(
  (name) => /\.test\.tsx?$|\/testing\/(?:demo|suites)\//.test(name) || name.startsWith("journeys/"),
)) {
  const text = readSource(file);
  for (const [id] of text.matchAll(/\b[A-Z]+-\d{2,3}\b/g)) named.add(id);
  for (const match of text.matchAll(/\b([A-Z]+)-(\d{2,3})(?:\.\.| to (?:[A-Z]+-)?)(\d{2,3})\b/g)) {
    for (let n = Number(match[2]); n <= Number(match[3]); n++)
      named.add(`${match[1]}-${String(n).padStart(match[2]?.length ?? 2, "0")}`);
  }
}

const line = (text: string) => process.stdout.write(`${text}\n`);
let covered = 0;
let all = 0;
for (const ids of catalogue) {
  const missing = ids.filter((id) => !named.has(id));
  covered += ids.length - missing.length;
  all += ids.length;
  const area = ids[0]?.split("-")[0] ?? "";
  const rest =
    missing.length === ids.length
      ? "none named"
      : missing.length === 0
        ? "complete"
        : `missing ${missing.map((id) => id.split("-")[1]).join(" ")}`;
  line(
    `${area.padEnd(9)} ${String(ids.length - missing.length).padStart(3)} of ${String(ids.length).padStart(3)}  ${rest}`,
  );
}
line(`${"all".padEnd(9)} ${String(covered).padStart(3)} of ${String(all).padStart(3)}`);

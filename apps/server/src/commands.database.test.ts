import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createTestDatabase } from "@yunshou/database/testing";
import { afterAll, describe, expect, it } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "yunshou-commands-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const commands: readonly (readonly [file: string, ...words: string[]])[] = [
  ["verify.ts"],
  ["ledgerExport.ts"],
  ["auditVerify.ts"],
  ["keysRotate.ts"],
  ["adminReset.ts", "--account", "admin"],
];

async function run([file, ...words]: readonly [string, ...string[]], variables: Readonly<Record<string, string>> = {}) {
  const child = spawn(process.execPath, [fileURLToPath(new URL(file, import.meta.url)), ...words], {
    env: { PATH: process.env["PATH"], DATA_DIR: folder, ...variables },
  });
  let text = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (part: Buffer) => (text += part.toString()));
  const [code] = (await once(child, "close")) as [number];
  return { code, text };
}

describe.each(commands)("the command %s", (file, ...words) => {
  it("refuses a folder without a database in one sentence, and makes none there", async () => {
    const { code, text } = await run([file, ...words]);
    expect([code, text]).toEqual([
      1,
      `There is no database in DATA_DIR ${folder}. Run this where the server runs, with its DATA_DIR or DATABASE_URL.\n`,
    ]);
    expect(readdirSync(folder)).toEqual([]);
  });

  it("refuses words that it does not know in one sentence", async () => {
    expect(await run([file, ...words, "--nonsense"])).toEqual({ code: 1, text: "Unknown option '--nonsense'.\n" });
  });

  it("refuses a wrong value of a variable in one sentence", async () => {
    expect(await run([file, ...words], { PORT: "many" })).toEqual({
      code: 1,
      text: 'PORT must be a port number from 0 to 65535 (it is "many").\n',
    });
  });
});

describe("a command", () => {
  const home = fileURLToPath(new URL("../../../", import.meta.url));
  const scripts = (JSON.parse(readFileSync(join(home, "package.json"), "utf8")) as { scripts: Record<string, string> })
    .scripts;
  const commandsOfNpm = Object.entries(scripts).flatMap(([name, line]) =>
    line.startsWith("node tools/command.mjs ") ? [[name, line.split(" ").slice(1)] as const] : [],
  );

  it.each(commandsOfNpm)(
    "npm run %s says in one sentence what is to be run first where nothing is installed",
    async (_name, words) => {
      const fresh = mkdtempSync(join(tmpdir(), "yunshou-fresh-"));
      cpSync(join(home, "tools"), join(fresh, "tools"), {
        recursive: true,
        filter: (path) => !path.includes("node_modules"),
      });
      const child = spawn(process.execPath, words, { cwd: fresh });
      let text = "";
      for (const stream of [child.stdout, child.stderr]) stream.on("data", (part: Buffer) => (text += part.toString()));
      const [code] = (await once(child, "close")) as [number];
      expect([code, text]).toEqual([
        1,
        "The packages are not installed yet; run `npm start` once, or `npm ci --ignore-scripts`, and then this command again.\n",
      ]);
      rmSync(fresh, { recursive: true, force: true });
    },
  );

  it("starts none of the programs of the repository around the Node of the product", () => {
    expect(commandsOfNpm.map(([name]) => name)).toEqual(
      expect.arrayContaining(["simulate", "verify", "audit:verify", "keys:rotate", "admin:reset"]),
    );
    expect(Object.values(scripts).filter((line) => /^node (apps|journeys|benchmarks|tools\/src)\//.test(line))).toEqual(
      [],
    );
  });

  it("names the variable of a database that is none of ours or cannot be reached", async () => {
    const wrong = await run(["verify.ts"], { DATABASE_URL: "postgresql://nobody@127.0.0.1:1/none" });
    expect(wrong.code).toBe(1);
    expect(wrong.text).toMatch(/^DATABASE_URL cannot be used: .+\.\n$/);
    const database = await createTestDatabase();
    try {
      expect(await run(["verify.ts"], { DATABASE_URL: database.url })).toEqual({
        code: 0,
        text: expect.stringMatching(/^Nothing differs \(\d+\.\d s\)\.\n$/),
      });
      expect(await run(["ledgerExport.ts"], { DATABASE_URL: database.url })).toEqual({
        code: 0,
        text: expect.stringContaining("commodity 1000.00 CNY"),
      });
    } finally {
      await database.drop();
    }
  });
});

import { execFile } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { promisify } from "node:util";
import { downBodies, type DownType } from "@yunshou/contract/machines/downMessages";
import { readUpMessage, upTypes } from "@yunshou/contract/machines/upMessages";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openBench, type Bench, type Seeded } from "./testing/fixture.ts";
import type { Gateway } from "./gateway.ts";
import { TestMachine, until } from "./testing/testMachine.ts";

const page = readFileSync(new URL("../../../../../docs/machine-protocol.md", import.meta.url), "utf8");
const blocks = [...page.matchAll(/```(\S+(?: \S+)?)\n([\s\S]*?)```/g)].map(([, kind, text]) => ({
  kind: kind!,
  lines: text!.trim().split("\n"),
}));
const publishLine = /^mosquitto_pub (.*) -m '(.*)'$/;
const published = blocks
  .filter((block) => block.kind === "sh")
  .flatMap((block) => block.lines.flatMap((line) => publishLine.exec(line)?.[2] ?? []));
const mosquittoPub = ["/usr/bin/mosquitto_pub", "/usr/local/bin/mosquitto_pub", "/opt/homebrew/bin/mosquitto_pub"].find(
  (path) => existsSync(path),
);
if (mosquittoPub === undefined)
  console.info("The page's lines are sent by our own client: mosquitto_pub is not installed here.");

let bench: Bench;
let gateway: Gateway;
let machine: Seeded;
beforeAll(async () => {
  bench = await openBench();
  [machine] = (await bench.seed("A1001")) as [Seeded];
  await bench.write((tx) => tx.query("delete from lane where machine_id = $1 and lane_no <> 11", [machine.machineId]));
  // The page shows a product with a name in another language.
  await bench.write((tx) => tx.query("update product set names = $1", [JSON.stringify({ en: { name: "Cola" } })]));
  gateway = await bench.gateway();
});
afterAll(() => bench.close());

describe("the page about the machine protocol", () => {
  it("shows messages that the contract accepts, apart from the mistake at the end", () => {
    const shown = [...published, ...blocks.filter((block) => block.kind === "json up").flatMap((block) => block.lines)];
    expect(shown.length).toBeGreaterThan(10);
    const problems = shown
      .map((text) => readUpMessage(JSON.parse(text)))
      .flatMap((read) => (read.ok ? [] : [read.problem]));
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(/^body\.lanes: /);
  });

  it("shows answers that the contract describes", () => {
    for (const line of blocks.filter((block) => block.kind === "json down").flatMap((block) => block.lines)) {
      const { type, body } = JSON.parse(line) as { type: DownType; body: unknown };
      expect(downBodies[type].safeParse(body).success, line).toBe(true);
    }
  });

  it("names every type of message", () => {
    expect([...upTypes, ...Object.keys(downBodies)].filter((type) => !page.includes(`\`${type}\``))).toEqual([]);
  });

  it("answers the worked example as it says, line by line", async () => {
    const terminal = await TestMachine.ready(gateway.port!, machine.machineNo, machine.secret);
    let at = 0;
    for (const [index, block] of blocks.entries()) {
      if (block.kind !== "sh") continue;
      for (const line of block.lines) {
        if (!publishLine.test(line) || line.includes('"payRequest"')) continue;
        const expected =
          blocks[index + 1]?.kind === "answer" ? blocks[index + 1]!.lines.length / block.lines.length : 0;
        await run(line);
        await until(() => terminal.received.length >= at + expected);
        const answers = terminal.received.slice(at, at + expected);
        at = terminal.received.length;
        const shown = blocks[index + 1]!.lines.slice(block.lines.indexOf(line) * expected).slice(0, expected);
        for (const [place, answer] of answers.entries())
          expect(JSON.stringify({ type: answer.type, sentAt: 1, body: answer.body })).toMatch(patternOf(shown[place]!));
      }
    }
    const [lane] = await bench.read<{ stock: number; status: string }>(
      "select stock, status from lane where machine_id = $1",
      [machine.machineId],
    );
    expect(lane).toEqual({ stock: 6, status: "normal" });
    await terminal.close();
  });
});

/** An answer of the page as a pattern; `…` stands for anything. */
function patternOf(text: string): RegExp {
  return new RegExp(
    `^${text
      .split("…")
      .map((piece) => piece.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
      .join(".+?")}$`,
  );
}

/** Runs a line of the page exactly as a reader would; without the program its message is published by our own client. */
async function run(line: string): Promise<void> {
  if (mosquittoPub !== undefined) {
    const environment = {
      PATH: "/usr/bin:/bin:/usr/local/bin:/opt/homebrew/bin",
      HOST: "127.0.0.1",
      PORT: String(gateway.port),
      MACHINE: machine.machineNo,
      SECRET: machine.secret,
    };
    await promisify(execFile)("/bin/sh", ["-c", line], { env: environment });
    return;
  }
  const client = await TestMachine.open(gateway.port!, machine.machineNo, machine.secret, {
    clientId: `${machine.machineNo}-pub`,
  });
  const id = client.publish(`v1/m/${machine.machineNo}/up`, publishLine.exec(line)![2]!);
  await until(() => client.pubacks.has(id));
  await client.close();
}

import { randomInt } from "node:crypto";
import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { EmbeddedPostgresError } from "./failures.ts";
import type { Layout } from "./layout.ts";

export const loopback = "127.0.0.1";

/** Below the ports that systems hand out to outgoing connections, so that no such connection takes ours while we are stopped. */
const lowest = 20_000;
const highest = 32_000;

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen({ port, host: loopback, exclusive: true }, () => probe.close(() => resolve(true)));
  });
}

function rememberedPort(layout: Layout): number | undefined {
  try {
    const port = Number(readFileSync(layout.portFile, "utf8"));
    return Number.isInteger(port) && port > 1023 && port < 65_536 ? port : undefined;
  } catch {
    return undefined;
  }
}

export function rememberPort(layout: Layout, port: number): void {
  if (rememberedPort(layout) === port) return;
  const draft = `${layout.portFile}.${process.pid}`;
  writeFileSync(draft, `${port}\n`);
  renameSync(draft, layout.portFile);
}

/** The port of the last start when it is free, else a random free one. Another program may still take it before PostgreSQL does. */
export async function choosePort(layout: Layout): Promise<number> {
  const remembered = rememberedPort(layout);
  if (remembered !== undefined && (await isFree(remembered))) return remembered;
  for (let attempt = 0; attempt < 200; attempt++) {
    const port = randomInt(lowest, highest);
    if (await isFree(port)) return port;
  }
  throw new EmbeddedPostgresError(`No free port was found between ${lowest} and ${highest} on ${loopback}.`);
}

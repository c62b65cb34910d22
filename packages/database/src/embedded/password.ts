import { randomBytes } from "node:crypto";
import { chmodSync, chownSync, existsSync, linkSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { spawn } from "node:child_process";
import { type Account, canReach } from "./account.ts";
import type { Binaries } from "./binaries.ts";
import { explain } from "./failures.ts";
import type { Layout } from "./layout.ts";
import { dataDirArgument, quietEnvironment } from "./run.ts";

/** The superuser's password, made once. Of two starts at the same moment the first wins and both read the same file. */
export function obtainPassword(layout: Layout, account: Account | undefined): string {
  if (!existsSync(layout.passwordFile)) {
    const draft = `${layout.passwordFile}.${process.pid}`;
    writeFileSync(draft, `${randomBytes(24).toString("base64url")}\n`, { mode: 0o600, flush: true });
    chmodSync(draft, 0o600);
    try {
      linkSync(draft, layout.passwordFile);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    } finally {
      rmSync(draft, { force: true });
    }
  }
  if (account && statSync(layout.passwordFile).uid !== account.uid)
    chownSync(layout.passwordFile, account.uid, account.gid);
  return readFileSync(layout.passwordFile, "utf8").trim();
}

/**
 * Gives a stopped cluster the password of the file, for a cluster whose file was lost. The
 * single-user mode needs no password, and reads the statement from its input and not from the
 * command line, which every account of the computer can read.
 */
export async function resetPassword(layout: Layout, binaries: Binaries, account: Account | undefined): Promise<void> {
  const password = obtainPassword(layout, account);
  const reachable = canReach(layout.dataDir, account);
  const child = spawn(binaries.postgres, ["--single", "-D", dataDirArgument(layout.dataDir, reachable), "postgres"], {
    cwd: layout.dataDir,
    ...account,
    env: quietEnvironment(),
    stdio: ["pipe", "ignore", "pipe"],
  });
  let output = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => (output += text));
  child.stdin.on("error", () => {});
  child.stdin.end(`ALTER ROLE postgres PASSWORD '${password}'\n`);
  const code = await new Promise((resolve) => {
    child.once("error", (error) => resolve(error.message));
    child.once("close", resolve);
  });
  if (code !== 0 || /ERROR|FATAL/.test(output)) {
    rmSync(layout.passwordFile, { force: true });
    throw explain(output, layout.dataDir);
  }
}

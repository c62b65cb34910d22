import { spawnSync } from "node:child_process";

const program = "hledger";
/** More than a journal of some ten thousand transactions takes. */
const timeoutMs = 300_000;
const outputBytes = 64 * 1_048_576;

const run = (journal: string, words: readonly string[]) =>
  // Without a locale of its own it takes no other letters than those of ASCII.
  spawnSync("env", ["LC_ALL=C.UTF-8", program, "-f", "-", ...words], {
    encoding: "utf8",
    input: journal,
    timeout: timeoutMs,
    maxBuffer: outputBytes,
  });

/** Why hledger cannot be asked here; nothing where it can. */
export const hledgerMissing = (): string | undefined =>
  spawnSync(program, ["--version"]).status === 0 ? undefined : "hledger is not installed here: apt-get install hledger";

/** What hledger finds wrong with a journal: transactions that do not add up, balances that are claimed wrongly. Empty when all is well. */
export function hledgerFindings(journal: string): string {
  const { status, stderr } = run(journal, ["check"]);
  return status === 0 ? "" : stderr || `hledger ended with ${String(status)}`;
}

const line = /^"([^"]+)","(-?[\d.]+)(?: CNY)?"$/;

/** Every balance that hledger adds up from the transactions, in fen with debits above zero. */
export function hledgerBalances(journal: string): ReadonlyMap<string, bigint> {
  const { status, stdout, stderr } = run(journal, ["balance", "--flat", "--empty", "--no-total", "-O", "csv"]);
  if (status !== 0) throw new Error(`hledger failed: ${stderr.slice(-2_000)}`);
  return new Map(
    stdout
      .split("\n")
      .slice(1)
      .filter((text) => text !== "")
      .map((text) => {
        const [, account, yuan] = line.exec(text) ?? [];
        if (account === undefined || yuan === undefined) throw new Error(`hledger says: ${text}`);
        return [account, BigInt(Math.round(Number(yuan) * 100))] as const;
      }),
  );
}

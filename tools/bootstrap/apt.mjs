import { existsSync, readFileSync, readdirSync, readlinkSync } from "node:fs";
import { capture } from "./run.mjs";
import { say, withProgress } from "./say.mjs";

let updated = false;

/** Why Debian's packages cannot be installed here; `undefined` when they can. */
function obstacle() {
  if (process.platform !== "linux" || !existsSync("/usr/bin/apt-get")) return "this system has no apt-get";
  if (process.getuid() !== 0) return "only root may install packages of the system";
  return undefined;
}

async function aptGet(args) {
  const options = [
    "-o",
    "Acquire::Retries=1",
    "-o",
    "Acquire::http::Timeout=30",
    "-o",
    "DPkg::Lock::Timeout=120",
    "-qq",
  ];
  return capture({
    command: "apt-get",
    args: [...options, ...args],
    env: { DEBIAN_FRONTEND: "noninteractive" },
    quiet: true,
  });
}

/** Installs packages of the system; answers the reason when that is not possible. */
export async function aptInstall(packages) {
  const reason = obstacle();
  if (reason) return reason;
  say(`Installing ${packages.join(" ")} by apt-get.`);
  return withProgress("installing", async () => {
    if (!updated) updated = (await aptGet(["update"])).code === 0;
    const { code, output } = await aptGet(["install", "-y", "--no-install-recommends", ...packages]);
    if (code === 0) return undefined;
    return `apt-get failed: ${output.trim().split("\n").at(-1)}`;
  });
}

/** The processes that run this program of the system. */
export function processesOf(programs) {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        return (
          programs.includes(readlinkSync(`/proc/${pid}/exe`)) &&
          !/^\S+ \(.*\) Z/s.test(readFileSync(`/proc/${pid}/stat`, "utf8"))
        );
      } catch {
        return false;
      }
    });
}

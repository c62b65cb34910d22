import { existsSync } from "node:fs";
import { aptInstall, processesOf } from "./apt.mjs";
import { capture } from "./run.mjs";
import { say } from "./say.mjs";

/**
 * Programs of the system against which parts of the tests run once more. Debian starts a service
 * when it installs it; `stop` ends exactly that one, and only after an installation by us.
 */
const services = [
  {
    what: "the tests against mosquitto",
    programs: ["/usr/sbin/mosquitto", "/usr/bin/mosquitto_sub"],
    packages: ["mosquitto", "mosquitto-clients"],
    stop: { command: "service", args: ["mosquitto", "stop"] },
  },
  {
    what: "the tests against PostgreSQL 15",
    programs: ["/usr/lib/postgresql/15/bin/postgres"],
    packages: ["postgresql-15"],
    stop: { command: "pg_ctlcluster", args: ["15", "main", "stop", "-m", "fast"] },
  },
];

async function stopStarted({ programs, stop }, before) {
  const started = () => processesOf(programs).filter((pid) => !before.includes(pid));
  if (started().length === 0) return;
  await capture({ ...stop, quiet: true }).catch(() => {});
  for (const pid of started()) {
    try {
      process.kill(pid, "SIGTERM");
    } catch {
      // It has ended by itself.
    }
  }
}

/** Installs what is missing where that is possible, and says what is left out and why. */
export async function ensureServices() {
  for (const service of services) {
    if (service.programs.every((path) => existsSync(path))) continue;
    const before = process.platform === "linux" ? processesOf(service.programs) : [];
    const reason = await aptInstall(service.packages);
    if (reason === undefined) await stopStarted(service, before);
    if (!service.programs.every((path) => existsSync(path)))
      say(`Left out: ${service.what}, because ${reason ?? "the packages lack a program"}.`);
  }
}

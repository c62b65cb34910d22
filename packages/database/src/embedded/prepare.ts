import { accessSync, constants, existsSync, mkdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { chooseAccount, handOver, refuseForeignOwner } from "./account.ts";
import { prepareBinaries } from "./binaries.ts";
import type { Cluster, EmbeddedPostgresOptions } from "./cluster.ts";
import { EmbeddedPostgresError } from "./failures.ts";
import { initializeCluster } from "./initialize.ts";
import { type Layout, contentOf, layoutOf } from "./layout.ts";
import { obtainPassword, resetPassword } from "./password.ts";
import { readPidFile, removeStalePidFile } from "./pid-file.ts";
import { stopPostmaster } from "./postmaster.ts";

const majorVersion = "18";

/** Everything that must be true before a postmaster can start; makes the cluster when there is none. */
export async function prepareCluster({ dataDir, settings = {}, log }: EmbeddedPostgresOptions): Promise<Cluster> {
  const layout = layoutOf(dataDir);
  makeFolder(layout.parentDir);
  const content = contentOf(layout.dataDir);
  if (content === "foreign") {
    throw new EmbeddedPostgresError(
      `${layout.dataDir} holds files but no complete database; move it away, or set DATA_DIR to another folder.`,
    );
  }
  if (content === "cluster") refuseForeignOwner(layout.dataDir);
  const account = chooseAccount(content === "cluster" ? layout.dataDir : undefined);
  const binaries = prepareBinaries(account, layout.dataDir);
  const hadPassword = existsSync(layout.passwordFile);
  const password = obtainPassword(layout, account);
  const cluster = { layout, account, binaries, password, settings, log };
  if (content === "nothing") {
    log("Makes the database files.");
    await initializeCluster(layout, binaries, account);
  }
  refuseOtherVersion(layout);
  handOver(layout.dataDir, account);
  if (content === "cluster" && !hadPassword) await renewPassword(cluster);
  return cluster;
}

/** Node reports "no such file" when a file system is read-only; the question below gets the true reason. */
function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    let existing = folder;
    while (!existsSync(existing) && existing !== dirname(existing)) existing = dirname(existing);
    accessSync(existing, constants.W_OK);
    throw error;
  }
}

function refuseOtherVersion(layout: Layout): void {
  const version = readFileSync(join(layout.dataDir, "PG_VERSION"), "utf8").trim();
  if (version === majorVersion) return;
  throw new EmbeddedPostgresError(
    `The database in ${layout.dataDir} was made by PostgreSQL ${version}, but this program brings ${majorVersion}.`,
  );
}

async function renewPassword({ layout, binaries, account, log }: Cluster): Promise<void> {
  log(`${layout.passwordFile} is missing; the database gets a new password.`);
  const file = readPidFile(layout);
  if (file) await stopPostmaster(file.pid, layout, binaries);
  removeStalePidFile(layout);
  await resetPassword(layout, binaries, account);
}

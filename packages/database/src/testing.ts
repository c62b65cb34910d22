import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { inject } from "vitest";
import { runStatements, templateName, urlOf } from "./template.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The superuser's address of the cluster of this test run. */
    clusterUrl: string;
    /** A temporary folder that disappears after the run, together with every database server that was started in it. */
    runFolder: string;
  }
}

/** A database of its own, which starts as a copy of the template. */
export interface TestDatabase {
  readonly name: string;
  /** The superuser's address of this database. */
  readonly url: string;
  /** Removes the database, also when a connection was forgotten. */
  drop(): Promise<void>;
}

/** The superuser's address of the cluster that all database tests of a run share. */
export function testCluster(): string {
  return inject("clusterUrl");
}

/**
 * Makes a fresh database; one for each test file is the habit, dropped in `afterAll`. Its files
 * are copied as they are, in half the time that it takes to write every page to the log as well.
 *
 * @param template the database to copy, to which nobody is connected; normally the complete one.
 */
export async function createTestDatabase(template: string = templateName): Promise<TestDatabase> {
  const server = testCluster();
  const name = `test_${randomBytes(6).toString("hex")}`;
  await runStatements(server, [`create database ${name} template ${template} strategy file_copy`]);
  return {
    name,
    url: urlOf(server, name),
    drop: () => runStatements(server, [`drop database if exists ${name} with (force)`]),
  };
}

/** A folder for what the test files of a run share; it disappears after the run. */
export function runFolder(): string {
  return inject("runFolder");
}

/**
 * A template that several test files copy, and what its builder noted about it. Whoever asks first builds it, once in a test
 * run; the others wait for that.
 *
 * @param build fills the database and closes its connections; what it answers must survive being written as JSON.
 * @param from the template to begin with; normally the complete one, without rows.
 */
export async function sharedTemplate<Note>(
  name: string,
  build: (database: TestDatabase) => Promise<Note>,
  from: string = templateName,
): Promise<{ readonly name: string; readonly note: Note }> {
  const file = join(runFolder(), `${name}.json`);
  const lock = new pg.Client(testCluster());
  await lock.connect();
  try {
    await lock.query("select pg_advisory_lock(hashtextextended($1, 0))", [name]);
    if (!existsSync(file)) {
      const draft = await createTestDatabase(from);
      const note = await build(draft);
      await lock.query(`alter database ${draft.name} rename to ${name}`);
      await lock.query(`alter database ${name} with is_template true allow_connections false`);
      writeFileSync(file, JSON.stringify(note));
    }
    return { name, note: JSON.parse(readFileSync(file, "utf8")) as Note };
  } finally {
    await lock.end();
  }
}

import { randomBytes } from "node:crypto";
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
 * Makes a fresh database; one for each test file is the habit, dropped in `afterAll`.
 *
 * @param template the database to copy, to which nobody is connected; normally the complete one.
 */
export async function createTestDatabase(template: string = templateName): Promise<TestDatabase> {
  const server = testCluster();
  const name = `test_${randomBytes(6).toString("hex")}`;
  await runStatements(server, [`create database ${name} template ${template}`]);
  return {
    name,
    url: urlOf(server, name),
    drop: () => runStatements(server, [`drop database if exists ${name} with (force)`]),
  };
}

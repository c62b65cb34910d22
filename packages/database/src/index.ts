export type { Handle } from "./handle.ts";
export { type Scope, platformScope } from "./scope.ts";
export type { Tables } from "./tables.ts";
export { SetupError, setUpDatabase } from "./setup.ts";
export { ensurePartitions } from "./partitions.ts";
export { type Database, type DatabaseOptions, openDatabase } from "./connect.ts";
export { CommitRefused, Rollback, type TransactionOptions, asSystem, inScope, rollback } from "./transaction.ts";
export { isLostRace, isOutage } from "./outage.ts";

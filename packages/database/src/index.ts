export type { Handle } from "./handle.ts";
export { ownScope, type Scope, platformScope } from "./scope.ts";
export { SetupError, setUpDatabase } from "./setup.ts";
export { dropPartitions, ensurePartitions } from "./partitions.ts";
export { type Database, type DatabaseOptions, openDatabase } from "./connect.ts";
export { CommitRefused, Rollback, type TransactionOptions, asSystem, inScope, rollback } from "./transaction.ts";
export { isLostRace, isOutage, isOutOfScope } from "./outage.ts";
export { type ScopeColumns, scopeSql } from "./scopeFilter.ts";
export { idTime } from "./idTime.ts";
export { likePattern } from "./pattern.ts";
export { raw, type Sql, sql, statement, type Value } from "./sql.ts";
export {
  before,
  conditions,
  contains,
  equals,
  given,
  isWholeNumber,
  numberIs,
  numbered,
  onDays,
  onDaysOrNamed,
  oneOf,
  scoped,
  scopedBy,
  since,
  startsWith,
  type Where,
} from "./conditions.ts";
export { type ListenOptions, type Listener, listen, notify } from "./listen.ts";
export { isBroken, isLacking, isWaiting, mapCellsOf, mapFacts, mapLevels } from "./mapFacts.ts";
export { refreshStatistics } from "./statistics.ts";
export { LedgerRefused, postLedger } from "./ledger.ts";
export { type CheckName, type Finding, checkNames, verifyDatabase } from "./verify.ts";
export { sealOfSettlement } from "./verify/settlementChecks.ts";

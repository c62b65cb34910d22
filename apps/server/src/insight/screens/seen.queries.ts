import { type Scope, scopeSql } from "@yunshou/database";

/**
 * The rows that a big screen counts, of tables that know machines: an ordinary user's are those of all machines that he is
 * authorised to, whichever merchant owns them, everybody else's those of his merchants. `values` grows.
 */
export const seenSql = (scope: Scope, alias: string, values: unknown[]): string =>
  scopeSql(scope, alias, values, { granted: scope.machines !== undefined });

/** What an entry of the audit log tells of: a change, a login, a look at personal data, or an export. */
export const auditKinds = ["change", "login", "read", "export"] as const;
export type AuditKind = (typeof auditKinds)[number];

/** The kind of an action named `<area>.<thing>.<verb>`. */
export function auditKindOf(action: string): AuditKind {
  if (action.startsWith("access.login.") || action.endsWith(".logout")) return "login";
  if (action.startsWith("access.view.")) return "read";
  const verb = auditVerbOf(action);
  if (verb === "export") return "export";
  return verb === "read" ? "read" : "change";
}

/** The last word of an action, which says what was done. */
export function auditVerbOf(action: string): string {
  return action.slice(action.lastIndexOf(".") + 1);
}

const refusedVerbs: readonly string[] = ["failed", "blocked", "factorFailed"];

/** Changes are recorded in their own transaction and therefore happened; only logins can fail (SYS-01). */
export function auditResultOf(action: string): "succeeded" | "failed" {
  return action.startsWith("access.login.") && refusedVerbs.includes(auditVerbOf(action)) ? "failed" : "succeeded";
}

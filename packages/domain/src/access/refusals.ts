export type AccessRefusal =
  | "access.wrongCredentials"
  | "access.codeInvalid"
  | "access.blocked"
  | "access.tooManyAttempts"
  | "access.passwordTooShort"
  | "access.passwordsDiffer"
  | "access.passwordMustChange"
  | "access.noPermission"
  | "access.tokenInvalid"
  | "access.accountTaken"
  | "access.providerNotConfigured"
  | "access.applicationNotConfigured";

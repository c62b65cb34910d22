import type { ErrorCode } from "@yunshou/contract";

const exact: Partial<Record<ErrorCode, number>> = {
  S9999: 401,
  "input.invalid": 400,
  "input.tooLarge": 413,
  "route.unknown": 404,
  "idempotency.differs": 409,
  "idempotency.missing": 400,
  "rate.limited": 429,
  "server.unavailable": 503,
  "server.failed": 500,
  "record.unknown": 404,
  "access.wrongCredentials": 401,
  "access.codeInvalid": 400,
  "access.blocked": 403,
  "access.tooManyAttempts": 429,
  "access.passwordTooShort": 400,
  "access.passwordsDiffer": 400,
  "access.passwordTooCommon": 400,
  "access.initialPasswordOver": 403,
  "access.passwordMustChange": 403,
  "access.secondFactorNeeded": 401,
  "access.secondFactorWrong": 401,
  "access.secondFactorMustEnrol": 403,
  "access.secondFactorShow": 403,
  "access.loginAgain": 401,
  "access.ssoFailed": 401,
  "access.ssoAccountUnknown": 403,
  "access.agreementPending": 403,
  "access.noPermission": 403,
  "access.functionDisabled": 403,
  "access.sortNo": 400,
  "access.menuPage": 400,
  "access.menuAddress": 400,
  "access.menuParent": 400,
  "access.tokenInvalid": 401,
  "insight.screensNotPublic": 403,
  "payments.noticeForged": 400,
  "payments.noticeMismatch": 400,
  "access.smsUnavailable": 503,
  "payments.providerUnreachable": 503,
  "system.apiSignature": 401,
  "system.apiScope": 403,
  "system.apiQuota": 429,
  "system.fileUnknown": 404,
  "system.fileTooLarge": 413,
  "image.tooLarge": 413,
  "merchants.linkInvalid": 401,
  "merchants.idCardWrong": 400,
  "merchants.bankCardWrong": 400,
  "image.tooManyUnused": 429,
  "image.busy": 429,
  "image.kind": 400,
  "image.tooManyPixels": 400,
  "image.damaged": 400,
  "image.unprocessed": 400,
};

const badInput = /^(field|range|amount)\./;
const unknownThing = /\.unknown|Unknown$/;

/** The HTTP status of a code: bad input 400, unknown things 404, refusals of state 409. */
export function statusOf(code: ErrorCode): number {
  const status = exact[code];
  if (status !== undefined) return status;
  if (badInput.test(code)) return 400;
  return unknownThing.test(code) ? 404 : 409;
}

import { accept, refuse, type Result } from "../result.ts";

/** Whether administrators must have a second factor, or only those are asked who set one up themselves. */
export const secondFactorPolicies = ["required", "optional"] as const;
export type SecondFactorPolicy = (typeof secondFactorPolicies)[number];

/** Limits of the second factor (RFC 6238, decision 0015). */
export const secondFactorLimits = {
  /** A code belongs to one step of this length; the steps beside the present one count too. */
  stepSeconds: 30,
  toleranceSeconds: 30,
  /** How long a code that was shown counts for refunds above the limit and the like. */
  recentSeconds: 15 * 60,
  /** Setting one up needs a login that is not older. */
  freshLoginSeconds: 15 * 60,
  /** A login waits so long for its second step, and takes so many wrong codes. */
  loginSeconds: 5 * 60,
  triesOfOneLogin: 5,
  recoveryCodes: 10,
} as const;

/** Permissions that hand out rights or passwords; who holds one of them guards the rights of others. */
const guardingPermissions: readonly string[] = ["access.user.write", "access.user.resetPassword", "access.role.write"];

/** An administrator in the sense of the second factor: may do everything, or may give rights and passwords to others. */
export function guardsRights(holder: {
  readonly isAdmin: boolean;
  readonly permissions: ReadonlySet<string>;
}): boolean {
  return holder.isAdmin || guardingPermissions.some((permission) => holder.permissions.has(permission));
}

/** What a session knows of its user's second factor. */
export interface FactorFacts {
  readonly policy: SecondFactorPolicy;
  readonly enrolled: boolean;
  /** When a code was last shown in this session, or null. */
  readonly shownAt: Date | null;
}

/** Refuses what needs a second factor shown within the last minutes; without the duty, who has none passes. */
export function checkFactorShown({ policy, enrolled, shownAt }: FactorFacts, now: Date): Result<undefined> {
  if (!enrolled) return policy === "required" ? refuse("access.secondFactorMustEnrol") : accept();
  const age = shownAt === null ? Number.POSITIVE_INFINITY : now.getTime() - shownAt.getTime();
  return age <= secondFactorLimits.recentSeconds * 1_000 ? accept() : refuse("access.secondFactorShow");
}

/**
 * A refund above the limit to which the merchant agreed needs the second factor (REFUND-04); without a limit none does. What
 * went back of the order before counts too, so that nobody gets past the limit in several parts.
 */
export function refundNeedsFactor(
  order: { readonly refundAgreed: boolean; readonly refundMaximumFen: bigint; readonly refundedFen: bigint },
  amountFen: bigint,
): boolean {
  return order.refundAgreed && order.refundedFen + amountFen > order.refundMaximumFen;
}

/** How a recovery code is compared: without blanks, hyphens and case. */
export function normalRecoveryCode(text: string): string {
  return text.replace(/[\s-]/g, "").toLowerCase();
}

/** Limits of guessing, as decided with the login (reliability, "login in the fixed shape"). */
export const loginLimits = {
  /** After so many failures within the short window every further try waits. */
  freeFailures: 5,
  shortWindowSeconds: 15 * 60,
  longestDelaySeconds: 60,
  /** So many failures an hour are looked at for one account; then only a known device gets on. */
  failuresPerHour: 20,
  /** So many failures without a success in between close the account to unknown devices until its password is reset. */
  failuresInARow: 100,
  /** Failures of one block of addresses within ten minutes. */
  addressFailures: 30,
  addressWindowSeconds: 10 * 60,
  /** Picture codes of one address within a minute. */
  codesPerMinute: 60,
  /** Messages to one phone: one a minute, five an hour; twenty an hour from one address. */
  phoneCodesPerHour: 5,
  phoneCodePauseSeconds: 60,
  addressPhoneCodesPerHour: 20,
} as const;

const hourSeconds = 3_600;
const daySeconds = 86_400;

/**
 * Seconds that the next try of an account or a known device has to wait; 0 lets it pass.
 *
 * @param ages of its failures since the last success in seconds, the newest first.
 */
export function accountWaitSeconds(ages: readonly number[], limits: typeof loginLimits = loginLimits): number {
  if (ages.length >= limits.failuresInARow) return daySeconds;
  const oldestOfHour = ages[limits.failuresPerHour - 1];
  if (oldestOfHour !== undefined && oldestOfHour < hourSeconds) return Math.ceil(hourSeconds - oldestOfHour);
  const recent = ages.filter((age) => age < limits.shortWindowSeconds).length;
  if (recent < limits.freeFailures) return 0;
  const delay = Math.min(limits.longestDelaySeconds, 2 ** (recent - limits.freeFailures));
  return Math.max(0, Math.ceil(delay - (ages[0] ?? 0)));
}

/** Seconds until a subject that may do something `limit` times within a window may do it again; 0 lets it pass. */
export function windowWaitSeconds(ages: readonly number[], limit: number, windowSeconds: number): number {
  const oldest = ages[limit - 1];
  return oldest === undefined || oldest >= windowSeconds ? 0 : Math.ceil(windowSeconds - oldest);
}

/** When guessing is worth telling the administrators of the platform (reliability S7). */
export const guessingAlarms = {
  /** Failures on one account within the hour. A person who mistypes gives up before. */
  accountFailures: 10,
  /** Different accounts that failed within the window of an address, however small the deployment. */
  spreadAccounts: 30,
  /** Where many people work, as many accounts as one in so many of them. */
  usersForOneMore: 100,
  /** Accounts that are guessed at the same time above this number are told as one attack on many. */
  toldSingly: 3,
  /** An attack is over after so long without reaching a threshold; the next one is told again. */
  quietSeconds: 3_600,
} as const;

/** Different accounts that must have failed before many people who mistype are called an attack. */
export function spreadThreshold(users: number): number {
  return Math.max(guessingAlarms.spreadAccounts, Math.ceil(users / guessingAlarms.usersForOneMore));
}

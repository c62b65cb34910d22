import { type CheckCode, fallbackCode } from "./calls.ts";

/** The captcha of the login form: what was fetched last, how often, and what the field holds. */
export interface Captcha {
  readonly latest: CheckCode;
  readonly fetches: number;
  readonly typed: string;
}

export const codeLength = 4;

export const noCaptcha: Captcha = {
  latest: { code: fallbackCode, nonce: "", realm: "", fetchedAt: 0 },
  fetches: 0,
  typed: "",
};

/** After a fetch: the first fills the field (LOGIN-07), a later one clears it (LOGIN-08), a failed one sets 0000 (LOGIN-10). */
export function afterFetch(captcha: Captcha, latest: CheckCode): Captcha {
  const failed = latest.nonce === "" && latest.code === fallbackCode;
  return { latest, fetches: captcha.fetches + 1, typed: failed || captcha.fetches === 0 ? latest.code : "" };
}

/** The field appears with the third fetch (LOGIN-09). */
export function codeIsVisible(captcha: Captcha): boolean {
  return captcha.fetches >= 3;
}

/** Only four characters are kept (LOGIN-11). */
export function typeCode(captcha: Captcha, text: string): Captcha {
  return { ...captcha, typed: text.slice(0, codeLength) };
}

/** What is submitted: the latest text while the field is hidden, else what was typed (LOGIN-12). */
export function submittedCode(captcha: Captcha): string {
  return codeIsVisible(captcha) ? captcha.typed : captcha.latest.code;
}

const freshMs = 100_000;

/** The server forgets a challenge after two minutes; a person may have been away longer. */
export function isStale(captcha: Captcha, now: number): boolean {
  return now - captcha.latest.fetchedAt > freshMs;
}

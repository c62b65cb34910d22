import { isNotMobile } from "../fields.ts";
import { accept, refuse, type Result } from "../result.ts";

/** USER-08, LOGIN-16: characters of a password at least. */
export const shortestPassword = 6;

/** How long a password that somebody else made may be used, and it serves once (USER-06). */
export const oneTimePasswordHours = 24;

/**
 * What is guessed first everywhere, in small letters (decision 0017). The browser refuses it when a password is set; the
 * server, which never sees a password, tries each against a new verifier.
 */
export const commonPasswords: readonly string[] = [
  "000000",
  "00000000",
  "0123456789",
  "102030",
  "110110",
  "111111",
  "11111111",
  "111222",
  "112233",
  "11223344",
  "112233445566",
  "121212",
  "123000",
  "123123",
  "123123123",
  "123321",
  "1234567",
  "12345678",
  "123456789",
  "1234567890",
  "123456",
  "123456a",
  "123456aa",
  "123456abc",
  "123654",
  "1234qwer",
  "12344321",
  "131313",
  "135790",
  "147258",
  "147258369",
  "159357",
  "159753",
  "1q2w3e",
  "1q2w3e4r",
  "1qaz2wsx",
  "20252025",
  "20262026",
  "222222",
  "235689",
  "246810",
  "252525",
  "333333",
  "444444",
  "456789",
  "520520",
  "5201314",
  "555555",
  "584520",
  "654321",
  "666666",
  "66666666",
  "666888",
  "741852963",
  "753951",
  "777777",
  "7758258",
  "7758521",
  "789456",
  "789456123",
  "87654321",
  "888888",
  "88888888",
  "987654321",
  "999999",
  "a123456",
  "a1234567",
  "a12345678",
  "aa123456",
  "abc123",
  "abc123456",
  "abcd1234",
  "abcdef",
  "admin123",
  "admin888",
  "admin@123",
  "administrator",
  "asd123",
  "asdasd",
  "asdfgh",
  "asdfghjkl",
  "baseball",
  "changeme",
  "demo123",
  "dragon",
  "football",
  "iloveyou",
  "letmein",
  "login123",
  "master",
  "monkey",
  "p@ssw0rd",
  "p@ssword",
  "pass1234",
  "passw0rd",
  "password",
  "password1",
  "password123",
  "q1w2e3r4",
  "qazwsx",
  "qazwsxedc",
  "qq123456",
  "qwe123",
  "qweasd",
  "qweasdzxc",
  "qwerty",
  "qwerty123",
  "qwertyuiop",
  "root123",
  "shouhuoji",
  "sunshine",
  "test123",
  "test1234",
  "user123",
  "welcome",
  "welcome1",
  "woaini",
  "woaini1314",
  "woaini520",
  "yunshou",
  "yunshou123",
  "yunshou2026",
  "zaq12wsx",
  "zxcvbn",
  "zxcvbnm",
];
const common: ReadonlySet<string> = new Set(commonPasswords);

const step = (text: string, by: number) =>
  [...text].every(
    (letter, index) => index === 0 || (letter.codePointAt(0) ?? 0) - (text.codePointAt(index - 1) ?? 0) === by,
  );

/** A password that is guessed at once: on the list, one character or a run of neighbours, a mobile number, or the account itself. */
export function isCommonPassword(password: string, account = ""): boolean {
  const text = password.trim().toLowerCase();
  const name = account.trim().toLowerCase();
  if (common.has(text) || [0, 1, -1].some((by) => step(text, by)) || !isNotMobile(text)) return true;
  return (
    name.length >= 3 &&
    (text === name + name || text.replace(/[\d!@#.]+$/, "") === name || text === [...name].reverse().join(""))
  );
}

/** A new password as the person who sets it types it. */
export function checkNewPassword(password: string, account = "", field = "password"): Result<undefined> {
  if ([...password].length < shortestPassword) return refuse("access.passwordTooShort", { field });
  return isCommonPassword(password, account) ? refuse("access.passwordTooCommon", { field }) : accept();
}

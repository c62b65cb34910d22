import { shortestPassword } from "@yunshou/domain/access/passwords";
import type { LoginWords } from "./words.ts";

/** The documented form model (LOGIN-02). */
export interface LoginValues {
  readonly username: string;
  readonly password: string;
  readonly verificaCode: string;
  readonly savePassword: boolean;
}

type Wrong = keyof LoginWords["error"];
export type LoginErrors = Readonly<Partial<Record<"username" | "password" | "verificaCode", Wrong>>>;

/** What is wrong with the form; the phrase of each error has the same key (LOGIN-13 to LOGIN-16). */
export function loginErrors({ username, password, verificaCode }: LoginValues, codeIsVisible: boolean): LoginErrors {
  return {
    ...(username.trim() === "" ? { username: "username" as const } : {}),
    ...(password === ""
      ? { password: "password" as const }
      : password.length < shortestPassword
        ? { password: "passwordShort" as const }
        : {}),
    ...(codeIsVisible && verificaCode.trim().length !== 4 ? { verificaCode: "code" as const } : {}),
  };
}

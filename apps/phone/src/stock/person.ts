import type { Endpoint, InputOf, OutputOf } from "@yunshou/contract";
import { login } from "@yunshou/contract/access/login";
import { secondFactor } from "@yunshou/contract/access/secondFactor";
import { call, CallFailure, type CallOptions, type Target } from "../platform/api/call.ts";
import { store, stored } from "../platform/stored.ts";
import { useStored } from "../platform/useStored.ts";

/** Who is logged in on this phone. What he did waits under his account, and is sent under no other. */
export interface Person {
  readonly account: string;
  readonly name: string;
  /** Absent once it has ended: he sees what he has, and logs in again to send it. */
  readonly token: string | null;
}

const key = "round.person";

export const person = (): Person | null => stored<Person | null>(key, null);
export const usePerson = (): Person | null => useStored<Person | null>(key, null);

/** The code by which the server says that a session is over (HTTP-10). */
const overCode = "S9999";

/** A call under the person's session. Where it is over he stays, without it. @throws CallFailure */
export async function asked<E extends Target & Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: Omit<CallOptions, "headers"> = {},
): Promise<OutputOf<E>> {
  const token = person()?.token ?? "";
  try {
    return await call(endpoint, input, { ...options, headers: { Authorization: token, token } });
  } catch (error) {
    const now = person();
    if (error instanceof CallFailure && error.code === overCode && now !== null) store(key, { ...now, token: null });
    throw error;
  }
}

/** Whether a call failed because the session is over. */
export const isOver = (failure: unknown): boolean => failure instanceof CallFailure && failure.code === overCode;

type Answer = OutputOf<typeof login.onLogin>;

const begin = (account: string, answer: Answer): void =>
  store(key, { account, name: answer.userInfo.username, token: answer.session_key } satisfies Person);

/** Logs in with the proof of the password (LOGIN-18); the picture code fills itself in, as on the console (LOGIN-07). @throws CallFailure */
export async function logIn(account: string, password: string): Promise<void> {
  let answer: Response;
  try {
    answer = await fetch(login.getCheckCode.path, { signal: AbortSignal.timeout(15_000) });
  } catch {
    throw new CallFailure("network");
  }
  const { data: code } = (await answer.json()) as { readonly data: string };
  const nonce = answer.headers.get("X-Login-Nonce") ?? "";
  const realm = answer.headers.get("X-Login-Realm") ?? "";
  const { loginProof } = await import("@yunshou/contract/access/proof");
  const proof = await loginProof(account, password, { code, nonce, realm });
  const input = { password: proof, account, checkCode: code, loginUrl: "/login" } as InputOf<typeof login.onLogin>;
  begin(account, await call(login.onLogin, input));
}

/** The second step of a login. @throws CallFailure */
export async function finishLogIn(account: string, code: string): Promise<void> {
  begin(account, await call(secondFactor.finishLogin, { code } as InputOf<typeof secondFactor.finishLogin>));
}

/** Forgets the person; what waits stays under his account. */
export const logOut = (): void => store(key, null);

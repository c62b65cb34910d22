import { deriveClientKey, makeProof } from "@yunshou/contract/access/proof";
import { login } from "@yunshou/contract/access/login";
import { machines } from "@yunshou/contract/machines/machines";
import { drillPassword, type Field } from "./field.ts";

/** Somebody who works with the console while a drill runs. */
export interface Person {
  /** Opens a list; answers the status. */
  look(): Promise<number>;
}

/** Logs the administrator of the drill's server in. @throws Error when that fails. */
export async function sessionOf({ webUrl }: Field): Promise<Person> {
  const account = "admin";
  const challenge = await fetch(`${webUrl}${login.getCheckCode.path}`);
  const { data: code } = (await challenge.json()) as { data: string };
  const given = {
    code: String(code),
    nonce: challenge.headers.get("x-login-nonce") ?? "",
    realm: challenge.headers.get("x-login-realm") ?? "",
  };
  const cookie = challenge.headers
    .getSetCookie()
    .map((text) => text.split(";")[0])
    .join("; ");
  const proof = await makeProof(await deriveClientKey(given.realm, account, drillPassword), account, given);
  const answer = await fetch(`${webUrl}${login.onLogin.path}`, {
    method: login.onLogin.method,
    headers: { "content-type": "application/json", cookie, "idempotency-key": crypto.randomUUID() },
    body: JSON.stringify({ account, password: proof, checkCode: given.code, language: "zh" }),
  });
  const { code: result, data } = (await answer.json()) as { code: string; data: { session_key?: string } };
  if (data.session_key === undefined) throw new Error(`the login of the drill answered ${result}`);
  const headers = { authorization: data.session_key };
  const look = async () => {
    const seen = await fetch(`${webUrl}${machines.list.path}?pageSize=20`, { headers });
    await seen.arrayBuffer();
    return seen.status;
  };
  return { look };
}

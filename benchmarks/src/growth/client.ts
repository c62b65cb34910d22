import type { Endpoint, InputOf } from "@yunshou/contract";
import { login } from "@yunshou/contract/access/login";
import type { LoginAnswer } from "@yunshou/contract/access/shapes";
import { deriveClientKey, makeProof } from "@yunshou/contract/access/proof";

/** Somebody who is logged in and asks as a browser does, over real HTTP on a kept connection. */
export class Caller {
  readonly #address: string;
  #token = "";

  private constructor(address: string) {
    this.#address = address;
  }

  /** Logs in with the same proof that the login page makes. */
  static async login(address: string, account: string, password: string): Promise<Caller> {
    const caller = new Caller(address);
    const challenge = await fetch(address + login.getCheckCode.path, { method: login.getCheckCode.method });
    const { data: code } = (await challenge.json()) as { data: string };
    const given = {
      code,
      nonce: challenge.headers.get("x-login-nonce") ?? "",
      realm: challenge.headers.get("x-login-realm") ?? "",
    };
    const cookie = challenge.headers
      .getSetCookie()
      .map((text) => text.split(";")[0])
      .join("; ");
    const proof = await makeProof(await deriveClientKey(given.realm, account, password), account, given);
    const answer = await fetch(address + login.onLogin.path, {
      method: login.onLogin.method,
      headers: { "content-type": "application/json", cookie, "idempotency-key": crypto.randomUUID() },
      body: JSON.stringify({ account, password: proof, checkCode: code, language: "zh" }),
    });
    const body = (await answer.json()) as { code: string; data: LoginAnswer };
    if (body.code !== "H0000") throw new Error(`login as ${account} answered ${answer.status} ${body.code}`);
    caller.#token = body.data.session_key;
    return caller;
  }

  /** Calls a reading endpoint; answers its data. */
  async read<E extends Endpoint, T = unknown>(endpoint: E, input: InputOf<E>): Promise<T> {
    const rest = { ...(input as Record<string, unknown>) };
    const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => {
      const value = String(rest[name]);
      delete rest[name];
      return encodeURIComponent(value);
    });
    const query =
      endpoint.method === "GET"
        ? `?${new URLSearchParams(
            Object.entries(rest)
              .filter(([, value]) => value !== undefined)
              .map(([name, value]) => [name, String(value)]),
          )}`
        : "";
    const answer = await fetch(this.#address + path + query, {
      method: endpoint.method,
      headers: {
        "content-type": "application/json",
        authorization: this.#token,
        token: this.#token,
        "provider-id": "1",
      },
      ...(endpoint.method === "GET" ? {} : { body: JSON.stringify(rest) }),
    });
    const body = (await answer.json()) as { code: string; msg: string; data: T };
    if (body.code !== "H0000") throw new Error(`${endpoint.path} answered ${answer.status} ${body.code} ${body.msg}`);
    return body.data;
  }
}

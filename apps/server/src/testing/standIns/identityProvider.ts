import { createPrivateKey, generateKeyPairSync, sign } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import Provider from "oidc-provider";

export const ssoClient = { id: "yunshou", secret: "client-secret-of-the-tests-0123456789" } as const;

/** What a provider that lies puts into its id token; nothing leaves it as it was issued. */
export type Forgery = (claims: Record<string, unknown>) => Record<string, unknown>;

export interface IdentityProvider {
  readonly issuer: string;
  /** Changes the id tokens of all logins until it is called again; signed with the right key unless `key` says otherwise. */
  forge(change: Forgery | undefined, key?: "own" | "foreign"): void;
  stop(): Promise<void>;
}

/** The real provider library on the loopback; everybody who types a name is that person. */
export async function startIdentityProvider(redirect: string): Promise<IdentityProvider> {
  const keys = () => generateKeyPairSync("rsa", { modulusLength: 2_048 }).privateKey.export({ format: "jwk" });
  const jwk = { ...keys(), kid: "test", alg: "RS256", use: "sig" };
  const foreign = { ...keys(), kid: "test", alg: "RS256", use: "sig" };
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: ssoClient.id,
        client_secret: ssoClient.secret,
        redirect_uris: [redirect],
        response_types: ["code"],
        grant_types: ["authorization_code"],
        token_endpoint_auth_method: "client_secret_basic",
      },
    ],
    jwks: { keys: [jwk] },
    cookies: { keys: ["cookie key of the tests"] },
    claims: { profile: ["preferred_username"] },
    conformIdTokenClaims: false,
    ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    findAccount: (_context: unknown, sub: string) => ({
      accountId: sub,
      claims: () => ({ sub, preferred_username: sub.split("@")[0] }),
    }),
  });
  let change: Forgery | undefined;
  let key = jwk;
  provider.use(async (context, next) => {
    await next();
    const token = context.body?.["id_token"];
    if (context.path === "/token" && change !== undefined && typeof token === "string")
      context.body = { ...context.body, id_token: resigned(token, change, key) };
  });
  server.on("request", provider.callback());
  return {
    issuer,
    forge: (next, which = "own") => {
      change = next;
      key = which === "own" ? jwk : foreign;
    },
    stop: () => new Promise((done) => server.close(() => done()).closeAllConnections()),
  };
}

function resigned(token: string, change: Forgery, jwk: object): string {
  const [header = "", payload = ""] = token.split(".");
  const claims = change(JSON.parse(Buffer.from(payload, "base64url").toString()) as Record<string, unknown>);
  const text = `${header}.${Buffer.from(JSON.stringify(claims)).toString("base64url")}`;
  return `${text}.${sign("sha256", Buffer.from(text), createPrivateKey({ key: jwk as never, format: "jwk" })).toString("base64url")}`;
}

/** Logs a person in at the provider, as a browser would, and answers the query it is sent back with. */
export async function logInAtProvider(address: string, person: string): Promise<string> {
  const cookies = new Map<string, string>();
  const go = async (url: string, form?: Record<string, string>): Promise<Response> => {
    const answer = await fetch(url, {
      redirect: "manual",
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; ") },
      ...(form === undefined ? {} : { method: "POST", body: new URLSearchParams(form) }),
    });
    for (const text of answer.headers.getSetCookie())
      cookies.set(text.slice(0, text.indexOf("=")), text.slice(text.indexOf("=") + 1).split(";")[0] ?? "");
    return answer;
  };
  const { origin } = new URL(address);
  let answer = await go(address);
  for (let step = 0; step < 12; step += 1) {
    const next = answer.headers.get("location");
    if (next !== null) {
      const url = new URL(next, origin);
      if (url.origin !== origin) return url.search.slice(1);
      answer = await go(url.href);
      continue;
    }
    const page = await answer.text();
    const action = /action="([^"]+)"/.exec(page)?.[1];
    const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1];
    if (action === undefined || prompt === undefined)
      throw new Error(`the provider shows no form: ${answer.status} ${page.slice(0, 400)}`);
    answer = await go(
      new URL(action, origin).href,
      prompt === "login" ? { prompt, login: person, password: "any" } : { prompt },
    );
  }
  throw new Error("the provider never sends the browser back");
}

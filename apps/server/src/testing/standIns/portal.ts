import { createHmac, randomUUID } from "node:crypto";

export const portalVariables = {
  PUBLIC_URL: "https://console.example",
  PORTAL_NAME: "partner-portal",
  PORTAL_SECRET: "a-shared-secret-of-32-characters!",
} as const;

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
const seconds = () => Math.floor(Date.now() / 1_000);

/** The claims of a good token. */
export function portalClaims(account: string, given: Record<string, unknown> = {}) {
  const iat = seconds();
  return {
    iss: portalVariables.PORTAL_NAME,
    aud: portalVariables.PUBLIC_URL as string,
    sub: account,
    jti: randomUUID(),
    iat,
    exp: iat + 60,
    ...given,
  };
}

/** A token as a portal with the shared secret makes it; `head` and `secret` are wrong on purpose. */
export function portalToken(
  claims: unknown,
  { head = { alg: "HS256", typ: "JWT" } as unknown, secret = portalVariables.PORTAL_SECRET as string } = {},
): string {
  const text = `${part(head)}.${part(claims)}`;
  return `${text}.${createHmac("sha256", secret).update(text).digest("base64url")}`;
}

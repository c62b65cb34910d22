import { createHmac, type KeyObject, timingSafeEqual, verify } from "node:crypto";
import { z } from "zod";

/** How a portal signs, by the kind of its key. */
export const portalAlgorithms = ["HS256", "EdDSA", "ES256", "RS256"] as const;
export type PortalAlgorithm = (typeof portalAlgorithms)[number];

export interface PortalSettings {
  /** The portal's name, the claim `iss`. */
  readonly name: string;
  /** The address of this console, the claim `aud`. */
  readonly audience: string;
  readonly algorithm: PortalAlgorithm;
  readonly key: KeyObject;
}

/** What a token says once it is proven. */
export interface PortalClaims {
  readonly account: string;
  readonly nonce: string;
  readonly expiresAt: Date;
}

/** A token lives this long at most, from `iat` to `exp`. */
const longestSeconds = 60;
/** The portal's clock may be this much ahead. */
const skewSeconds = 10;

const header = z.object({ alg: z.string(), typ: z.literal("JWT").optional(), crit: z.undefined().optional() });
const claims = z.object({
  iss: z.string(),
  aud: z.string(),
  sub: z.string().min(1).max(60),
  jti: z.string().min(16).max(200),
  iat: z.number().int(),
  exp: z.number().int(),
});

/** Base64url without padding and without a second spelling of the same bytes. */
function bytesOf(part: string): Buffer | undefined {
  const bytes = Buffer.from(part, "base64url");
  return bytes.toString("base64url") === part ? bytes : undefined;
}

function parsed<T>(shape: z.ZodType<T>, part: string): T | undefined {
  try {
    const result = shape.safeParse(JSON.parse(bytesOf(part)?.toString("utf8") ?? ""));
    return result.success ? result.data : undefined;
  } catch {
    return undefined;
  }
}

function isSigned({ algorithm, key }: PortalSettings, text: string, signature: Buffer): boolean {
  if (algorithm === "HS256") {
    const wanted = createHmac("sha256", key).update(text).digest();
    return signature.length === wanted.length && timingSafeEqual(signature, wanted);
  }
  return verify(
    algorithm === "EdDSA" ? null : "sha256",
    Buffer.from(text),
    algorithm === "ES256" ? { key, dsaEncoding: "ieee-p1363" } : key,
    signature,
  );
}

/**
 * Proves the token of a portal: a JWT (RFC 7519) signed with the one configured key and its one algorithm, whatever its
 * header asks for. Whether its nonce was used before is asked of the database afterwards.
 *
 * @returns the claims, or a problem for the log.
 */
export function readPortalToken(
  settings: PortalSettings,
  token: string,
  now: Date,
): PortalClaims | { readonly problem: string } {
  const [head = "", body = "", tail = "", ...more] = token.split(".");
  const signature = bytesOf(tail);
  if (more.length > 0 || signature === undefined || parsed(header, head)?.alg !== settings.algorithm)
    return { problem: "it is no token of the configured kind" };
  if (!isSigned(settings, `${head}.${body}`, signature)) return { problem: "its signature is wrong" };
  const said = parsed(claims, body);
  if (said === undefined) return { problem: "it lacks a claim" };
  if (said.iss !== settings.name || said.aud !== settings.audience)
    return { problem: "it is of another portal or for another console" };
  const seconds = now.getTime() / 1_000;
  if (said.iat > seconds + skewSeconds) return { problem: "it is of the future" };
  if (said.exp <= seconds || said.exp > said.iat + longestSeconds)
    return { problem: "it has expired or would live too long" };
  return { account: said.sub, nonce: said.jti, expiresAt: new Date(said.exp * 1_000) };
}

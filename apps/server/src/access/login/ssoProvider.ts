import * as oidc from "openid-client";
import type { Config } from "../../config.ts";

/** What the provider says of the person who logged in there. */
export interface SsoPerson {
  readonly issuer: string;
  readonly subject: string;
  /** The claim that names the account here, if it was given. */
  readonly account: string | undefined;
}

/** Secrets of one single sign-on under way; they never leave the server. */
export interface SsoSecrets {
  readonly nonce: string;
  readonly verifier: string;
}

export interface SsoProvider {
  /** Where to send the browser for a login under this state. @throws Error when the provider cannot be reached. */
  begin(state: string): Promise<{ address: string; secrets: SsoSecrets }>;
  /** Trades the answer of the provider for the person, with every check of OpenID Connect. @throws Error when one fails. */
  finish(answer: URLSearchParams, state: string, secrets: SsoSecrets): Promise<SsoPerson>;
}

const patienceSeconds = 5;
/** Exchanges at once; a provider that hangs must not hold every connection of the database. */
const atOnce = 2;

/** OpenID Connect with the configured issuer: authorization code, PKCE, state, nonce, signature of the id token. */
export function ssoProvider(sso: NonNullable<Config["sso"]>): SsoProvider {
  const redirect = new URL("/ssologin", sso.publicUrl).href;
  let found: Promise<oidc.Configuration> | undefined;
  let running = 0;

  /** The provider is asked once; a failure is forgotten, so that the next login asks again. */
  const configuration = () => {
    found ??= oidc
      .discovery(
        new URL(sso.issuer),
        sso.clientId,
        undefined,
        sso.clientSecret === undefined ? oidc.None() : oidc.ClientSecretBasic(sso.clientSecret),
        {
          execute: [oidc.enableNonRepudiationChecks, ...(isLoopback(sso.issuer) ? [oidc.allowInsecureRequests] : [])],
          timeout: patienceSeconds,
        },
      )
      .catch((error: unknown) => {
        found = undefined;
        throw error;
      });
    return found;
  };

  return {
    async begin(state) {
      const [known, verifier, nonce] = [await configuration(), oidc.randomPKCECodeVerifier(), oidc.randomNonce()];
      const address = oidc.buildAuthorizationUrl(known, {
        redirect_uri: redirect,
        scope: sso.scope,
        state,
        nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: "S256",
      });
      return { address: address.href, secrets: { nonce, verifier } };
    },

    async finish(answer, state, { nonce, verifier }) {
      if (running >= atOnce) throw new Error("too many single sign-ons at once");
      running += 1;
      try {
        const known = await configuration();
        const tokens = await oidc.authorizationCodeGrant(known, new URL(`${redirect}?${answer}`), {
          pkceCodeVerifier: verifier,
          expectedState: state,
          expectedNonce: nonce,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (claims === undefined) throw new Error("no id token");
        const named =
          claims[sso.accountClaim] ??
          (known.serverMetadata().userinfo_endpoint === undefined
            ? undefined
            : (await oidc.fetchUserInfo(known, tokens.access_token, claims.sub))[sso.accountClaim]);
        return { issuer: claims.iss, subject: claims.sub, account: typeof named === "string" ? named : undefined };
      } finally {
        running -= 1;
      }
    },
  };
}

/** Only a provider on this very machine may be reached without TLS. */
function isLoopback(issuer: string): boolean {
  const { protocol, hostname } = new URL(issuer);
  return protocol === "http:" && ["127.0.0.1", "localhost", "[::1]"].includes(hostname);
}

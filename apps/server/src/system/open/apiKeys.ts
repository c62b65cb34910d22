import { randomBytes } from "node:crypto";
import type { Permission } from "@yunshou/contract";
import type { apiKeys } from "@yunshou/contract/system/apiKeys";
import { apiKeyLimit, type ApiScope, checkApiKey, refuse } from "@yunshou/domain";
import { recordAudit } from "../../platform/audit.queries.ts";
import type { HandlersOf } from "../../platform/call.ts";
import type { Secrets } from "../../platform/secrets.ts";
import * as queries from "./apiKeys.queries.ts";
import { apiKeyContext } from "./signature.ts";

const secretBytes = 32;
const shownCharacters = 4;

/** The right by which a person reads what a key opens; what the dictionary offers is shown to everybody. */
const readerOf: Readonly<Record<Exclude<ApiScope, "dictionary.read">, Permission>> = {
  "orders.read": "orders.order.read",
  "products.read": "goods.product.read",
  "movements.read": "machines.machine.read",
  "machines.read": "machines.machine.read",
  "members.read": "members.member.read",
};

/** A new secret, as it is answered once and as it is kept (FIN-18). */
export function newApiSecret(secrets: Pick<Secrets, "seal">, apiKeyId: string) {
  const secret = randomBytes(secretBytes).toString("hex");
  const secretSealed = secrets.seal(Buffer.from(secret), apiKeyContext(apiKeyId));
  return { secret, secretSealed, secretEnd: secret.slice(-shownCharacters) };
}

/** Handlers of the keys for programs of a merchant. */
export function apiKeyHandlers(secrets: Pick<Secrets, "seal">): HandlersOf<typeof apiKeys> {
  return {
    list: ({ tx, session, input }) => queries.listApiKeys(tx, session.scope, input),

    async create(call) {
      const { tx, session, input } = call;
      const scopes = [...new Set(input.scopes)];
      const name = checkApiKey(input.keyName, scopes);
      if (!name.ok) return name;
      // A key reads all of the merchant, and nobody gives a program what he does not see himself (decision 0011).
      const seen = (scope: ApiScope) =>
        scope === "dictionary.read" ||
        (session.permissions.has(readerOf[scope]) &&
          (scope !== "members.read" || session.scope.cardAreas === undefined));
      if (session.scope.machines !== undefined || !scopes.every(seen))
        return refuse("access.noPermission", { field: "scopes" });
      const owner = { topId: session.topMerchantId, merchantId: session.merchantId };
      if ((await queries.countApiKeys(tx, owner)) >= apiKeyLimit)
        return refuse("access.tooManyEntries", { values: { limit: apiKeyLimit } });
      const apiKeyId = await queries.nextApiKeyId(tx);
      const { secret, ...sealed } = newApiSecret(secrets, apiKeyId);
      const { userId } = session;
      await queries.insertApiKey(tx, { ...owner, apiKeyId, keyName: name.value, scopes, ...sealed, userId });
      await recordAudit(call, {
        action: "system.apiKey.create",
        object: name.value,
        merchant: owner,
        after: { apiKeyId, scopes },
      });
      return { apiKeyId, secret };
    },

    async revoke(call) {
      const { tx, session, input } = call;
      const key = await queries.lockApiKey(tx, session.scope, input.apiKeyId);
      if (key === undefined) return refuse("record.unknown", { field: "apiKeyId" });
      if (key.revokedAt !== null) return refuse("state.notAllowed");
      await queries.revokeApiKey(tx, key);
      await recordAudit(call, { action: "system.apiKey.revoke", object: key.keyName, merchant: key });
      return {};
    },
  };
}

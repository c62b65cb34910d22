import { asSystem } from "@yunshou/database";
import { createUser, type NewUser } from "../../access/people/person.ts";
import { createMerchant, type CreatedMerchant, type NewMerchant } from "../../merchants/tree/createMerchant.ts";
import type { TestServer } from "./client.ts";
import { verifierFor } from "./derived.ts";

/** The password of everybody that tests create. */
export const testPassword = "Correct-Horse-9";

/** A merchant for a test. */
export async function givenMerchant(server: TestServer, merchant: Partial<NewMerchant> = {}): Promise<CreatedMerchant> {
  const created = await asSystem(server.database, (tx) =>
    createMerchant(tx, { name: "测试商户", kind: "ordinary", ...merchant }),
  );
  if ("ok" in created) throw new Error(created.code);
  return created;
}

/** A user of a merchant for a test, a merchant administrator unless said otherwise; log in with `loginAs(server, account, testPassword)`. */
export async function givenUser(
  server: TestServer,
  merchant: CreatedMerchant,
  user: Partial<NewUser> & { readonly account: string },
): Promise<{ userId: string }> {
  const secret = user.secret ?? { verifier: await verifierFor(server.keys.realm, user.account, testPassword) };
  const created = await asSystem(server.database, (tx) =>
    createUser(tx, server.keys, {
      merchantId: merchant.merchantId,
      topId: merchant.topId,
      name: user.account,
      level: "1",
      roles: ["merchantAdmin"],
      ...user,
      secret,
    }),
  );
  if ("ok" in created) throw new Error(created.code);
  return created;
}

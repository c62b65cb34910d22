import { normalAccount } from "@yunshou/contract/access/proof";
import { asSystem, type Database } from "@yunshou/database";
import { ConfigError } from "../../config.ts";
import type { Secrets } from "../../platform/secrets.ts";
import { auditAccess } from "../people/audit.queries.ts";
import { secretsOfDatabase } from "./baseData.ts";
import { platformAdministrators } from "../login/guessingWatch.queries.ts";
import { forget } from "../people/login.queries.ts";
import { renewPassword } from "../people/oneTimePassword.ts";
import { dropFactor } from "../people/secondFactor.queries.ts";
import { findByAccount, findSetting } from "../people/person.queries.ts";

/**
 * Gives an administrator of the platform a one-time password, takes the second factor away, ends every session and records
 * it. For the operator of the server only: no call of the program leads here.
 *
 * @throws ConfigError when there is no such administrator, or the database is not that of this key.
 */
export async function resetAdministrator(
  database: Database,
  loaded: Secrets,
  name: string,
): Promise<{ readonly account: string; readonly password: string }> {
  return asSystem(
    database,
    async (tx) => {
      const { secrets } = await secretsOfDatabase(tx, loaded);
      const user = await findByAccount(tx, name);
      const administrators = await platformAdministrators(tx);
      if (user === undefined || !administrators.includes(user.userId))
        throw new ConfigError(
          `${name} is no administrator of the platform who may log in. Other people get a new password from an administrator, in the list of users.`,
        );
      const keys = { secrets, realm: String(await findSetting(tx, "access.realm")) };
      const password = await renewPassword(tx, keys, user);
      await dropFactor(tx, user.userId);
      await forget(tx, [`second:${normalAccount(user.account)}`]);
      await auditAccess(tx, {
        ...user,
        actorId: null,
        action: "access.user.resetByOperator",
        object: `user:${user.userId}`,
        address: "",
        requestId: "",
      });
      return { account: user.account, password };
    },
    { tries: 1 },
  );
}

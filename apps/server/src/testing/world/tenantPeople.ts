import { sealUserContact } from "../../access/people/userContact.ts";
import { givenMerchant } from "../bench/people.ts";
import { newPhone, nextSerial, type Rows } from "./rows.ts";
import { TenantVending } from "./tenantVending.ts";

/** Makes the people of a merchant and what they belong to. */
export class TenantPeople extends TenantVending {
  /** A person of the merchant, an ordinary user with the role of staff unless said otherwise. */
  async user({
    level = "2",
    role = "staff",
    status = "normal",
    blocked = false,
    machines = [] as readonly string[],
  } = {}): Promise<Pick<Rows, "userId" | "account" | "phone">> {
    const [account, phone] = [this.name("U").slice(0, 20), newPhone()];
    const userId = await this.id(
      `insert into app_user (top_id, merchant_id, account, name, remark, office_phone, level, status, blocked_reason, kdf_version, verifier)
       values ($1, $2, $3, $4, $4, '020-1', $5, $6, $7, 1, '')`,
      [this.topId, this.merchantId, account, this.canary, level, status, blocked ? this.canary : null],
    );
    const sealed = sealUserContact(this.server.context.secrets, userId, { phone, email: `${account}@example.com` });
    await this.write((tx) =>
      tx.query(
        "update app_user set phone_sealed = $2, phone_index = $3, phone_tail = $4, email_sealed = $5 where id = $1",
        [userId, sealed.phoneSealed, sealed.phoneIndex, sealed.phoneTail, sealed.emailSealed],
      ),
    );
    await this.write(async (tx) => {
      await tx.query("insert into user_role (user_id, role_id) select $1, id from role where code = $2", [
        userId,
        role,
      ]);
      await tx.query(
        "insert into machine_grant (top_id, machine_id, merchant_id, user_id) select m.top_id, m.id, m.merchant_id, $2 from machine m where m.id = any($1::bigint[])",
        [machines, userId],
      );
    });
    return { userId, account, phone };
  }

  async team(memberId?: string): Promise<string> {
    const teamId = await this.id("insert into team (top_id, merchant_id, name) values ($1, $2, $3)", [
      this.topId,
      this.merchantId,
      this.name("T"),
    ]);
    if (memberId !== undefined)
      await this.write((tx) =>
        tx.query("insert into team_member (top_id, merchant_id, team_id, user_id) values ($1, $2, $3, $4)", [
          this.topId,
          this.merchantId,
          teamId,
          memberId,
        ]),
      );
    return teamId;
  }

  role(): Promise<string> {
    // Seen by the merchants below, so it carries no canary.
    const name = `Role${this.label}${nextSerial()}`;
    return this.id(
      "insert into role (top_id, merchant_id, code, name, description, permissions, edited) values ($1, $2, $3, $3, $3, '{orders.order.read}', true)",
      [this.topId, this.merchantId, name],
    );
  }

  /** A merchant right below this one, without rows. */
  async child(): Promise<string> {
    return (await givenMerchant(this.server, { name: this.name("C"), parentId: this.merchantId })).merchantId;
  }

  organisation(): Promise<string> {
    return this.id(
      "insert into organisation (id, top_id, merchant_id, path, name, code, sort_no) select n.id, $1, $1, array[n.id], $2, $2, 1 from (select next_id() as id) n",
      [this.topId, this.name("G")],
    );
  }
}

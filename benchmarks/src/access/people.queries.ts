import type { Handle } from "@yunshou/database";
import { sealUserContact } from "@yunshou/server/access/people/userContact";
import type { Secrets } from "@yunshou/server/platform/secrets";

const familyNames = "王李张刘陈杨黄赵吴周徐孙马朱胡郭何高林郑";
const givenNames = "伟芳娜敏静磊洋勇艳杰娟涛明超秀霞平刚桂英";

/** Merchants of one tree and users of all of them, with telephones, roles and states as a large operator has them. */
export async function fillPeople(
  tx: Handle,
  secrets: Secrets,
  { users, merchants }: { readonly users: number; readonly merchants: number },
): Promise<void> {
  await tx.query(
    `insert into merchant (id, top_id, parent_id, path, merchant_no, name, kind)
     select 5000 + n, 5000, case when n > 0 then 5000 end, case when n > 0 then array[5000::bigint, 5000 + n] else array[5000::bigint] end, '9' || lpad(n::text, 7, '0'), '商户' || n, 'ordinary' from generate_series(0, $1::int - 1) n`,
    [merchants],
  );
  await tx.query(
    `insert into app_user (top_id, merchant_id, account, name, level, status, blocked_reason, kdf_version, verifier)
     select 5000, 5000 + n % $2, 'user' || lpad(n::text, 6, '0'), substr($3, 1 + n % 20, 1) || substr($4, 1 + n / 20 % 20, 1) || substr($4, 1 + n / 400 % 20, 1),
       case when n % 10 = 0 then '1' else '2' end, case when n % 50 = 7 then 'deleted' else 'normal' end, case when n % 40 = 3 then '离职' end, 1, '\\x00'
     from generate_series(1, $1) n`,
    [users, merchants, familyNames, givenNames],
  );
  await sealContacts(tx, secrets);
  await tx.query(
    "insert into user_role (user_id, role_id) select u.id, r.id from app_user u join role r on r.code = case u.level when '1' then 'merchantAdmin' else 'staff' end where u.top_id = 5000",
  );
  await tx.query("analyze");
}

const sealedAtOnce = 5_000;

/** Telephones and e-mails, sealed as the product does. */
async function sealContacts(tx: Handle, secrets: Secrets): Promise<void> {
  const all = await tx.query<{ id: string }>("select id from app_user where top_id = 5000 order by id");
  for (let at = 0; at < all.length; at += sealedAtOnce) {
    const some = all.slice(at, at + sealedAtOnce).map(({ id }, index) => ({
      id,
      ...sealUserContact(secrets, id, {
        phone: `1${3_000_000_000 + (at + index) * 7}`,
        email: `u${at + index}@bench.example`,
      }),
    }));
    await tx.query(
      `update app_user u set phone_sealed = s.phone, phone_index = s.whole, phone_tail = s.tail, email_sealed = s.email
       from unnest($1::bigint[], $2::bytea[], $3::bytea[], $4::bytea[], $5::bytea[]) as s(id, phone, whole, tail, email) where u.id = s.id`,
      [
        some.map(({ id }) => id),
        some.map(({ phoneSealed }) => phoneSealed),
        some.map(({ phoneIndex }) => phoneIndex),
        some.map(({ phoneTail }) => phoneTail),
        some.map(({ emailSealed }) => emailSealed),
      ],
    );
  }
}

import type { Language } from "@yunshou/contract";
import { users } from "@yunshou/contract/access/users";
import { wordsOf } from "@yunshou/phrases/server";
import { exportOf } from "../../platform/export/exportOf.ts";
import { text } from "../../platform/export/source.ts";
import { userRow } from "./userRow.ts";
import { type UserFilters, usersAfter } from "./users.queries.ts";

/** The staff list as a file, in the order of creation. Phone and e-mail leave the product masked. */
export const userExport = exportOf({
  name: "users",
  of: users.list,
  words: (language: Language) => ({
    ...wordsOf(language, "users"),
    roles: wordsOf(language, "roles").base as Readonly<Record<string, string>>,
  }),
  title: ({ title }) => title,
  columns: [
    "account",
    "name",
    "phone",
    "officePhone",
    "email",
    "level",
    "roles",
    "userStatus",
    "blockReason",
    "merchantNo",
    "merchantName",
    "organisationName",
    "machineCount",
    "createdAt",
  ],
  rows: (tx, { scope }, filters: UserFilters, after = "0", limit) => usersAfter(tx, scope, filters, after, limit),
  key: ({ userId }) => userId,
  present: (user, { secrets }) => userRow(secrets, user),
  values: ({ level, state }) => ({ level, userStatus: state }),
  titles: { organisationName: ({ fields }) => fields.organisation },
  cells: { roles: (user, { roles }) => text(user.roles.map(({ code, name }) => roles[code] ?? name).join(", ")) },
});

import { userStateOf } from "@yunshou/domain";
import type { Words } from "@yunshou/phrases/rooms";
import { wordsOf } from "@yunshou/phrases/server";
import { count, type ExportColumn, exportSource, text, time } from "../../platform/export/source.ts";
import { type UserFilters, type UserRecord, usersAfter } from "./users.queries.ts";
import { maskedUserEmail, maskedUserPhone } from "../people/userContact.ts";

type Field = keyof Words<"users">["fields"];

const column = (field: Field, cell: ExportColumn<UserRecord>["cell"]): ExportColumn<UserRecord> => ({
  title: (language) => wordsOf(language, "users").fields[field],
  cell,
});

/** Phone and email leave the product masked. */
const columns: readonly ExportColumn<UserRecord>[] = [
  column("account", (user) => text(user.account)),
  column("name", (user) => text(user.name)),
  column("phone", (user, _language, secrets) => text(maskedUserPhone(secrets, user))),
  column("officePhone", (user) => text(user.officePhone)),
  column("email", (user, _language, secrets) => text(maskedUserEmail(secrets, user))),
  column("level", (user, language) => text(wordsOf(language, "users").level[user.level])),
  column("roles", (user, language) =>
    text(
      user.roles
        .map(({ code, name }) => (wordsOf(language, "roles").base as Readonly<Record<string, string>>)[code] ?? name)
        .join(", "),
    ),
  ),
  column("userStatus", (user, language) =>
    text(wordsOf(language, "users").state[userStateOf({ status: user.status, blockedReason: user.blockReason })]),
  ),
  column("blockReason", (user) => text(user.blockReason)),
  column("merchantNo", (user) => text(user.merchantNo)),
  column("merchantName", (user) => text(user.merchantName)),
  column("organisation", (user) => text(user.organisationName)),
  column("machineCount", (user) => count(user.machineCount)),
  column("createdAt", (user) => time(user.createdAt)),
];

/** The staff list as a file, in the order of creation. */
export const userExport = exportSource<UserFilters, UserRecord>({
  name: "users",
  fileName: (language) => wordsOf(language, "users").title,
  columns,
  async page(tx, { scope }, filters, after, limit) {
    const rows = await usersAfter(tx, scope, filters, (after as string | undefined) ?? "0", limit);
    return { rows, next: rows.length < limit ? undefined : rows.at(-1)?.userId };
  },
});

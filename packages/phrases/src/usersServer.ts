import type { Language } from "@yunshou/contract";
import deRoles from "./access/roles/de.ts";
import enRoles from "./access/roles/en.ts";
import esRoles from "./access/roles/es.ts";
import frRoles from "./access/roles/fr.ts";
import itRoles from "./access/roles/it.ts";
import koRoles from "./access/roles/ko.ts";
import loRoles from "./access/roles/lo.ts";
import viRoles from "./access/roles/vi.ts";
import zhRoles from "./access/roles/zh.ts";
import deUsers from "./access/users/de.ts";
import enUsers from "./access/users/en.ts";
import esUsers from "./access/users/es.ts";
import frUsers from "./access/users/fr.ts";
import itUsers from "./access/users/it.ts";
import koUsers from "./access/users/ko.ts";
import loUsers from "./access/users/lo.ts";
import viUsers from "./access/users/vi.ts";
import zhUsers from "./access/users/zh.ts";
import type { Translation } from "./language.ts";

/** The words of users, for files that the server writes. */
export const userWords: Readonly<Record<Language, Translation<typeof zhUsers>>> = {
  zh: zhUsers,
  en: enUsers,
  fr: frUsers,
  ko: koUsers,
  vi: viUsers,
  es: esUsers,
  de: deUsers,
  lo: loUsers,
  it: itUsers,
};

/** The words of roles: the names of the initial ones, and what each permission allows. */
export const roleWords: Readonly<Record<Language, Translation<typeof zhRoles>>> = {
  zh: zhRoles,
  en: enRoles,
  fr: frRoles,
  ko: koRoles,
  vi: viRoles,
  es: esRoles,
  de: deRoles,
  lo: loRoles,
  it: itRoles,
};

import { nextSerial } from "../rows.ts";
import type { Tenant } from "../tenant.ts";
import type { Case, Cases } from "./case.ts";

const ofOwn: Case = async (home) => ({ attributeId: await home.attribute() });

/** A fresh category of the library; every merchant reads them, only the platform writes them. */
const libraryAttribute = (home: Tenant) =>
  home.id(
    "insert into library_attribute (id, kind, path, name) select n.id, 'category', array[n.id], $1 from (select next_id() as id) n",
    [`library ${nextSerial()}`],
  );
const ofLibrary: Case = async (home) => ({ attributeId: await libraryAttribute(home) });

const withMore =
  (one: Case, more: (home: Tenant) => object): Case =>
  async (home, world) => ({ ...(await one(home, world)), ...more(home) });
const added = (home: Tenant) => ({ kind: "category", parentId: null, attributeName: home.name("A") });
const renamed = (home: Tenant) => ({ attributeName: home.name("A") });
const atRoot = () => ({ parentId: null, beforeId: null });

/** Inputs with which calls of the area succeed; see cases.ts. */
export const goodsCases: Cases = {
  "attributes.create": added,
  "attributes.rename": withMore(ofOwn, renamed),
  "attributes.move": withMore(ofOwn, atRoot),
  "attributes.enable": withMore(ofOwn, () => ({ enabled: false })),
  "attributes.remove": ofOwn,
  "libraryAttributes.create": added,
  "libraryAttributes.rename": withMore(ofLibrary, renamed),
  "libraryAttributes.move": withMore(ofLibrary, atRoot),
  "libraryAttributes.enable": withMore(ofLibrary, () => ({ enabled: false })),
  "libraryAttributes.remove": ofLibrary,
  "libraryAttributes.uses": ofLibrary,
};

import type { ParsedInputOf, Permission, StoredRow } from "@yunshou/contract";
import type { suppliers } from "@yunshou/contract/stock/suppliers";
import { asSystem, type Database } from "@yunshou/database";
import { checkSupplier, maskPhone, refuse, type Refusal } from "@yunshou/domain";
import { recordAudit, writeAudit } from "../../platform/audit.queries.ts";
import type { Call, HandlersOf } from "../../platform/call.ts";
import { isRefusal } from "../../platform/refused.ts";
import type { Secrets } from "../../platform/secrets.ts";
import { supplierHasDocuments } from "./documents.queries.ts";
import { ownerOf } from "./owner.ts";
import {
  maskSupplierContact,
  openSupplierContact,
  sealSupplierContact,
  type SupplierContact,
  supplierPhoneIndexes,
} from "./supplierContact.ts";
import * as queries from "./suppliers.queries.ts";

type Row = StoredRow<typeof suppliers.list>;

const unknown = () => refuse("stock.supplierUnknown", { field: "supplierId" });
const taken = () => refuse("stock.supplierTaken", { field: "supplierName" });

const shown = (
  { contactSealed: _c, topId: _t, merchantId: _m, ...row }: queries.SupplierRecord,
  contact: SupplierContact,
): Row => ({
  ...row,
  ...contact,
});

/** Handlers of suppliers (STOCK-06). */
export function supplierHandlers({
  database,
  secrets,
}: {
  readonly database: Database;
  readonly secrets: Secrets;
}): HandlersOf<typeof suppliers> {
  /** Reading runs in a transaction that cannot write, so the record of it has its own. */
  const auditRead = ({ session, address, requestId }: Call<unknown, Permission>, supplier: queries.SupplierRecord) =>
    asSystem(database, (tx) =>
      writeAudit(tx, {
        action: "stock.supplier.read",
        object: supplier.supplierName,
        merchant: supplier,
        actorId: session.viewerId ?? session.userId,
        address,
        requestId,
      }),
    );
  const contactOf = ({ supplierId, contactSealed }: queries.SupplierRecord) =>
    openSupplierContact(secrets, supplierId, contactSealed);
  const readForm = (
    form: ParsedInputOf<typeof suppliers.create>,
    supplierId: string,
  ): queries.SupplierColumns | Refusal => {
    const checked = checkSupplier(form);
    if (!checked.ok) return checked;
    const { contactPhone, email, ...columns } = checked.value;
    return { ...columns, ...sealSupplierContact(secrets, supplierId, { contactPhone, email }) };
  };
  const said = ({ supplierName, contactName, address, remark }: queries.SupplierColumns, phone: string) => ({
    supplierName,
    contactName,
    contactPhone: maskPhone(phone.trim()),
    address,
    remark,
  });

  return {
    async list({ tx, session, input: { contactPhone, ...input } }) {
      const phoneIndexes = contactPhone === undefined ? undefined : supplierPhoneIndexes(secrets, contactPhone);
      const { rows, ...found } = await queries.listSuppliers(tx, session.scope, { ...input, phoneIndexes }, input);
      return { rows: rows.map((row) => shown(row, maskSupplierContact(contactOf(row)))), ...found };
    },

    async detail(call) {
      const supplier = await queries.supplierOf(call.tx, call.session.scope, call.input.supplierId);
      if (supplier === undefined) return unknown();
      await auditRead(call, supplier);
      return shown(supplier, contactOf(supplier));
    },

    async choices({ tx, session }) {
      return { rows: await queries.supplierChoices(tx, ownerOf(session)) };
    },

    async create(call) {
      const { tx, session, input } = call;
      const supplierId = await queries.newSupplierId(tx);
      const columns = readForm(input, supplierId);
      if (isRefusal(columns)) return columns;
      const owner = ownerOf(session);
      if (!(await queries.insertSupplier(tx, owner, supplierId, columns))) return taken();
      await recordAudit(call, {
        action: "stock.supplier.create",
        object: columns.supplierName,
        merchant: owner,
        after: said(columns, input.contactPhone),
      });
      return { supplierId };
    },

    async update(call) {
      const { tx, session, input } = call;
      const held = await queries.holdSupplier(tx, session.scope, input.supplierId);
      if (held === undefined) return unknown();
      const columns = readForm(input, held.supplierId);
      if (isRefusal(columns)) return columns;
      if (!(await queries.saveSupplier(tx, held, columns))) return taken();
      await recordAudit(call, {
        action: "stock.supplier.update",
        object: columns.supplierName,
        merchant: held,
        before: { supplierName: held.supplierName },
        after: said(columns, input.contactPhone),
      });
      return {};
    },

    async setEnabled(call) {
      const { enabled } = call.input;
      const held = await queries.holdSupplier(call.tx, call.session.scope, call.input.supplierId);
      if (held === undefined) return unknown();
      await queries.setSupplierEnabled(call.tx, held, enabled);
      await recordAudit(call, {
        action: `stock.supplier.${enabled ? "enable" : "disable"}`,
        object: held.supplierName,
        merchant: held,
        before: { enabled: held.enabled },
        after: { enabled },
      });
      return {};
    },

    async remove(call) {
      const held = await queries.holdSupplier(call.tx, call.session.scope, call.input.supplierId);
      if (held === undefined) return unknown();
      if (await supplierHasDocuments(call.tx, held.topId, held.supplierId))
        return refuse("stock.supplierInUse", { field: "supplierId" });
      await queries.deleteSupplier(call.tx, held);
      await recordAudit(call, { action: "stock.supplier.remove", object: held.supplierName, merchant: held });
      return {};
    },
  };
}

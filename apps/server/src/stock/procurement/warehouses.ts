import type { warehouses } from "@yunshou/contract/stock/warehouses";
import {
  businessDay,
  checkDayClosing,
  checkRemark,
  checkText,
  checkWarning,
  fieldLimits,
  refuse,
} from "@yunshou/domain";
import { recordAudit } from "../../platform/audit.queries.ts";
import type { HandlersOf } from "../../platform/call.ts";
import { ownerOf } from "./owner.ts";
import * as queries from "./warehouses.queries.ts";

const taken = () => refuse("stock.warehouseTaken", { field: "warehouseName" });
const checkName = (name: string) => checkText(name, "warehouseName", fieldLimits.nameLength);

/** Handlers of warehouses and what lies in them (STOCK-07, STOCK-08). */
export const warehouseHandlers: HandlersOf<typeof warehouses> = {
  list: ({ tx, session, language, input }) => queries.listLevels(tx, session.scope, language, input, input),

  movements: ({ tx, session, input }) => queries.listMovements(tx, session.scope, input.levelId, input),

  async choices({ tx, session }) {
    return { rows: await queries.warehouseChoices(tx, session.scope, session.merchantId) };
  },

  async create(call) {
    const name = checkName(call.input.warehouseName);
    if (!name.ok) return name;
    const remark = checkRemark(call.input.remark);
    if (!remark.ok) return remark;
    const owner = ownerOf(call.session);
    const warehouseId = await queries.insertWarehouse(call.tx, owner, { name: name.value, remark: remark.value });
    if (warehouseId === undefined) return taken();
    await recordAudit(call, { action: "stock.warehouse.create", object: name.value, merchant: owner });
    return { warehouseId };
  },

  async update(call) {
    const { tx, session, input, now } = call;
    const [held] = await queries.holdWarehouses(tx, session.scope, [input.warehouseId]);
    if (held === undefined) return refuse("stock.warehouseUnknown", { field: "warehouseId" });
    const name = checkName(input.warehouseName);
    if (!name.ok) return name;
    const remark = checkRemark(input.remark);
    if (!remark.ok) return remark;
    const closedDay = checkDayClosing(input.closedDay, held.closedDay, businessDay(now, session.timeZone));
    if (!closedDay.ok) return closedDay;
    const after = { name: name.value, remark: remark.value, enabled: input.enabled, closedDay: closedDay.value };
    if (!(await queries.saveWarehouse(tx, held, after))) return taken();
    await recordAudit(call, {
      action: "stock.warehouse.update",
      object: name.value,
      merchant: held,
      before: { name: held.warehouseName, enabled: held.enabled, closedDay: held.closedDay },
      after,
    });
    return {};
  },

  async setWarning(call) {
    const { tx, session, input } = call;
    const held = await queries.holdLevel(tx, session.scope, input.levelId);
    if (held === undefined) return refuse("record.unknown", { field: "levelId" });
    const warning = checkWarning(input.warnThreshold);
    if (!warning.ok) return warning;
    await queries.saveWarning(tx, held, warning.value);
    await recordAudit(call, {
      action: "stock.warehouse.setWarning",
      object: `${held.warehouseName} · ${held.productName}`,
      merchant: held,
      before: { warnThreshold: held.warnThreshold },
      after: { warnThreshold: warning.value },
    });
    return {};
  },
};

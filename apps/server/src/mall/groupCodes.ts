import type { ParsedInputOf, Permission } from "@yunshou/contract";
import type { groupCodes } from "@yunshou/contract/mall/groupCodes";
import {
  businessDay,
  checkGroupCode,
  checkGroupCodeEnable,
  groupCodeStatus,
  refuse,
  type Refusal,
} from "@yunshou/domain";
import { recordAudit } from "../platform/audit.queries.ts";
import type { Call, HandlersOf } from "../platform/call.ts";
import { replaceImage } from "../platform/images/store.ts";
import { isRefusal } from "../platform/refused.ts";
import * as queries from "./groupCodes.queries.ts";
import type { Owner } from "./products.queries.ts";

type AnyCall = Call<unknown, Permission>;
type OneCall = Call<{ readonly groupCodeId: string }, Permission>;

const todayOf = ({ now, session }: AnyCall) => businessDay(now, session.timeZone);
const ownOf = ({ session }: AnyCall): Owner => ({ topId: session.topMerchantId, merchantId: session.merchantId });

/** The form as columns of a code of `owner`, or the first rule that it breaks. */
async function readForm(
  call: AnyCall,
  owner: Owner,
  { machineId, ...form }: ParsedInputOf<typeof groupCodes.create>,
  held?: queries.HeldGroupCode,
): Promise<queries.GroupCodeColumns | Refusal> {
  const checked = checkGroupCode(form, todayOf(call), held?.validTo);
  if (!checked.ok) return checked;
  // An ordinary user has to do with codes of his machines only (PERM-11).
  if (machineId === null && call.session.scope.machines !== undefined)
    return refuse("field.required", { field: "machineId" });
  // A machine that went out of use since keeps its codes.
  const isNew = machineId !== null && machineId !== held?.machineId;
  if (isNew && !(await queries.hangsAt(call.tx, call.session.scope, owner, machineId)))
    return refuse("machines.unknown", { field: "machineId" });
  return { ...checked.value, machineId };
}

/** Handlers of group codes (GEN-19, TOPBAR-21). */
export function groupCodeHandlers({ dataDir }: { readonly dataDir: string }): HandlersOf<typeof groupCodes> {
  const lock = async ({ tx, session, input }: OneCall) =>
    (await queries.lockGroupCode(tx, session.scope, input.groupCodeId)) ?? refuse("record.unknown");
  const record = (call: AnyCall, verb: string, object: string, merchant: Owner, before?: unknown, after?: unknown) =>
    recordAudit(call, { action: `mall.groupCode.${verb}`, object, merchant, before, after });
  /** The code shows another picture from then on, which was uploaded by the caller's merchant. */
  const changePicture = async (call: AnyCall, owner: Owner, before: string | null, next: string) => {
    const refused = await replaceImage(call, dataDir, owner, before, next, "qrImage", ownOf(call));
    return refused === undefined ? undefined : refuse("goods.pictureUnknown", { field: "qrImage" });
  };
  const said = ({ qrName, qrImage, machineId, validTo }: queries.GroupCodeColumns) => ({
    qrName,
    qrImage,
    machineId,
    validTo,
  });

  return {
    async list(call) {
      const { tx, session, input } = call;
      const { rows, ...found } = await queries.listGroupCodes(tx, session.scope, input, input);
      const today = todayOf(call);
      return {
        rows: rows.map((row) => ({ ...row, groupCodeStatus: groupCodeStatus(row.enabled, row.validTo, today) })),
        ...found,
      };
    },

    async create(call) {
      const owner = ownOf(call);
      const columns = await readForm(call, owner, call.input);
      if (isRefusal(columns)) return columns;
      const refused = await changePicture(call, owner, null, columns.qrImage);
      if (refused !== undefined) return refused;
      const groupCodeId = await queries.insertGroupCode(call.tx, owner, columns);
      await record(call, "create", columns.qrName, owner, undefined, columns);
      return { groupCodeId };
    },

    async update(call) {
      const held = await lock(call);
      if (isRefusal(held)) return held;
      const columns = await readForm(call, held, call.input, held);
      if (isRefusal(columns)) return columns;
      const refused = await changePicture(call, held, held.qrImage, columns.qrImage);
      if (refused !== undefined) return refused;
      await queries.updateGroupCode(call.tx, held, columns);
      await record(call, "update", columns.qrName, held, said(held), said(columns));
      return {};
    },

    async setEnabled(call) {
      const held = await lock(call);
      if (isRefusal(held)) return held;
      const { enabled } = call.input;
      if (enabled) {
        const allowed = checkGroupCodeEnable(groupCodeStatus(held.enabled, held.validTo, todayOf(call)));
        if (!allowed.ok) return allowed;
      }
      await queries.setGroupCodeEnabled(call.tx, held, enabled);
      await record(call, enabled ? "enable" : "disable", held.qrName, held, { enabled: held.enabled }, { enabled });
      return {};
    },

    async remove(call) {
      const held = await lock(call);
      if (isRefusal(held)) return held;
      await queries.deleteGroupCode(call.tx, held);
      await replaceImage(call, dataDir, held, held.qrImage, null, "qrImage");
      await record(call, "remove", held.qrName, held, said(held));
      return {};
    },
  };
}

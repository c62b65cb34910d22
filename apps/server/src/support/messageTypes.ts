import type { Permission } from "@yunshou/contract";
import type { messageTypes } from "@yunshou/contract/support/messageTypes";
import { checkMessageType, refuse } from "@yunshou/domain";
import { recordAudit } from "../platform/audit.queries.ts";
import type { Call, HandlersOf } from "../platform/call.ts";
import * as queries from "./messageTypes.queries.ts";

type WriteCall = Call<unknown, Permission>;

export const typeUnknown = () => refuse("support.messageTypeUnknown", { field: "typeId" });
const taken = () => refuse("support.messageTypeTaken", { field: "msgType" });

/** Handlers of types of messages, which are the platform's own (SYS-05, SYS-20). */
export function messageTypeHandlers(): HandlersOf<typeof messageTypes> {
  const record = (call: WriteCall, verb: string, object: string, after?: unknown) =>
    recordAudit(call, {
      action: `support.messageType.${verb}`,
      object,
      merchant: { topId: call.session.topMerchantId, merchantId: call.session.merchantId },
      after,
    });
  const setEnabled = (enabled: boolean) => async (call: Call<{ readonly typeId: string }, Permission>) => {
    const type = await queries.lockType(call.tx, call.input.typeId);
    if (type === undefined) return typeUnknown();
    if (type.enabled === enabled) return {};
    await queries.setTypeEnabled(call.tx, type.typeId, enabled);
    await record(call, enabled ? "enable" : "disable", type.msgType);
    return {};
  };

  return {
    list: ({ tx, input }) => queries.listTypes(tx, input.msgType, input),

    async create(call) {
      if (call.session.scope.merchants !== "all") return refuse("access.noPermission");
      const fields = checkMessageType(call.input);
      if (!fields.ok) return fields;
      const typeId = await queries.insertType(call.tx, fields.value);
      if (typeId === undefined) return taken();
      await record(call, "create", fields.value.msgType, { notifyWay: fields.value.notifyWay });
      return { typeId };
    },

    async update(call) {
      const { tx, input } = call;
      const fields = checkMessageType(input);
      if (!fields.ok) return fields;
      const isTaken = await queries.isNameTaken(tx, fields.value.msgType, input.typeId);
      const type = await queries.lockType(tx, input.typeId);
      if (type === undefined) return typeUnknown();
      if (isTaken) return taken();
      await queries.updateType(tx, type.typeId, fields.value);
      await record(call, "update", fields.value.msgType, { notifyWay: fields.value.notifyWay });
      return {};
    },

    enable: setEnabled(true),
    disable: setEnabled(false),

    async remove(call) {
      const type = await queries.lockType(call.tx, call.input.typeId);
      if (type === undefined) return typeUnknown();
      if (!(await queries.deleteType(call.tx, type.typeId)))
        return refuse("support.messageTypeInUse", { field: "typeId" });
      await record(call, "delete", type.msgType);
      return {};
    },
  };
}

import type { software } from "@yunshou/contract/machines/software";
import { refuse } from "@yunshou/domain";
import { recordAudit } from "../../platform/audit.queries.ts";
import type { HandlersOf } from "../../platform/call.ts";
import * as queries from "./software.queries.ts";

const nameOf = ({ softName, softVersion }: Pick<queries.HeldPackage, "softName" | "softVersion">) =>
  `${softName} ${softVersion}`;

/** Handlers of software packages (MACHINE-26). */
export const softwareHandlers: HandlersOf<typeof software> = {
  list: ({ tx, session, input }) => queries.listSoftware(tx, session.scope, input, input),

  async setEnabled(call) {
    const { tx, session, input } = call;
    const held = await queries.lockPackage(tx, session.scope, input.softId);
    if (held === undefined) return refuse("record.unknown", { field: "softId" });
    await queries.setEnabled(tx, held, input.enabled);
    await recordAudit(call, {
      action: input.enabled ? "machines.software.release" : "machines.software.withdrawPackage",
      object: nameOf(held),
      merchant: held,
    });
    return {};
  },

  async remove(call) {
    const { tx, session, input } = call;
    const held = await queries.lockPackage(tx, session.scope, input.softId);
    if (held === undefined) return refuse("record.unknown", { field: "softId" });
    if (held.rollouts > 0) return refuse("software.inUse", { field: "softId" });
    await queries.removePackage(tx, held);
    await recordAudit(call, { action: "machines.software.remove", object: nameOf(held), merchant: held });
    return {};
  },
};

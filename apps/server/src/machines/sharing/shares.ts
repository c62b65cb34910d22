import type { AnswerOf } from "@yunshou/contract";
import type { shares } from "@yunshou/contract/machines/shares";
import { ownScope } from "@yunshou/database";
import { refuse, type Refusal } from "@yunshou/domain";
import { recordAudits } from "../../platform/audit.queries.ts";
import type { Call, HandlersOf } from "../../platform/call.ts";
import { lockMachines } from "../registry/machines.queries.ts";
import * as queries from "./shares.queries.ts";

type Rows = AnswerOf<typeof shares.merchantMachines>;
type Change = Pick<
  Call<{ readonly machineIds: readonly string[]; readonly granted: boolean }, "session">,
  "tx" | "session" | "input" | "address" | "requestId"
>;

/** Handlers of machine authorisation to merchants and teams (MERCHANT-05, MACHINE-29, MACHINE-30). */
export const shareHandlers: HandlersOf<typeof shares> = {
  async merchantMachines({ tx, session, input }) {
    const merchant = await queries.granteeMerchant(tx, session.scope, input.merchantId);
    if (merchant === undefined) return refuse("merchants.unknown", { field: "merchantId" });
    return queries.shareRows<Rows["rows"][number]>(tx, session.scope, merchant, input);
  },

  async shareWithMerchant(call) {
    const merchant = await queries.granteeMerchant(call.tx, call.session.scope, call.input.merchantId);
    return merchant === undefined
      ? refuse("merchants.unknown", { field: "merchantId" })
      : change(call as unknown as Change, merchant);
  },

  async teamMachines({ tx, session, input }) {
    const team = await queries.findTeam(tx, session.scope, input.teamId);
    if (team === undefined) return refuse("teams.unknown", { field: "teamId" });
    return queries.shareRows<Rows["rows"][number]>(tx, session.scope, team, input);
  },

  async shareWithTeam(call) {
    const team = await queries.findTeam(call.tx, call.session.scope, call.input.teamId);
    return team === undefined ? refuse("teams.unknown", { field: "teamId" }) : change(call as unknown as Change, team);
  },
};

/** Only the owner of a machine authorises others to it, and only within his tree, whose records lie together. */
async function change(call: Change, grantee: queries.Grantee): Promise<{ changed: number } | Refusal> {
  const { tx, session, input } = call;
  if (input.machineIds.length === 0) return refuse("machines.selectToOperate", { field: "machineIds" });
  const chosen = await lockMachines(tx, ownScope(session.scope), input.machineIds);
  if (chosen.length < new Set(input.machineIds).size) return refuse("record.unknown", { field: "machineIds" });
  if (input.granted) {
    if (chosen.some((machine) => machine.decommissioned))
      return refuse("machines.decommissioned", { field: "machineIds" });
    if (chosen.some((machine) => machine.topId !== grantee.topId))
      return refuse("machines.otherTree", { field: "machineIds" });
    if (grantee.kind === "merchant" && (await queries.ownedBelow(tx, grantee.merchantId, input.machineIds)) > 0)
      return refuse("machines.ownAlready", { field: "machineIds" });
  }
  const changed = await queries.changeShares(tx, grantee, input.machineIds, input.granted, session.userId);
  await recordAudits(
    call,
    chosen.map((machine) => ({
      action: input.granted ? "machines.authorise" : "machines.deauthorise",
      object: machine.machineNo,
      merchant: machine,
      after: { [grantee.kind]: grantee.name },
    })),
  );
  return { changed };
}

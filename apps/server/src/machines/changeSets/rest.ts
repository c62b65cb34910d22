import type { changeSets } from "@yunshou/contract/machines/changeSets";
import { checkGoOn, type Refusal, refuse } from "@yunshou/domain";
import { recordAudit } from "../../platform/audit.queries.ts";
import type { Call, HandlersOf } from "../../platform/call.ts";
import { applicationOf } from "../templates/application.ts";
import { markApplied } from "../templates/templates.queries.ts";
import * as queries from "./changeSets.queries.ts";
import { applyDraft, type Draft, previewOf } from "./engine.ts";

type OneCall = Call<{ readonly changeSetId: string }, "session">;

const unknown = () => refuse("record.unknown", { field: "changeSetId" });

/** What the machines that wait would get: the template as the first ones got it. Those that went out of service are left out. */
async function restOf(
  call: Pick<OneCall, "tx" | "session" | "now" | "input">,
  how: { readonly lock: boolean },
): Promise<{ readonly draft: Draft; readonly templateId: string } | Refusal> {
  const { tx, session, input } = call;
  const set = await queries.recordOf(tx, session.scope, input.changeSetId, how);
  if (set === undefined) return unknown();
  if (await queries.reachesBeyond(tx, session.scope, input.changeSetId)) return refuse("access.noPermission");
  const templateId = set.templateId ?? "0";
  const machineIds = await queries.stillThere(tx, session.scope, set.waiting);
  const found = set.waiting.length === 0 ? undefined : await applicationOf(call, { templateId, machineIds }, how);
  const isKnown = found !== undefined && "draft" in found;
  // A template that is gone is one that changed, and no reason to say that the change set is unknown.
  if (found !== undefined && !isKnown && found.field !== "templateId") return found;
  const checked = checkGoOn({
    undone: set.undone,
    waiting: set.waiting.length,
    version: set.templateVersion,
    versionNow: isKnown ? found.version : undefined,
  });
  if (!checked.ok) return checked;
  return { draft: (found as { readonly draft: Draft }).draft, templateId };
}

/** The second stage of a template that the first machines have got (TEMPLATE-11). */
export const restHandlers: Pick<HandlersOf<typeof changeSets>, "rest" | "goOn" | "dropRest"> = {
  async rest(call) {
    const rest = await restOf(call, { lock: false });
    return "ok" in rest ? rest : previewOf(rest.draft);
  },

  async goOn(call) {
    const { tx, input } = call;
    const rest = await restOf(call, { lock: true });
    if ("ok" in rest) return rest;
    const made = await applyDraft(call, rest.draft, { seen: input.seen, into: input.changeSetId });
    if ("ok" in made) return made;
    await markApplied(
      tx,
      rest.draft.machines.map(({ machine }) => machine),
      { templateId: rest.templateId, changeSetId: input.changeSetId },
    );
    await queries.clearWaiting(tx, input.changeSetId);
    return made;
  },

  async dropRest(call) {
    const { tx, session, input } = call;
    const set = await queries.recordOf(tx, session.scope, input.changeSetId, { lock: true });
    if (set === undefined) return unknown();
    if (await queries.reachesBeyond(tx, session.scope, input.changeSetId)) return refuse("access.noPermission");
    const version = set.templateVersion;
    const checked = checkGoOn({
      undone: set.undone,
      waiting: set.waiting.length,
      version,
      versionNow: version ?? undefined,
    });
    if (!checked.ok) return checked.code === "changeSets.templateChanged" ? unknown() : checked;
    await queries.clearWaiting(tx, input.changeSetId);
    await recordAudit(call, {
      action: "machines.changeSet.dropRest",
      object: set.title,
      merchant: { topId: session.topMerchantId, merchantId: session.merchantId },
      after: { changeSetId: input.changeSetId, machines: set.waiting.length },
    });
    return { machines: set.waiting.length };
  },
};

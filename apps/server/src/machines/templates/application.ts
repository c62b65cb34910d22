import { checkTemplateFits, planTemplate, type Refusal, refuse, stagesOf, type TemplateLane } from "@yunshou/domain";
import type { Call } from "../../platform/call.ts";
import { setWaiting } from "../changeSets/changeSets.queries.ts";
import { applyDraft, type ChangeMade, type Draft, draftOf } from "../changeSets/engine.ts";
import * as queries from "./templates.queries.ts";

type Caller = Pick<Call<unknown, "session">, "tx" | "session" | "now">;

const fenOrNull = (text: string | null) => (text === null ? null : BigInt(text));

/** A lane of a template as the rules take it. */
export const planned = ({
  laneMode,
  lanePriceFen,
  purchaseFen,
  ...lane
}: queries.StoredTemplateLane): TemplateLane => ({
  laneNo: lane.laneNo,
  mode: laneMode,
  productId: lane.productId,
  priceFen: fenOrNull(lanePriceFen),
  purchaseFen: fenOrNull(purchaseFen),
  capacity: lane.capacity,
  warnThreshold: lane.warnThreshold,
});

/** A template as it would lie on these machines; its type must be theirs (MACHINE-19). */
export async function applicationOf(
  { tx, session, now }: Caller,
  { templateId, machineIds }: { readonly templateId: string; readonly machineIds: readonly string[] },
  how: { readonly lock: boolean },
): Promise<{ readonly draft: Draft; readonly version: number } | Refusal> {
  const template = await queries.templateOf(tx, session.scope, templateId, { lock: false });
  if (template === undefined) return refuse("record.unknown", { field: "templateId" });
  const lanes = (await queries.templateLanes(tx, template)).map(planned);
  if (lanes.length === 0) return refuse("templates.empty", { field: "templateId" });
  const draft = await draftOf(
    { tx, session, now },
    machineIds,
    {
      kind: "template",
      title: template.templateName,
      plan: (before) => planTemplate(before, lanes),
      fits: ({ machineType }) => checkTemplateFits(template.machineType, machineType),
    },
    how,
  );
  return "ok" in draft ? draft : { draft, version: template.version };
}

/**
 * Lays a template on machines, on all or none; with `firstMachines` on so many of them, and the others wait under the same
 * change set. `seen` is what the person looked at; new machines have nothing to look at.
 */
export async function layTemplate(
  call: Parameters<typeof applyDraft>[0] & Caller,
  asked: {
    readonly templateId: string;
    readonly machineIds: readonly string[];
    readonly seen?: string;
    readonly firstMachines?: number | undefined;
  },
): Promise<(ChangeMade & { readonly waiting: number }) | Refusal> {
  const found = await applicationOf(call, asked, { lock: true });
  if ("ok" in found) return found;
  const { draft, version } = found;
  const changing = draft.machines.filter(({ differences }) => differences.length > 0);
  const ids = new Set(changing.map(({ machine }) => machine.machineId));
  const { waiting } = stagesOf(asked.machineIds, ids, asked.firstMachines);
  const later = new Set(waiting);
  const now = draft.machines.filter(({ machine }) => !later.has(machine.machineId));
  const made = await applyDraft(
    call,
    { ...draft, machines: now },
    asked.seen === undefined ? {} : { seen: asked.seen },
  );
  if ("ok" in made) return made;
  const { templateId } = asked;
  const { changeSetId } = made;
  await queries.markApplied(
    call.tx,
    now.map(({ machine }) => machine),
    { templateId, changeSetId },
  );
  if (waiting.length > 0) await setWaiting(call.tx, changeSetId, { templateId, version, machineIds: waiting });
  return { ...made, waiting: waiting.length };
}

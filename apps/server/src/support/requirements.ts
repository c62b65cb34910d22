import type { Permission } from "@yunshou/contract";
import type { requirementPool, requirements } from "@yunshou/contract/support/requirements";
import {
  accept,
  checkProjectChange,
  checkRequirement,
  checkRequirementChange,
  refuse,
  type Refusal,
  type RequirementEvent,
  requirementTable,
  type Result,
  step,
} from "@yunshou/domain";
import type { Handle } from "@yunshou/database";
import { recordAudit } from "../platform/audit.queries.ts";
import type { Call, HandlersOf } from "../platform/call.ts";
import { lockProject } from "./projects.queries.ts";
import * as queries from "./requirements.queries.ts";

type WriteCall = Call<unknown, Permission>;
type OneCall = Call<{ readonly requirementId: string; readonly version: number }, Permission>;

/** Handlers of what everybody reads of requirements (PERM-15). They run in the rights of the system and touch requirements alone. */
export const poolHandlers = (): HandlersOf<typeof requirementPool> => ({
  list: ({ tx, input }) => queries.listPool(tx, input, input),
});

const actions = {
  accept: "support.requirement.accept",
  finish: "support.requirement.finish",
  reject: "support.requirement.reject",
  reopen: "support.requirement.reopen",
} as const satisfies Record<RequirementEvent, string>;

/** A closed project takes no requirement that somebody still has to work on. */
async function checkTarget(tx: Handle, projectId: string | null): Promise<Result<undefined>> {
  if (projectId === null) return accept();
  const project = await lockProject(tx, projectId);
  return project === undefined
    ? refuse("support.projectUnknown", { field: "projectId" })
    : checkProjectChange(project.state);
}

/** Handlers of requirements as the platform keeps them (GEN-19). */
export function requirementHandlers(): HandlersOf<typeof requirements> {
  const find = async ({ tx, input }: OneCall): Promise<queries.RequirementRecord | Refusal> => {
    const found = await queries.lockRequirement(tx, input.requirementId);
    if (found === undefined) return refuse("support.requirementUnknown", { field: "requirementId" });
    return found.version === input.version ? found : refuse("support.requirementChanged");
  };
  const audit = (call: WriteCall, action: `support.requirement.${string}`, title: string) =>
    recordAudit(call, {
      action,
      object: title,
      merchant: { topId: call.session.topMerchantId, merchantId: call.session.merchantId },
    });
  const take = (event: RequirementEvent) => async (call: OneCall) => {
    const found = await find(call);
    if ("ok" in found) return found;
    const next = step(requirementTable, found.state, event);
    if (!next.ok) return next;
    const target = event === "reopen" ? await checkTarget(call.tx, found.projectId) : accept();
    if (!target.ok) return target;
    await queries.setRequirementState(call.tx, found.requirementId, next.value);
    await audit(call, actions[event], found.title);
    return {};
  };

  return {
    list: ({ tx, input }) => queries.listRequirements(tx, input, input),
    projects: async ({ tx }) => ({ projects: await queries.openProjects(tx) }),

    async create(call) {
      const { tx, session, input } = call;
      if (session.scope.merchants !== "all") return refuse("access.noPermission");
      const fields = checkRequirement(input);
      if (!fields.ok) return fields;
      const target = await checkTarget(tx, fields.value.projectId);
      if (!target.ok) return target;
      const requirementId = await queries.insertRequirement(tx, fields.value, session.userId);
      await audit(call, "support.requirement.create", fields.value.requirementTitle);
      return { requirementId, version: 1 };
    },

    async update(call) {
      const { tx, input } = call;
      const found = await find(call);
      if ("ok" in found) return found;
      const open = checkRequirementChange(found.state);
      if (!open.ok) return open;
      const fields = checkRequirement(input);
      if (!fields.ok) return fields;
      const target = await checkTarget(tx, fields.value.projectId);
      if (!target.ok) return target;
      await queries.updateRequirement(tx, found.requirementId, fields.value);
      await audit(call, "support.requirement.update", fields.value.requirementTitle);
      return { requirementId: found.requirementId, version: found.version + 1 };
    },

    accept: take("accept"),
    finish: take("finish"),
    reject: take("reject"),
    reopen: take("reopen"),
  };
}

import type { Permission } from "@yunshou/contract";
import type { projectBook, projects } from "@yunshou/contract/support/projects";
import {
  accept,
  checkProgress,
  checkProject,
  checkProjectChange,
  checkProjectClosing,
  type ProjectFields,
  projectTable,
  refuse,
  type Refusal,
  type Result,
  step,
} from "@yunshou/domain";
import { recordAudit } from "../platform/audit.queries.ts";
import type { Call, HandlersOf } from "../platform/call.ts";
import * as queries from "./projects.queries.ts";

type WriteCall = Call<unknown, Permission>;
type OneCall = Call<{ readonly projectId: string; readonly version: number }, Permission>;

const unknown = () => refuse("support.projectUnknown", { field: "projectId" });

/** Handlers of what everybody reads of projects (PERM-15). They run in the rights of the system and touch projects alone. */
export const projectHandlers = (): HandlersOf<typeof projects> => ({
  list: ({ tx, input }) => queries.listProjects(tx, input, input),
  read: async ({ tx, input }) => (await queries.readProject(tx, input.projectId)) ?? unknown(),
});

/** Handlers of projects as the platform keeps them (GEN-19). */
export function projectBookHandlers(): HandlersOf<typeof projectBook> {
  const find = async ({ tx, input }: OneCall): Promise<queries.ProjectRecord | Refusal> => {
    const found = await queries.lockProject(tx, input.projectId);
    if (found === undefined) return unknown();
    return found.version === input.version ? found : refuse("support.projectChanged");
  };
  const audit = (call: WriteCall, action: `support.project.${string}`, name: string) =>
    recordAudit(call, {
      action,
      object: name,
      merchant: { topId: call.session.topMerchantId, merchantId: call.session.merchantId },
    });
  const check = async ({ tx, session }: WriteCall, fields: ProjectFields): Promise<Result<ProjectFields>> => {
    const checked = checkProject(fields);
    if (!checked.ok) return checked;
    const { machineIds } = checked.value;
    const found = await queries.countMachines(tx, session.scope, machineIds);
    return found === machineIds.length
      ? accept(checked.value)
      : refuse("support.machineUnknown", { field: "machineIds" });
  };

  return {
    async machines({ tx, input }) {
      const machines = await queries.projectMachines(tx, input.projectId);
      return machines === undefined ? unknown() : { machines };
    },

    async create(call) {
      const { tx, session, input } = call;
      if (session.scope.merchants !== "all") return refuse("access.noPermission");
      const fields = await check(call, input);
      if (!fields.ok) return fields;
      const projectId = await queries.insertProject(tx, fields.value);
      await audit(call, "support.project.create", fields.value.projectName);
      return { projectId, version: 1 };
    },

    async update(call) {
      const found = await find(call);
      if ("ok" in found) return found;
      const open = checkProjectChange(found.state);
      if (!open.ok) return open;
      const fields = await check(call, call.input);
      if (!fields.ok) return fields;
      await queries.updateProject(call.tx, found.projectId, fields.value);
      await audit(call, "support.project.update", fields.value.projectName);
      return { projectId: found.projectId, version: found.version + 1 };
    },

    async record(call) {
      const found = await find(call);
      if ("ok" in found) return found;
      const next = step(projectTable, found.state, "record");
      if (!next.ok) return next;
      const reached = checkProgress(call.input);
      if (!reached.ok) return reached;
      const { tx, session, now } = call;
      await queries.recordProgress(tx, found.projectId, next.value, reached.value, session.userId, now);
      await audit(call, "support.project.record", found.name);
      return {};
    },

    async close(call) {
      const found = await find(call);
      if ("ok" in found) return found;
      const next = step(projectTable, found.state, "close");
      if (!next.ok) return next;
      const whole = checkProjectClosing(await queries.openRequirements(call.tx, found.projectId));
      if (!whole.ok) return whole;
      await queries.setProjectState(call.tx, found.projectId, next.value);
      await audit(call, "support.project.close", found.name);
      return {};
    },

    async reopen(call) {
      const found = await find(call);
      if ("ok" in found) return found;
      const next = step(projectTable, found.state, "reopen");
      if (!next.ok) return next;
      await queries.setProjectState(call.tx, found.projectId, next.value);
      await audit(call, "support.project.reopen", found.name);
      return {};
    },
  };
}

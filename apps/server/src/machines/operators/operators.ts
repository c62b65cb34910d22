import type { operators } from "@yunshou/contract/machines/operators";
import { ownScope } from "@yunshou/database";
import { businessDay, refuse } from "@yunshou/domain";
import { checkManageable } from "../../access/staff/rights.ts";
import { usersByIds } from "../../access/staff/users.queries.ts";
import { phoneHashes } from "../../access/people/userContact.ts";
import { recordAudits } from "../../platform/audit.queries.ts";
import type { HandlersOf } from "../../platform/call.ts";
import type { Secrets } from "../../platform/secrets.ts";
import { changeGrants, usersOfMachines } from "../registry/changes.queries.ts";
import { lockMachines } from "../registry/machines.queries.ts";
import { operatorRow } from "./operatorRow.ts";
import { hasMachines, listOperators, type OperatorFilters, operatorToBe } from "./operators.queries.ts";
import { startExport } from "../../platform/export/startExport.ts";
import { operatorExport } from "./operatorExport.ts";

interface Dependencies {
  readonly secrets: Secrets;
}

const unfit = () => refuse("operators.checkStaff", { field: "loginName" });

/** Handlers of operators (MACHINE-04, MACHINE-29, USER-03). */
export function operatorHandlers({ secrets }: Dependencies): HandlersOf<typeof operators> {
  return {
    async list({ tx, session, input, now }) {
      const { rows, ...counts } = await listOperators(
        tx,
        session.scope,
        filtersOf(secrets, input),
        businessDay(now, session.timeZone),
        input,
      );
      const users = new Map(
        (
          await usersByIds(
            tx,
            session.scope,
            rows.map(({ userId }) => userId),
          )
        ).map((user) => [user.userId, user]),
      );
      return {
        ...counts,
        rows: rows.map((row) => {
          const user = users.get(row.userId);
          return {
            ...operatorRow(secrets, row),
            roles: [...(user?.roles ?? [])],
            manageable: user !== undefined && checkManageable(session, user).ok,
          };
        }),
      };
    },

    async add(call) {
      const { tx, session, input } = call;
      if (input.loginName === "") return refuse("field.required", { field: "loginName" });
      if (input.machineIds.length === 0) return refuse("machines.selectToOperate", { field: "machineIds" });
      const person = await operatorToBe(tx, session.scope, input.loginName);
      if (person === undefined) return unfit();
      if (await hasMachines(tx, person.userId)) return refuse("operators.alreadyListed", { field: "loginName" });
      const machines = await lockMachines(tx, ownScope(session.scope), input.machineIds);
      if (machines.length < new Set(input.machineIds).size) return refuse("record.unknown", { field: "machineIds" });
      if (machines.some(({ decommissioned }) => decommissioned))
        return refuse("machines.decommissioned", { field: "machineIds" });
      const ids = machines.map(({ machineId }) => machineId);
      const fitting = await usersOfMachines(tx, session.scope, [person.userId], ids);
      if (fitting.length === 0) return unfit();
      await changeGrants(tx, ids, fitting, true, session.userId);
      await recordAudits(call, [
        ...machines.map((machine) => ({
          action: "machines.authorise",
          object: machine.machineNo,
          merchant: machine,
          after: { users: fitting },
        })),
        {
          action: "machines.operator.add",
          object: input.loginName,
          merchant: person,
          after: { machines: machines.map(({ machineNo }) => machineNo) },
        },
      ]);
      return { userId: person.userId };
    },

    export(call) {
      const { format, ...filters } = call.input;
      return startExport({ ...call, input: { ...filtersOf(secrets, filters), format } }, operatorExport);
    },
  };
}

/** Filters as they are asked and stored: a phone by its hashes. */
function filtersOf(
  secrets: Secrets,
  { userName, phone }: { readonly userName?: string | undefined; readonly phone?: string | undefined },
): OperatorFilters {
  return { userName, ...(phone === undefined ? {} : { phone: phoneHashes(secrets, phone) }) };
}

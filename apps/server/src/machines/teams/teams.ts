import type { StoredRow } from "@yunshou/contract";
import type { teams } from "@yunshou/contract/machines/shares";
import { checkText, fieldLimits, refuse } from "@yunshou/domain";
import { maskedUserPhone } from "../../access/people/userContact.ts";
import { recordAudit } from "../../platform/audit.queries.ts";
import type { HandlersOf } from "../../platform/call.ts";
import type { Secrets } from "../../platform/secrets.ts";
import { merchantInScope } from "../registry/changes.queries.ts";
import { findTeam } from "../sharing/shares.queries.ts";
import * as queries from "./teams.queries.ts";

type Row = StoredRow<typeof teams.list>;
type SealedRow = Omit<Row, "members"> & {
  /** Members come as one JSON value, and JSON has only texts for instants. */
  readonly members: readonly (Omit<Row["members"][number], "phone" | "addedTime"> & {
    readonly addedTime: string;
    readonly phoneSealed: string | null;
  })[];
};

/** Handlers of teams and their members (USER-13, MERCHANT-14, MERCHANT-15). */
export const teamHandlers = (secrets: Secrets): HandlersOf<typeof teams> => ({
  async list({ tx, session, input }) {
    const { rows, ...found } = await queries.listTeams<SealedRow>(tx, session.scope, input);
    const masked = rows.map((row) => ({
      ...row,
      members: row.members.map(({ phoneSealed, addedTime, ...member }) => ({
        ...member,
        addedTime: new Date(addedTime),
        phone: maskedUserPhone(secrets, { userId: member.userId, phoneSealed }) ?? "",
      })),
    }));
    return { rows: masked, ...found };
  },

  async add(call) {
    const { tx, session, input } = call;
    const name = checkText(input.teamName, "teamName", fieldLimits.nameLength);
    if (!name.ok) return name;
    const merchant = await merchantInScope(tx, session.scope, input.merchantId);
    if (merchant === undefined) return refuse("merchants.unknown", { field: "merchantId" });
    const owner = { topId: merchant.topId, merchantId: input.merchantId };
    const teamId = await queries.insertTeam(tx, owner, name.value, session.userId);
    if (teamId === null) return refuse("teams.nameTaken", { field: "teamName" });
    await recordAudit(call, { action: "machines.team.add", object: name.value, merchant: owner });
    return { teamId };
  },

  async rename(call) {
    const { tx, session, input } = call;
    const name = checkText(input.teamName, "teamName", fieldLimits.nameLength);
    if (!name.ok) return name;
    const team = await findTeam(tx, session.scope, input.teamId);
    if (team === undefined) return refuse("teams.unknown", { field: "teamId" });
    if (!(await queries.renameTeam(tx, team.id, team.merchantId, name.value)))
      return refuse("teams.nameTaken", { field: "teamName" });
    await recordAudit(call, {
      action: "machines.team.update",
      object: name.value,
      merchant: team,
      before: { teamName: team.name },
      after: { teamName: name.value },
    });
    return {};
  },

  async remove(call) {
    const team = await findTeam(call.tx, call.session.scope, call.input.teamId);
    if (team === undefined) return refuse("teams.unknown", { field: "teamId" });
    await queries.deleteTeam(call.tx, team.id);
    await recordAudit(call, { action: "machines.team.remove", object: team.name, merchant: team });
    return {};
  },

  async addMember(call) {
    const { tx, session, input } = call;
    if (input.loginName === "") return refuse("field.required", { field: "loginName" });
    const team = await findTeam(tx, session.scope, input.teamId);
    if (team === undefined) return refuse("teams.unknown", { field: "teamId" });
    const person = await queries.staffOf(tx, team.merchantId, input.loginName);
    if (person === undefined) return refuse("teams.checkStaff", { field: "loginName" });
    if (!(await queries.insertMember(tx, team, person.userId, session.userId)))
      return refuse("teams.alreadyMember", { field: "loginName" });
    await recordAudit(call, {
      action: "machines.team.addMember",
      object: team.name,
      merchant: team,
      after: { userId: person.userId, userName: person.userName },
    });
    return {};
  },

  async removeMember(call) {
    const { tx, session, input } = call;
    const team = await findTeam(tx, session.scope, input.teamId);
    if (team === undefined || !(await queries.deleteMember(tx, team.id, input.userId)))
      return refuse("teams.unknown", { field: "teamId" });
    await recordAudit(call, {
      action: "machines.team.removeMember",
      object: team.name,
      merchant: team,
      before: { userId: input.userId },
    });
    return {};
  },
});

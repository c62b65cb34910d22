import type { ParsedInputOf, Permission } from "@yunshou/contract";
import type { zones } from "@yunshou/contract/machines/zones";
import { checkPlaceName, checkZoneDelete, refuse, type Refusal } from "@yunshou/domain";
import { merchantOf } from "../../access/staff/users.queries.ts";
import { recordAudit } from "../../platform/audit.queries.ts";
import type { Call, HandlersOf } from "../../platform/call.ts";
import { isRefusal } from "../../platform/refused.ts";
import { deletePlace, holdPlaces, isPersonOf, usesOfPlace } from "./places.queries.ts";
import * as queries from "./zones.queries.ts";

const unknown = () => refuse("zones.unknown", { field: "zoneId" });

/** Handlers of zones (POINT-04, POINT-05, POINT-07). */
export const zoneHandlers = (): HandlersOf<typeof zones> => ({
  list: ({ tx, session, input }) => queries.listZones(tx, session.scope, input, input),

  options: async ({ tx, session }) => ({ rows: await queries.zoneOptions(tx, session.scope) }),

  async create(call) {
    const { tx, session, input } = call;
    const merchantId = input.merchantId ?? session.merchantId;
    const merchant = await merchantOf(tx, session.scope, merchantId);
    if (merchant === undefined) return refuse("merchants.unknown", { field: "merchantId" });
    const owner = { topId: merchant.topId, merchantId };
    const columns = await readForm(call, owner.topId, input);
    if (isRefusal(columns)) return columns;
    const zoneId = await queries.insertZone(tx, owner, columns);
    await recordAudit(call, {
      action: "machines.zone.create",
      object: columns.name,
      merchant: owner,
      after: columns,
    });
    return { zoneId };
  },

  async update(call) {
    const [held] = await holdPlaces(call.tx, call.session.scope, "zone", [call.input.zoneId]);
    if (held === undefined) return unknown();
    const columns = await readForm(call, held.topId, call.input, await queries.managerOf(call.tx, held));
    if (isRefusal(columns)) return columns;
    await queries.saveZone(call.tx, held, columns);
    await recordAudit(call, {
      action: "machines.zone.update",
      object: columns.name,
      merchant: held,
      before: { name: held.name },
      after: columns,
    });
    return {};
  },

  async remove(call) {
    const [held] = await holdPlaces(call.tx, call.session.scope, "zone", [call.input.zoneId]);
    if (held === undefined) return unknown();
    const checked = checkZoneDelete(await usesOfPlace(call.tx, "zone", held.id));
    if (!checked.ok) return checked;
    await deletePlace(call.tx, "zone", held);
    await recordAudit(call, { action: "machines.zone.remove", object: held.name, merchant: held });
    return {};
  },
});

type Form = Omit<ParsedInputOf<typeof zones.create>, "merchantId">;

/** The form as columns, or the first rule that it breaks. Whom somebody above has chosen stays, also when the caller does not see them. */
async function readForm(
  { tx, session }: Call<unknown, Permission>,
  topId: string,
  form: Form,
  before: string | null = null,
): Promise<queries.ZoneColumns | Refusal> {
  const named = checkPlaceName(form.zoneName, "zoneName", form.remark);
  if (!named.ok) return named;
  const isNew = form.managerId !== null && form.managerId !== before;
  if (isNew && !(await isPersonOf(tx, session.scope, form.managerId ?? "", topId)))
    return refuse("machines.userUnknown", { field: "managerId" });
  return { ...named.value, managerId: form.managerId };
}

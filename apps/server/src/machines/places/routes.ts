import type { ParsedInputOf, Permission } from "@yunshou/contract";
import type { routes } from "@yunshou/contract/machines/routes";
import { checkPlaceName, checkRouteDelete, refuse, type Refusal } from "@yunshou/domain";
import { merchantOf } from "../../access/staff/users.queries.ts";
import { recordAudit } from "../../platform/audit.queries.ts";
import type { Call, HandlersOf } from "../../platform/call.ts";
import { isRefusal } from "../../platform/refused.ts";
import { deletePlace, holdPlaces, isPersonOf, isPlaceOf, usesOfPlace } from "./places.queries.ts";
import * as queries from "./routes.queries.ts";

const unknown = () => refuse("machines.routeUnknown", { field: "routeId" });

/** Handlers of routes (POINT-04, POINT-05, POINT-07). */
export const routeHandlers = (): HandlersOf<typeof routes> => ({
  list: ({ tx, session, input }) => queries.listRoutes(tx, session.scope, input, input),

  options: async ({ tx, session }) => ({ rows: await queries.routeOptions(tx, session.scope) }),

  async create(call) {
    const { tx, session, input } = call;
    const merchantId = input.merchantId ?? session.merchantId;
    const merchant = await merchantOf(tx, session.scope, merchantId);
    if (merchant === undefined) return refuse("merchants.unknown", { field: "merchantId" });
    const owner = { topId: merchant.topId, merchantId };
    const columns = await readForm(call, owner.topId, input);
    if (isRefusal(columns)) return columns;
    const routeId = await queries.insertRoute(tx, owner, columns);
    await recordAudit(call, {
      action: "machines.route.create",
      object: columns.name,
      merchant: owner,
      after: columns,
    });
    return { routeId };
  },

  async update(call) {
    const [held] = await holdPlaces(call.tx, call.session.scope, "route", [call.input.routeId]);
    if (held === undefined) return unknown();
    const columns = await readForm(call, held.topId, call.input, await queries.chosenFor(call.tx, held));
    if (isRefusal(columns)) return columns;
    await queries.saveRoute(call.tx, held, columns);
    await recordAudit(call, {
      action: "machines.route.update",
      object: columns.name,
      merchant: held,
      before: { name: held.name },
      after: columns,
    });
    return {};
  },

  async remove(call) {
    const [held] = await holdPlaces(call.tx, call.session.scope, "route", [call.input.routeId]);
    if (held === undefined) return unknown();
    const checked = checkRouteDelete(await usesOfPlace(call.tx, "route", held.id));
    if (!checked.ok) return checked;
    await deletePlace(call.tx, "route", held);
    await recordAudit(call, { action: "machines.route.remove", object: held.name, merchant: held });
    return {};
  },
});

type Form = Omit<ParsedInputOf<typeof routes.create>, "merchantId">;

/** The form as columns, or the first rule that it breaks. What somebody above has chosen stays, also when the caller does not see it. */
async function readForm(
  { tx, session }: Call<unknown, Permission>,
  topId: string,
  form: Form,
  before?: Pick<queries.RouteColumns, "replenisherId" | "zoneId">,
): Promise<queries.RouteColumns | Refusal> {
  const named = checkPlaceName(form.routeName, "routeName", form.remark);
  if (!named.ok) return named;
  const { zoneId, replenisherId } = form;
  if (zoneId !== null && zoneId !== before?.zoneId && !(await isPlaceOf(tx, session.scope, "zone", zoneId, topId)))
    return refuse("zones.unknown", { field: "zoneId" });
  const isNewPerson = replenisherId !== null && replenisherId !== before?.replenisherId;
  if (isNewPerson && !(await isPersonOf(tx, session.scope, replenisherId, topId)))
    return refuse("machines.userUnknown", { field: "replenisherId" });
  return { ...named.value, replenisherId, zoneId };
}

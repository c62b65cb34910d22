import type { ParsedInputOf, Permission } from "@yunshou/contract";
import type { points } from "@yunshou/contract/machines/points";
import { asSystem, type Database } from "@yunshou/database";
import {
  checkCoordinates,
  checkPlaceName,
  checkPointContact,
  checkPointDelete,
  checkText,
  fieldLimits,
  refuse,
  type Refusal,
} from "@yunshou/domain";
import { merchantOf } from "../../access/staff/users.queries.ts";
import { recordAudit, recordAudits, writeAudit } from "../../platform/audit.queries.ts";
import type { Call, HandlersOf } from "../../platform/call.ts";
import { startExport } from "../../platform/export/startExport.ts";
import { isRefusal } from "../../platform/refused.ts";
import type { Secrets } from "../../platform/secrets.ts";
import { regionNames } from "../regions/regions.queries.ts";
import { deletePlace, holdPlaces, isPlaceOf, usesOfPlace } from "./places.queries.ts";
import { pointExport } from "./pointExport.ts";
import { openPhone, pointRow, sealPhone } from "./pointRow.ts";
import * as queries from "./points.queries.ts";

type AnyCall = Call<unknown, Permission>;
type Form = ParsedInputOf<typeof points.create>;

const unknown = () => refuse("machines.pointUnknown", { field: "pointId" });

/** Handlers of points (POINT-01 to POINT-07). */
export function pointHandlers({
  database,
  secrets,
}: {
  readonly database: Database;
  readonly secrets: Secrets;
}): HandlersOf<typeof points> {
  /** Reading runs in a transaction that cannot write, so the record of it has its own. */
  const auditRead = ({ session, address, requestId }: AnyCall, point: queries.PointRecord) =>
    asSystem(database, (tx) =>
      writeAudit(tx, {
        action: "machines.point.read",
        object: point.pointName,
        merchant: point,
        actorId: session.viewerId ?? session.userId,
        address,
        requestId,
      }),
    );

  return {
    async list({ tx, session, input }) {
      const { rows, ...found } = await queries.listPoints(tx, session.scope, input, input);
      return { rows: rows.map((row) => pointRow(secrets, row)), ...found };
    },

    map: ({ tx, session, input }) => queries.pointsOnMap(tx, session.scope, input),

    async detail(call) {
      const point = await queries.pointOf(call.tx, call.session.scope, call.input.pointId);
      if (point === undefined) return unknown();
      if (point.phoneSealed !== null) await auditRead(call, point);
      const { merchantId, regionId, routeId } = point;
      return { ...pointRow(secrets, point), contactPhone: openPhone(secrets, point), merchantId, regionId, routeId };
    },

    async machines({ tx, session, input }) {
      const point = await queries.pointOf(tx, session.scope, input.pointId);
      return point === undefined ? unknown() : { rows: await queries.machinesOfPoint(tx, session.scope, point) };
    },

    async create(call) {
      const { tx, session, input } = call;
      const merchantId = input.merchantId ?? session.merchantId;
      const merchant = await merchantOf(tx, session.scope, merchantId);
      if (merchant === undefined) return refuse("merchants.unknown", { field: "merchantId" });
      const owner = { topId: merchant.topId, merchantId };
      const pointId = await queries.newPointId(tx);
      const columns = await readForm(call, secrets, { topId: owner.topId, pointId }, input);
      if (isRefusal(columns)) return columns;
      const pointNo = await queries.insertPoint(tx, owner, pointId, columns);
      await recordAudit(call, {
        action: "machines.point.create",
        object: columns.name,
        merchant: owner,
        after: { pointNo, ...shownOf(columns) },
      });
      return { pointId };
    },

    async update(call) {
      const { tx, session, input } = call;
      const [held] = await holdPlaces(tx, session.scope, "point", [input.pointId]);
      const before = held === undefined ? undefined : await queries.pointOf(tx, session.scope, input.pointId);
      if (held === undefined || before === undefined) return unknown();
      const columns = await readForm(call, secrets, { topId: held.topId, pointId: held.id }, input, before);
      if (isRefusal(columns)) return columns;
      await queries.savePoint(tx, held, columns);
      await recordAudit(call, {
        action: "machines.point.update",
        object: columns.name,
        merchant: held,
        before: {
          name: before.pointName,
          longitude: before.longitude,
          latitude: before.latitude,
          routeId: before.routeId,
        },
        after: shownOf(columns),
      });
      return {};
    },

    async setRoute(call) {
      const { tx, session, input } = call;
      const pointIds = [...new Set(input.pointIds)];
      if (pointIds.length === 0) return refuse("field.required", { field: "pointIds" });
      const held = await holdPlaces(tx, session.scope, "point", pointIds);
      if (held.length < pointIds.length) return refuse("machines.pointUnknown", { field: "pointIds" });
      for (const topId of input.routeId === null ? [] : new Set(held.map((point) => point.topId)))
        if (!(await isPlaceOf(tx, session.scope, "route", input.routeId ?? "", topId)))
          return refuse("machines.routeUnknown", { field: "routeId" });
      await queries.setRoute(tx, pointIds, input.routeId);
      await recordAudits(
        call,
        held.map((point) => ({
          action: "machines.point.setRoute",
          object: point.name,
          merchant: point,
          after: { routeId: input.routeId },
        })),
      );
      return { changed: held.length };
    },

    async remove(call) {
      const [held] = await holdPlaces(call.tx, call.session.scope, "point", [call.input.pointId]);
      if (held === undefined) return unknown();
      const checked = checkPointDelete(await usesOfPlace(call.tx, "point", held.id));
      if (!checked.ok) return checked;
      await deletePlace(call.tx, "point", held);
      await recordAudit(call, { action: "machines.point.remove", object: held.name, merchant: held });
      return {};
    },

    export: (call) => startExport(call, pointExport),
  };
}

/** What the log says of a point: everything but the phone. */
const shownOf = ({ phoneSealed: _, ...shown }: queries.PointColumns) => shown;

/** The form as columns, or the first rule that it breaks. */
async function readForm(
  { tx, session }: AnyCall,
  secrets: Secrets,
  { topId, pointId }: { readonly topId: string; readonly pointId: string },
  form: Omit<Form, "merchantId">,
  before?: queries.PointRecord,
): Promise<queries.PointColumns | Refusal> {
  const named = checkPlaceName(form.pointName, "pointName", form.remark);
  if (!named.ok) return named;
  const contact = checkPointContact(form.pointContact, form.contactPhone);
  if (!contact.ok) return contact;
  const position = checkCoordinates(form.longitude, form.latitude);
  if (!position.ok) return position;
  const address =
    form.pointAddress === "" ? undefined : checkText(form.pointAddress, "pointAddress", fieldLimits.addressLength);
  if (address?.ok === false) return address;
  const region = await regionNames(tx, form.regionId);
  if (region === undefined) return refuse("regions.unknown", { field: "regionId" });
  // A route that somebody above has chosen stays, also when the caller does not see it.
  const routeIsNew = form.routeId !== null && form.routeId !== before?.routeId;
  if (routeIsNew && !(await isPlaceOf(tx, session.scope, "route", form.routeId ?? "", topId)))
    return refuse("machines.routeUnknown", { field: "routeId" });
  return {
    name: named.value.name,
    regionId: form.regionId,
    ...region,
    routeId: form.routeId,
    address: form.pointAddress,
    ...position.value,
    contact: contact.value.contact,
    phoneSealed: sealPhone(secrets, pointId, contact.value.phone),
    remark: named.value.remark,
  };
}

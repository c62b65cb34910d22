import type { ParsedInputOf, Permission, StoredRow } from "@yunshou/contract";
import type { pickupPoints } from "@yunshou/contract/mall/pickupPoints";
import { asSystem, type Database } from "@yunshou/database";
import {
  checkCoordinates,
  checkPointContact,
  checkText,
  fieldLimits,
  maskPhone,
  refuse,
  type Refusal,
} from "@yunshou/domain";
import { recordAudit, writeAudit } from "../platform/audit.queries.ts";
import type { Call, HandlersOf } from "../platform/call.ts";
import { isRefusal } from "../platform/refused.ts";
import type { Secrets } from "../platform/secrets.ts";
import * as queries from "./pickupPoints.queries.ts";
import type { Owner } from "./products.queries.ts";

type AnyCall = Call<unknown, Permission>;
type Form = ParsedInputOf<typeof pickupPoints.create>;

export const pickupPointContext = (pickupPointId: string) => `mall pickup point:${pickupPointId}:phone`;

const unknown = () => refuse("mall.pickupPointUnknown", { field: "pickupPointId" });
const taken = () => refuse("mall.pickupPointTaken", { field: "pickupPoint" });

/** The number as it is stored, or nothing where there is none. */
export const sealPickupPhone = (secrets: Secrets, pickupPointId: string, phone: string): Buffer | null =>
  phone === "" ? null : secrets.seal(Buffer.from(phone), pickupPointContext(pickupPointId));

const openPhone = (secrets: Secrets, { pickupPointId, phoneSealed }: queries.PickupPointRecord): string =>
  phoneSealed === null ? "" : secrets.open(phoneSealed, pickupPointContext(pickupPointId)).toString();

function shown(
  { topId: _t, merchantId: _m, machineId: _k, phoneSealed: _p, ...row }: queries.PickupPointRecord,
  contactPhone: string,
): StoredRow<typeof pickupPoints.list> {
  return { ...row, contactPhone };
}

/** What the log says of a point: everything but the phone. */
const said = ({ phoneSealed: _, ...point }: queries.PickupPointColumns) => point;

/** The form as columns, or the first rule that it breaks. */
async function readForm(
  { tx, session }: AnyCall,
  secrets: Secrets,
  owner: Owner,
  pickupPointId: string,
  form: Form,
): Promise<queries.PickupPointColumns | Refusal> {
  const name = checkText(form.pickupPoint, "pickupPoint", fieldLimits.nameLength);
  if (!name.ok) return name;
  const address = checkText(form.pointAddress, "pointAddress", fieldLimits.addressLength);
  if (!address.ok) return address;
  const contact = checkPointContact(form.contactName, form.contactPhone);
  if (!contact.ok) return contact.field === "pointContact" ? { ...contact, field: "contactName" } : contact;
  const position = checkCoordinates(form.longitude, form.latitude);
  if (!position.ok) return position;
  // Whoever is narrowed to machines would not see a counter (PERM-11).
  if (form.machineId === null && session.scope.machines !== undefined)
    return refuse("field.required", { field: "machineId" });
  if (form.machineId !== null) {
    const machine = await queries.pickupMachine(tx, owner, form.machineId);
    if (machine === undefined) return refuse("machines.unknown", { field: "machineId" });
    if (machine.pickupLanes === 0) return refuse("mall.noPickupLane", { field: "machineId" });
  }
  return {
    name: name.value,
    address: address.value,
    ...position.value,
    contact: contact.value.contact,
    phoneSealed: sealPickupPhone(secrets, pickupPointId, contact.value.phone),
    machineId: form.machineId,
  };
}

/** Handlers of pickup points of the mall (MALL-04, POINT-01, POINT-02, LANE-07). */
export function pickupPointHandlers({
  database,
  secrets,
}: {
  readonly database: Database;
  readonly secrets: Secrets;
}): HandlersOf<typeof pickupPoints> {
  /** Reading runs in a transaction that cannot write, so the record of it has its own. */
  const auditRead = ({ session, address, requestId }: AnyCall, point: queries.PickupPointRecord) =>
    asSystem(database, (tx) =>
      writeAudit(tx, {
        action: "mall.pickupPoint.read",
        object: point.pickupPoint,
        merchant: point,
        actorId: session.viewerId ?? session.userId,
        address,
        requestId,
      }),
    );
  const hold = ({ tx, session }: AnyCall, pickupPointId: string) =>
    queries.pickupPointOf(tx, session.scope, pickupPointId, { hold: true });

  return {
    async list({ tx, session, input }) {
      const { rows, ...found } = await queries.listPickupPoints(tx, session.scope, input, input);
      const masked = (row: queries.PickupPointRecord) => {
        const phone = openPhone(secrets, row);
        return phone === "" ? "" : maskPhone(phone);
      };
      return { rows: rows.map((row) => shown(row, masked(row))), ...found };
    },

    async detail(call) {
      const { tx, session, input } = call;
      const point = await queries.pickupPointOf(tx, session.scope, input.pickupPointId, { hold: false });
      if (point === undefined) return unknown();
      if (point.phoneSealed !== null) await auditRead(call, point);
      return { ...shown(point, openPhone(secrets, point)), machineId: point.machineId };
    },

    async create(call) {
      const { tx, session, input } = call;
      const owner = { topId: session.topMerchantId, merchantId: session.merchantId };
      const pickupPointId = await queries.newPickupPointId(tx);
      const columns = await readForm(call, secrets, owner, pickupPointId, input);
      if (isRefusal(columns)) return columns;
      if (!(await queries.insertPickupPoint(tx, owner, pickupPointId, columns))) return taken();
      await recordAudit(call, {
        action: "mall.pickupPoint.create",
        object: columns.name,
        merchant: owner,
        after: said(columns),
      });
      return { pickupPointId };
    },

    async update(call) {
      const { tx, input } = call;
      const held = await hold(call, input.pickupPointId);
      if (held === undefined) return unknown();
      const columns = await readForm(call, secrets, held, held.pickupPointId, input);
      if (isRefusal(columns)) return columns;
      // Their buyers go where the goods were promised.
      const open = columns.machineId === held.machineId ? 0 : await queries.openOrdersAt(tx, held);
      if (open > 0) return refuse("mall.pickupPointKeepsMachine", { field: "machineId", values: { n: open } });
      if (await queries.isTaken(tx, held, columns, held.pickupPointId)) return taken();
      await queries.savePickupPoint(tx, held, columns);
      await recordAudit(call, {
        action: "mall.pickupPoint.update",
        object: columns.name,
        merchant: held,
        before: {
          name: held.pickupPoint,
          longitude: held.longitude,
          latitude: held.latitude,
          machineId: held.machineId,
        },
        after: said(columns),
      });
      return {};
    },

    async setOpen(call) {
      const held = await hold(call, call.input.pickupPointId);
      if (held === undefined) return unknown();
      await queries.setPickupPointOpen(call.tx, held, call.input.openStatus);
      await recordAudit(call, {
        action: "mall.pickupPoint.setOpen",
        object: held.pickupPoint,
        merchant: held,
        before: { openStatus: held.openStatus },
        after: { openStatus: call.input.openStatus },
      });
      return {};
    },

    async remove(call) {
      const held = await hold(call, call.input.pickupPointId);
      if (held === undefined) return unknown();
      const open = await queries.openOrdersAt(call.tx, held);
      if (open > 0) return refuse("mall.pickupPointInUse", { values: { n: open } });
      await queries.deletePickupPoint(call.tx, held);
      await recordAudit(call, { action: "mall.pickupPoint.remove", object: held.pickupPoint, merchant: held });
      return {};
    },
  };
}

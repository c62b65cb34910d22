import type { ParsedInputOf, Permission } from "@yunshou/contract";
import type { dataCards } from "@yunshou/contract/machines/dataCards";
import { ownScope } from "@yunshou/database";
import {
  accept,
  businessDay,
  checkDataCard,
  checkDayRange,
  checkFlowCardCount,
  queryRangeDays,
  refuse,
  type Refusal,
  renewedExpiry,
  type Result,
} from "@yunshou/domain";
import { merchantOf } from "../../access/staff/users.queries.ts";
import { recordAudit, recordAudits } from "../../platform/audit.queries.ts";
import type { Call, HandlersOf } from "../../platform/call.ts";
import { startExport } from "../../platform/export/startExport.ts";
import { isRefusal } from "../../platform/refused.ts";
import { lockMachines } from "../registry/machines.queries.ts";
import { dataCardExport } from "./dataCardExport.ts";
import * as queries from "./dataCards.queries.ts";
import { packageOf } from "./dataPackages.queries.ts";

type AnyCall = Call<unknown, Permission>;
type Form = Omit<ParsedInputOf<typeof dataCards.create>, "merchantId">;

const unknown = (field: string) => refuse("record.unknown", { field });
const taken = () => refuse("dataCards.taken", { field: "iccid" });
const todayOf = ({ now, session }: AnyCall) => businessDay(now, session.timeZone);

/** Last days that are asked for, as far as both ends are given (MSG-107). */
const rangeOf = ({ fromDay, toDay }: queries.DataCardFilters): Result<unknown> =>
  fromDay === undefined || toDay === undefined
    ? accept(undefined)
    : checkDayRange(fromDay, toDay, queryRangeDays.statistics);

/** Handlers of data cards (DATACARD-01 to DATACARD-06, MACHINE-03). */
export const dataCardHandlers = (): HandlersOf<typeof dataCards> => ({
  async list(call) {
    const range = rangeOf(call.input);
    if (!range.ok) return range;
    return queries.listDataCards(call.tx, call.session.scope, call.input, todayOf(call), call.input);
  },

  renewals: ({ tx, session, input }) => queries.listRenewals(tx, session.scope, input, input),

  async create(call) {
    const { tx, session, input } = call;
    const merchantId = input.merchantId ?? session.merchantId;
    const merchant = await merchantOf(tx, session.scope, merchantId);
    if (merchant === undefined) return refuse("merchants.unknown", { field: "merchantId" });
    const owner = { topId: merchant.topId, merchantId };
    // Whoever is narrowed to machines would not see a card that lies in none (PERM-11).
    if (input.machineId === null && session.scope.machines !== undefined)
      return refuse("field.required", { field: "machineId" });
    const columns = await readForm(call, owner.topId, input);
    if (isRefusal(columns)) return columns;
    const dataCardId = await queries.insertCard(tx, owner, columns);
    if (dataCardId === undefined) return taken();
    await recordAudit(call, {
      action: "machines.dataCard.create",
      object: columns.iccid,
      merchant: owner,
      after: columns,
    });
    return { dataCardId };
  },

  async update(call) {
    const { tx, session, input } = call;
    const [held] = await queries.holdCards(tx, session.scope, [input.dataCardId]);
    if (held === undefined) return unknown("dataCardId");
    const columns = await readForm(call, held.topId, input, held);
    if (isRefusal(columns)) return columns;
    if (!(await queries.saveCard(tx, held, columns))) return taken();
    await recordAudit(call, {
      action: "machines.dataCard.update",
      object: columns.iccid,
      merchant: held,
      before: { iccid: held.iccid, machineId: held.machineId, expiryDate: held.expiryDate },
      after: columns,
    });
    return {};
  },

  async setEnabled(call) {
    const { enabled } = call.input;
    const held = await holdChosen(call, call.input.dataCardIds);
    if (isRefusal(held)) return held;
    const different = held.filter((card) => card.enabled !== enabled);
    await queries.setEnabled(
      call.tx,
      different.map(({ dataCardId }) => dataCardId),
      enabled,
    );
    await recordAudits(
      call,
      different.map((card) => ({
        action: `machines.dataCard.${enabled ? "enable" : "disable"}`,
        object: card.iccid,
        merchant: card,
      })),
    );
    return { changed: different.length };
  },

  async renew(call) {
    const { tx, session, input } = call;
    const held = await holdChosen(call, input.dataCardIds);
    if (isRefusal(held)) return held;
    const bought = await packageOf(tx, session.scope, input.packageId);
    if (bought === undefined || held.some(({ topId }) => topId !== bought.topId))
      return refuse("dataPackages.unknown", { field: "packageId" });
    if (!bought.enabled) return refuse("dataPackages.off", { field: "packageId" });
    const today = todayOf(call);
    const renewed = held.map((card) => ({ ...card, renewedTo: renewedExpiry(card.expiryDate, today, bought.months) }));
    await queries.renewCards(tx, renewed, bought, session.userId);
    await recordAudits(
      call,
      renewed.map((card) => ({
        action: "machines.dataCard.renew",
        object: card.iccid,
        merchant: card,
        before: { expiryDate: card.expiryDate },
        after: { expiryDate: card.renewedTo, packageName: bought.name },
      })),
    );
    return { changed: renewed.length };
  },

  async remove(call) {
    const [held] = await queries.holdCards(call.tx, call.session.scope, [call.input.dataCardId]);
    if (held === undefined) return unknown("dataCardId");
    await queries.deleteCard(call.tx, held);
    await recordAudit(call, { action: "machines.dataCard.remove", object: held.iccid, merchant: held });
    return {};
  },

  async export(call) {
    const range = rangeOf(call.input);
    return range.ok ? startExport(call, dataCardExport) : range;
  },
});

/** The chosen cards, held. Refused as a whole when one is not the caller's. */
async function holdChosen(call: AnyCall, given: readonly string[]): Promise<queries.HeldCard[] | Refusal> {
  const ids = [...new Set(given)];
  if (ids.length === 0) return refuse("access.selectUsers", { field: "dataCardIds" });
  const held = await queries.holdCards(call.tx, call.session.scope, ids);
  return held.length < ids.length ? unknown("dataCardIds") : held;
}

/** The form as columns, or the first rule that it breaks. A machine that the card is put into is held and has room for it. */
async function readForm(
  { tx, session }: AnyCall,
  topId: string,
  form: Form,
  before?: queries.HeldCard,
): Promise<queries.CardColumns | Refusal> {
  const checked = checkDataCard(form);
  if (!checked.ok) return checked;
  if (form.packageId !== null && form.packageId !== before?.packageId) {
    const chosen = await packageOf(tx, session.scope, form.packageId);
    if (chosen?.topId !== topId) return refuse("dataPackages.unknown", { field: "packageId" });
  }
  if (form.machineId !== null && form.machineId !== before?.machineId) {
    const [machine] = await lockMachines(tx, ownScope(session.scope), [form.machineId]);
    if (machine?.topId !== topId) return refuse("machines.unknown", { field: "machineId" });
    if (machine.decommissioned) return refuse("machines.decommissioned", { field: "machineId" });
    const others = await queries.otherCardsOf(tx, form.machineId, before?.dataCardId ?? null);
    const room = checkFlowCardCount(others + 1, "machineId");
    if (!room.ok) return room;
  }
  const { iccid, imsi, imei, cardPhone } = checked.value;
  return {
    iccid,
    imsi,
    imei,
    phone: cardPhone,
    type: form.dataCardType,
    carrier: form.carrier,
    packageId: form.packageId,
    machineId: form.machineId,
    expiresOn: form.expiryDate,
  };
}

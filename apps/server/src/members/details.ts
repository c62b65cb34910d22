import type { ParsedInputOf } from "@yunshou/contract";
import type { cardDetails } from "@yunshou/contract/members/details";
import { checkDayRange, queryRangeDays } from "@yunshou/domain";
import type { HandlersOf } from "../platform/call.ts";
import type { Secrets } from "../platform/secrets.ts";
import * as queries from "./details.queries.ts";
import { checkCards } from "./gate.ts";
import { hashesOf, withHolderName } from "./holders.ts";
import { startExport } from "../platform/export/startExport.ts";
import { cardExports } from "./memberExports.ts";

interface Dependencies {
  readonly secrets: Secrets;
}

type Given = Partial<Pick<ParsedInputOf<typeof cardDetails.exportDeductions>, "machineNo">> &
  Omit<ParsedInputOf<typeof cardDetails.exportRecharges>, "format">;

/** Handlers of the books of cards (CARD-22, CARD-25). */
export function cardDetailHandlers({ secrets }: Dependencies): HandlersOf<typeof cardDetails> {
  const filtersOf = ({ fromDay, toDay, cardNo, holderPhone, areaId, machineNo }: Given): queries.DetailFilters => ({
    fromDay,
    toDay,
    cardNo,
    areaId,
    machineNo,
    phoneHash: hashesOf(secrets, { holderPhone }).phoneHash,
  });
  const checkRange = ({ fromDay, toDay }: Given, limitDays: number) => {
    const range = checkDayRange(fromDay, toDay, limitDays);
    return range.ok ? undefined : range;
  };

  return {
    async recharges(call) {
      const { tx, session, language, input } = call;
      const refused = checkCards(call) ?? checkRange(input, queryRangeDays.statistics);
      if (refused !== undefined) return refused;
      const { rows, ...counts } = await queries.listMovements(
        tx,
        session.scope,
        { timeZone: session.timeZone, language },
        "recharges",
        filtersOf(input),
        input,
      );
      return { rows: rows.map((row) => withHolderName(secrets, row)), ...counts };
    },

    async deductions(call) {
      const { tx, session, language, input } = call;
      const refused = checkCards(call) ?? checkRange(input, queryRangeDays.statistics);
      if (refused !== undefined) return refused;
      const { rows, ...counts } = await queries.listMovements(
        tx,
        session.scope,
        { timeZone: session.timeZone, language },
        "deductions",
        filtersOf(input),
        input,
      );
      return { rows: rows.map((row) => withHolderName(secrets, row)), ...counts };
    },

    async arrears(call) {
      const refused = checkCards(call);
      if (refused !== undefined) return refused;
      const { cardNo, holderPhone } = call.input;
      const { rows, ...counts } = await queries.listArrears(
        call.tx,
        call.session.scope,
        { cardNo, phoneHash: hashesOf(secrets, { holderPhone }).phoneHash },
        call.input,
      );
      return { rows: rows.map((row) => withHolderName(secrets, row)), ...counts };
    },

    async exportRecharges(call) {
      const { format, ...given } = call.input;
      return (
        checkCards(call) ??
        checkRange(given, queryRangeDays.exports) ??
        startExport({ ...call, input: { ...filtersOf(given), format } }, cardExports.recharges)
      );
    },

    async exportDeductions(call) {
      const { format, ...given } = call.input;
      return (
        checkCards(call) ??
        checkRange(given, queryRangeDays.exports) ??
        startExport({ ...call, input: { ...filtersOf(given), format } }, cardExports.deductions)
      );
    },
  };
}

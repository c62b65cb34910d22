import type { AnswerOf, StoredRow } from "@yunshou/contract";
import type { codeChecks } from "@yunshou/contract/marketing/codeChecks";
import {
  businessDay,
  businessTime,
  checkCodeGuesses,
  checkCodeHour,
  checkCodeUsable,
  checkDayRange,
  queryRangeDays,
  type Refusal,
  refuse,
} from "@yunshou/domain";
import { recordAudit } from "../../platform/audit.queries.ts";
import type { HandlersOf } from "../../platform/call.ts";
import { keep } from "../../platform/refused.ts";
import type { Secrets } from "../../platform/secrets.ts";
import { codeInScope, countUse, insertUse, lockCodes } from "./claim.queries.ts";
import { discountCodeIndexes, shownCode } from "./codeBook.ts";
import { writtenSlots } from "../slots.ts";
import type { AnyCall } from "./codeCalls.ts";
import { type CodeRecord, codeRecord } from "./codes.queries.ts";
import { listRedeemed, type RedeemedRecord } from "./figures.queries.ts";
import { countGuess, guessesOf } from "./guesses.queries.ts";
import { rateOf } from "./promoRow.ts";

type Redeemed = Omit<StoredRow<typeof codeChecks.history>, "promoCode"> & RedeemedRecord;

/** Handlers of codes that somebody shows at a counter (COUPON-07, VOUCHER-02). */
export function codeCheckHandlers({ secrets }: { readonly secrets: Secrets }): HandlersOf<typeof codeChecks> {
  /** The code that somebody typed, locked. A wrong one is counted, and the count stays. */
  const find = async (call: AnyCall, typed: string) => {
    const { tx, session, now } = call;
    const guesser = { topId: session.topMerchantId, merchantId: session.merchantId, guesserId: session.userId };
    const guesses = checkCodeGuesses(await guessesOf(tx, guesser, now));
    if (!guesses.ok) return guesses;
    const key = await codeInScope(tx, session.scope, discountCodeIndexes(secrets, typed));
    const code = key === undefined ? undefined : (await lockCodes(tx, [key])).get(key.codeId);
    if (key !== undefined && code !== undefined) return { code, timeZone: key.timeZone };
    await countGuess(tx, guesser);
    return keep(refuse("codes.unknown", { field: "promoCode" }));
  };
  const shown = async (call: AnyCall, codeId: string) => {
    const record = await codeRecord(call.tx, call.session.scope, codeId);
    return record === undefined ? refuse("codes.unknown") : checkedRow(secrets, record);
  };
  return {
    async look(call): Promise<AnswerOf<typeof codeChecks.look> | Refusal> {
      const found = await find(call, call.input.promoCode);
      if ("ok" in found) return found;
      const { codeId } = found.code;
      await recordAudit(call, { action: "marketing.codeCheck.look", object: codeId, merchant: found.code });
      return shown(call, codeId);
    },

    async redeem(call): Promise<AnswerOf<typeof codeChecks.redeem> | Refusal> {
      const found = await find(call, call.input.promoCode);
      if ("ok" in found) return found;
      const { code, timeZone } = found;
      const usable = checkCodeUsable(code, businessDay(call.now, timeZone));
      if (!usable.ok) return usable;
      // Machine, goods and customer stand before whoever redeems it by hand.
      const { hour, minute } = businessTime(call.now, timeZone);
      const inTime = checkCodeHour(code, hour * 60 + minute);
      if (!inTime.ok) return inTime;
      await countUse(call.tx, code, { used: 1, held: 0 });
      await insertUse(call.tx, code, {
        orderId: null,
        machineId: null,
        operatorId: call.session.userId,
        state: "used",
        discountFen: "amountFen" in code.value ? code.value.amountFen : 0n,
        at: call.now,
      });
      await recordAudit(call, { action: "marketing.codeCheck.redeem", object: code.codeId, merchant: code });
      return shown(call, code.codeId);
    },

    async history({ tx, session, input }) {
      const range = checkDayRange(input.fromDay, input.toDay, queryRangeDays.orders);
      if (!range.ok) return range;
      const { rows, ...counts } = await listRedeemed<Redeemed>(tx, session.scope, session.timeZone, input, input);
      return {
        rows: rows.map(({ codeId, codeSealed, ...row }) => ({
          ...row,
          promoCode: shownCode(secrets, { codeId, codeSealed }),
        })),
        ...counts,
      };
    },
  };
}

function checkedRow(secrets: Secrets, record: CodeRecord): AnswerOf<typeof codeChecks.look> {
  const { codeId, kind, name, codeType, state, fullAmountFen, validFrom, validTo } = record;
  return {
    codeId,
    promoCode: shownCode(secrets, record),
    kind,
    planName: name,
    couponType: codeType,
    promoStatus: state,
    discountAmountFen: record.amountFen,
    discountRate: rateOf(record.percent),
    fullAmountFen,
    validFrom,
    validTo,
    useCount: record.useCount,
    maxUseCount: record.maxUseCount,
    useTime: record.useTime,
    usedOrderNo: record.usedOrderNo,
    slots: writtenSlots(record.slots),
    memberLevels: record.memberLevels,
    businessTypes: record.businessTypes,
  };
}

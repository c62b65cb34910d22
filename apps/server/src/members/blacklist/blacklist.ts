import type { StoredRow } from "@yunshou/contract";
import type { blacklist } from "@yunshou/contract/members/blacklist";
import {
  checkBlacklistReason,
  checkBlacklistValue,
  maskHolder,
  maskPhone,
  refuse,
  type Refusal,
} from "@yunshou/domain";
import { recordAudit } from "../../platform/audit.queries.ts";
import type { HandlersOf } from "../../platform/call.ts";
import type { Secrets } from "../../platform/secrets.ts";
import { nextIds } from "../cardBook.queries.ts";
import { cardIdByNo } from "../cards.queries.ts";
import { type AnyCall, cardMerchantOf, checkCards } from "../gate.ts";
import { hashesOf, openHolder, phoneIndexOf } from "../holders.ts";
import { memberByPhone, memberOf } from "../members.queries.ts";
import * as queries from "./blacklist.queries.ts";

export const blacklistContext = (entryId: string): string => `blacklist:${entryId}:phone`;

/** A phone as an entry keeps it: opens for this entry only, and is found by the whole number. */
export const sealedPhone = (secrets: Secrets, entryId: string, phone: string) => ({
  phoneSealed: secrets.seal(Buffer.from(phone), blacklistContext(entryId)),
  phoneIndex: phoneIndexOf(secrets, phone),
});

/** A card that somebody who manages areas does not manage (CARD-24). */
async function cardElsewhere({ tx, session }: AnyCall, cardNo: string): Promise<Refusal | undefined> {
  const isHis = session.scope.cardAreas === undefined || (await cardIdByNo(tx, session.scope, cardNo)) !== undefined;
  return isHis ? undefined : refuse("members.cardUnknown", { field: "entryValue" });
}

/** The phone of a member whom he does not manage. */
async function phoneElsewhere(
  { tx, session }: AnyCall,
  merchantId: string,
  phoneIndex: Buffer,
): Promise<Refusal | undefined> {
  if (session.scope.cardAreas === undefined) return undefined;
  const member = await memberByPhone(tx, merchantId, phoneIndex);
  const isHis =
    member === undefined || (await memberOf(tx, session.scope, member.memberId, { lock: false })) !== undefined;
  return isHis ? undefined : refuse("members.unknown", { field: "entryValue" });
}

/** Handlers of the blacklist (SYS-17). */
export function blacklistHandlers({ secrets }: { readonly secrets: Secrets }): HandlersOf<typeof blacklist> {
  const valueOf = ({ entryId, phoneSealed, cardNo, memberId, holderSealed }: queries.BlacklistRecord): string => {
    if (phoneSealed !== null) return maskPhone(secrets.open(phoneSealed, blacklistContext(entryId)).toString());
    if (memberId === null || holderSealed === null) return cardNo ?? "";
    const { holderName, holderPhone } = maskHolder(openHolder(secrets, memberId, holderSealed));
    return `${holderName} ${holderPhone}`;
  };
  const rowOf = (record: queries.BlacklistRecord): StoredRow<typeof blacklist.list> => {
    const { entryId, entryKind, reason, addedBy, addedTime, merchantNo, merchantName } = record;
    return { entryId, entryKind, entryValue: valueOf(record), reason, addedBy, addedTime, merchantNo, merchantName };
  };
  const taken = (field: string) => refuse("blacklist.taken", { field });

  return {
    async list(call) {
      const refused = checkCards(call);
      if (refused !== undefined) return refused;
      const { entryKind, cardNo, holderPhone } = call.input;
      const { rows, ...counts } = await queries.listEntries(
        call.tx,
        call.session.scope,
        { entryKind, cardNo, phoneHash: hashesOf(secrets, { holderPhone }).phoneHash },
        call.input,
      );
      return { rows: rows.map(rowOf), ...counts };
    },

    async add(call) {
      const { tx, session, input } = call;
      const owner = checkCards(call) ?? (await cardMerchantOf(call, input.merchantId));
      if ("ok" in owner) return owner;
      const value = checkBlacklistValue(input.entryKind, input.entryValue);
      if (!value.ok) return value;
      const reason = checkBlacklistReason(input.reason);
      if (!reason.ok) return reason;
      const isPhone = input.entryKind === "phone";
      const elsewhere = isPhone
        ? await phoneElsewhere(call, owner.merchantId, phoneIndexOf(secrets, value.value))
        : await cardElsewhere(call, value.value);
      if (elsewhere !== undefined) return elsewhere;
      const [entryId] = (await nextIds(tx, 1)) as [string];
      const inserted = await queries.insertEntry(tx, {
        topId: owner.topId,
        merchantId: owner.merchantId,
        entryId,
        kind: input.entryKind,
        ...(isPhone ? sealedPhone(secrets, entryId, value.value) : { phoneSealed: null, phoneIndex: null }),
        cardNo: isPhone ? null : value.value,
        memberId: null,
        reason: reason.value,
        addedBy: session.userId,
      });
      if (!inserted) return taken("entryValue");
      await recordAudit(call, {
        action: "members.blacklist.add",
        object: isPhone ? maskPhone(value.value) : value.value,
        merchant: owner,
        after: { entryKind: input.entryKind, reason: reason.value },
      });
      return { entryId };
    },

    async addMember(call) {
      const { tx, session, input } = call;
      const member =
        checkCards(call) ??
        (await memberOf(tx, session.scope, input.memberId, { lock: true })) ??
        refuse("members.unknown", { field: "memberId" });
      if ("ok" in member) return member;
      const reason = checkBlacklistReason(input.reason);
      if (!reason.ok) return reason;
      const [entryId] = (await nextIds(tx, 1)) as [string];
      const { topId, merchantId, memberId } = member;
      const inserted = await queries.insertEntry(tx, {
        topId,
        merchantId,
        entryId,
        kind: "member",
        phoneSealed: null,
        phoneIndex: null,
        cardNo: null,
        memberId,
        reason: reason.value,
        addedBy: session.userId,
      });
      if (!inserted) return taken("memberId");
      await recordAudit(call, {
        action: "members.blacklist.add",
        object: maskHolder(openHolder(secrets, memberId, member.holderSealed)).holderName,
        merchant: member,
        after: { entryKind: "member", reason: reason.value },
      });
      return { entryId };
    },

    async remove(call) {
      const entry =
        checkCards(call) ??
        (await queries.entryOf(call.tx, call.session.scope, call.input.entryId)) ??
        refuse("record.unknown", { field: "entryId" });
      if ("ok" in entry) return entry;
      await queries.deleteEntry(call.tx, entry);
      const { entryKind, reason } = entry;
      await recordAudit(call, {
        action: "members.blacklist.remove",
        object: valueOf(entry),
        merchant: entry,
        before: { entryKind, reason },
      });
      return {};
    },
  };
}

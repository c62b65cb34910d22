import type { StoredRow } from "@yunshou/contract";
import type { memberAssignments, members } from "@yunshou/contract/members/members";
import { asSystem, type Database } from "@yunshou/database";
import {
  bindStateOf,
  businessDay,
  checkAnonymise,
  checkGuardianship,
  checkMemberFields,
  checkNotBlacklisted,
  checkUnbind,
  maskHolder,
  noGuardian,
  refuse,
} from "@yunshou/domain";
import { recordAudit, writeAudit } from "../platform/audit.queries.ts";
import type { HandlersOf } from "../platform/call.ts";
import type { Secrets } from "../platform/secrets.ts";
import { openCardBook, writeCardBook } from "./cardBook.ts";
import { lockCards, lockCardsOfMember, nextIds } from "./cardBook.queries.ts";
import { moveCards } from "./cardDesk.ts";
import { isBlacklisted } from "./blacklist/blacklist.queries.ts";
import { cardIdByNo } from "./cards.queries.ts";
import { type AnyCall, cardMerchantOf, checkCards, merchantChoices } from "./gate.ts";
import { hashesOf, openHolder, phoneIndexOf, sealHolder, sealNobody } from "./holders.ts";
import * as queries from "./members.queries.ts";
import { isClassOf } from "./schools/schools.queries.ts";

type Row = StoredRow<typeof members.list>;

const unknown = () => refuse("members.unknown", { field: "memberId" });
const cardUnknown = (field: string) => refuse("members.cardUnknown", { field });
const noClass = () => refuse("schools.unknown", { field: "classId" });
const taken = () => refuse("members.phoneTaken", { field: "holderPhone" });

/** Handlers of members (CARD-02, CARD-04, CARD-27). */
export function memberHandlers({
  database,
  secrets,
}: {
  readonly database: Database;
  readonly secrets: Secrets;
}): HandlersOf<typeof members> {
  const find = async (call: AnyCall, memberId: string, lock = true) =>
    checkCards(call) ?? (await queries.memberOf(call.tx, call.session.scope, memberId, { lock })) ?? unknown();
  const masked = (member: queries.MemberRecord) =>
    maskHolder(openHolder(secrets, member.memberId, member.holderSealed));

  return {
    async list(call) {
      const refused = checkCards(call);
      if (refused !== undefined) return refused;
      const { memberId, memberLevel, cardNo, merchantName, areaId, schoolUnitId } = call.input;
      const { rows, ...counts } = await queries.listMembers(
        call.tx,
        call.session.scope,
        { ...hashesOf(secrets, call.input), memberId, memberLevel, cardNo, merchantName, areaId, schoolUnitId },
        call.input,
      );
      return { rows: rows.map((row) => rowOf(secrets, row)), ...counts };
    },

    async options(call) {
      const refused = checkCards(call);
      return refused ?? { merchants: (await merchantChoices(call)).map(({ topId: _, ...merchant }) => merchant) };
    },

    async detail(call) {
      const member = await find(call, call.input.memberId, false);
      if ("ok" in member) return member;
      const { session, address, requestId } = call;
      // Reading runs in a transaction that cannot write, so the record of it has its own.
      const entry = {
        action: "members.member.read",
        object: masked(member).holderName,
        merchant: member,
        actorId: session.viewerId ?? session.userId,
        address,
        requestId,
      };
      await asSystem(database, (tx) => writeAudit(tx, entry));
      const { memberId, merchantId, memberLevel, classId, remark } = member;
      return {
        memberId,
        merchantId,
        memberLevel,
        classId,
        remark,
        birthDay: null,
        ...noGuardian,
        ...openHolder(secrets, memberId, member.holderSealed),
        guardianConsent: member.guardianAgreed,
      };
    },

    async create(call) {
      const refused = checkCards(call);
      if (refused !== undefined) return refused;
      const owner = await cardMerchantOf(call, call.input.merchantId);
      if ("ok" in owner) return owner;
      const fields = checkMemberFields(call.input);
      if (!fields.ok) return fields;
      const guardian = checkGuardianship(call.input, businessDay(call.now, call.session.timeZone));
      if (!guardian.ok) return guardian;
      const guardianAgreedAt = guardian.value.guardianConsent ? call.now : null;
      const { memberLevel, classId } = call.input;
      if (classId !== null && !(await isClassOf(call.tx, owner, classId))) return noClass();
      const phoneIndex = phoneIndexOf(secrets, fields.value.holderPhone);
      const served = checkNotBlacklisted(
        await isBlacklisted(call.tx, owner, { cardNo: null, memberId: null, phoneIndex }),
        "holderPhone",
      );
      if (!served.ok) return served;
      const [memberId] = (await nextIds(call.tx, 1)) as [string];
      const { topId, merchantId } = owner;
      const inserted = await queries.insertMember(call.tx, {
        topId,
        merchantId,
        memberId,
        ...sealHolder(secrets, memberId, { ...fields.value, ...guardian.value }),
        guardianAgreedAt,
        memberLevel,
        classId,
        remark: fields.value.remark,
        createdBy: call.session.userId,
      });
      if (!inserted) return taken();
      const shown = maskHolder(fields.value);
      await recordAudit(call, {
        action: "members.member.create",
        object: shown.holderName,
        merchant: owner,
        after: { ...shown, memberLevel, remark: fields.value.remark, guardianAgreed: guardianAgreedAt !== null },
      });
      return { memberId };
    },

    async update(call) {
      const member = await find(call, call.input.memberId);
      if ("ok" in member) return member;
      const fields = checkMemberFields(call.input);
      if (!fields.ok) return fields;
      const guardian = checkGuardianship(call.input, businessDay(call.now, call.session.timeZone));
      if (!guardian.ok) return guardian;
      const guardianAgreedAt = guardian.value.guardianConsent ? call.now : null;
      const { memberLevel, classId } = call.input;
      if (classId !== null && !(await isClassOf(call.tx, member, classId))) return noClass();
      const { holderPhone } = fields.value;
      if (holderPhone !== openHolder(secrets, member.memberId, member.holderSealed).holderPhone) {
        const named = { cardNo: null, memberId: null, phoneIndex: phoneIndexOf(secrets, holderPhone) };
        const served = checkNotBlacklisted(await isBlacklisted(call.tx, member, named), "holderPhone");
        if (!served.ok) return served;
      }
      const before = masked(member);
      if (
        !(await queries.saveMember(call.tx, member, {
          ...sealHolder(secrets, member.memberId, { ...fields.value, ...guardian.value }),
          guardianAgreedAt,
          memberLevel,
          classId,
          remark: fields.value.remark,
        }))
      )
        return taken();
      await recordAudit(call, {
        action: "members.member.edit",
        object: before.holderName,
        merchant: member,
        before: { ...before, memberLevel: member.memberLevel, remark: member.remark },
        after: {
          ...maskHolder(fields.value),
          memberLevel,
          remark: fields.value.remark,
          guardianAgreed: guardianAgreedAt !== null,
        },
      });
      return {};
    },

    async bind(call) {
      const { tx, session, input } = call;
      const member = await find(call, input.memberId);
      if ("ok" in member) return member;
      const cardId = await cardIdByNo(tx, session.scope, input.cardNo);
      const [card] = cardId === undefined ? [] : await lockCards(tx, session.scope, [cardId]);
      if (card === undefined) return cardUnknown("cardNo");
      if (card.memberId !== null) return refuse("members.cardBound", { field: "cardNo" });
      const named = { cardNo: card.cardNo, memberId: member.memberId, phoneIndex: null };
      const served = checkNotBlacklisted(await isBlacklisted(tx, card, named), "cardNo");
      if (!served.ok) return served;
      if (card.state === "cancelled") return refuse("members.cardNotUsable", { field: "cardNo" });
      if (card.merchantId !== member.merchantId) return refuse("members.otherMerchant", { field: "cardNo" });
      card.memberId = member.memberId;
      const book = openCardBook();
      book.cards.add(card);
      await writeCardBook(tx, book);
      await recordAudit(call, {
        action: "members.member.bind",
        object: masked(member).holderName,
        merchant: member,
        after: { cardNo: card.cardNo },
      });
      return {};
    },

    async anonymise(call) {
      const { tx, session, now, input } = call;
      const member = await find(call, input.memberId);
      if ("ok" in member) return member;
      const held = await lockCardsOfMember(tx, member.topId, member.memberId);
      const checked = checkAnonymise(held);
      if (!checked.ok) return checked;
      await queries.anonymiseMember(tx, member, { ...sealNobody(secrets, member.memberId), at: now });
      await recordAudit(call, {
        action: "members.member.anonymise",
        object: `#${member.memberId}`,
        merchant: member,
        after: { by: session.userId },
      });
      return {};
    },

    async unbind(call) {
      const { tx, session, input } = call;
      const refused = checkCards(call);
      if (refused !== undefined) return refused;
      const [card] = await lockCards(tx, session.scope, [input.cardId]);
      if (card === undefined) return cardUnknown("cardId");
      // A cancelled card goes on naming its last holder, who may owe what is missing on it.
      if (bindStateOf(card.memberId === input.memberId, card.state) === "unbound")
        return refuse("members.cardUnbound", { field: "cardId" });
      const unowing = checkUnbind(card);
      if (!unowing.ok) return unowing;
      const member = await queries.memberOf(tx, session.scope, input.memberId, { lock: false });
      card.memberId = null;
      const book = openCardBook();
      book.cards.add(card);
      await writeCardBook(tx, book);
      await recordAudit(call, {
        action: "members.member.unbind",
        object: member === undefined ? card.cardNo : masked(member).holderName,
        merchant: card,
        before: { cardNo: card.cardNo },
      });
      return {};
    },
  };
}

/** Handlers of members by merchant and of their way to another one. */
export function memberAssignmentHandlers({
  secrets,
}: {
  readonly secrets: Secrets;
}): HandlersOf<typeof memberAssignments> {
  return {
    async list(call) {
      const refused = checkCards(call);
      if (refused !== undefined) return refused;
      const { merchantName, holderPhone } = call.input;
      const { rows, ...counts } = await queries.listMembers(
        call.tx,
        call.session.scope,
        { ...hashesOf(secrets, { holderPhone }), merchantName },
        call.input,
      );
      return { rows: rows.map((row) => rowOf(secrets, row)), ...counts };
    },

    async targets(call) {
      const member =
        checkCards(call) ??
        (await queries.memberOf(call.tx, call.session.scope, call.input.memberId, { lock: false })) ??
        unknown();
      if ("ok" in member) return member;
      const merchants = (await merchantChoices(call)).filter(
        ({ topId, merchantId }) => topId === member.topId && merchantId !== member.merchantId,
      );
      return { merchants: merchants.map(({ topId: _, ...merchant }) => merchant) };
    },

    async move(call) {
      const { tx, session, now, input } = call;
      const member =
        checkCards(call) ?? (await queries.memberOf(tx, session.scope, input.memberId, { lock: true })) ?? unknown();
      if ("ok" in member) return member;
      const target = await cardMerchantOf(call, input.merchantId);
      if ("ok" in target) return target;
      if (target.topId !== member.topId) return refuse("merchants.otherTree", { field: "merchantId" });
      if (target.merchantId === member.merchantId) return refuse("members.sameMerchant", { field: "merchantId" });
      const cards = await lockCardsOfMember(tx, member.topId, member.memberId);
      const { cardAreas } = session.scope;
      if (cardAreas !== undefined && cards.some(({ areaId }) => areaId === null || !cardAreas.includes(areaId)))
        return refuse("members.cardsElsewhere", { field: "memberId" });
      if (!(await queries.moveMember(tx, member, target.merchantId))) return taken();
      const left = {
        cards: cards.map(({ cardNo }) => cardNo),
        balanceFen: String(cards.reduce((sum, { balanceFen }) => sum + balanceFen, 0n)),
        giftFen: String(cards.reduce((sum, { giftFen }) => sum + giftFen, 0n)),
      };
      await moveCards({ tx, now, actorId: session.userId }, cards, target.merchantId);
      const object = maskHolder(openHolder(secrets, member.memberId, member.holderSealed)).holderName;
      await recordAudit(call, {
        action: "members.assignment.assign",
        object,
        merchant: member,
        before: { merchantId: member.merchantId, ...left },
        after: { merchantId: target.merchantId },
      });
      return {};
    },
  };
}

function rowOf(
  secrets: Secrets,
  { topId: _, guardianAgreed: __, holderSealed, ...row }: queries.MemberCardRecord,
): Row {
  const { memberId, cardId, cardStatus } = row;
  return {
    ...row,
    ...maskHolder(openHolder(secrets, memberId, holderSealed)),
    rowId: `${memberId}.${cardId ?? "0"}`,
    bindStatus: bindStateOf(cardId !== null, cardStatus),
  };
}

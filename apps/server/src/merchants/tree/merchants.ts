import type { AnswerOf, ParsedInputOf, Permission } from "@yunshou/contract";
import type { merchants } from "@yunshou/contract/merchants/merchants";
import {
  checkCode,
  checkMerchantFields,
  checkMove,
  checkRefundAdjustment,
  checkRefundReview,
  checkRolesAfterMove,
  checkFeeAgreed,
  checkSwitches,
  isBelow,
  maskContact,
  merchantStatusTable,
  nextMerchantNumber,
  placeAfterMove,
  refuse,
  type Refusal,
  step,
} from "@yunshou/domain";
import { asSystem, type Database } from "@yunshou/database";
import { readablePassword, sendPassword } from "../../access/people/oneTimePassword.ts";
import { createUser } from "../../access/people/person.ts";
import type { SmsSender } from "../../access/sms/sms.ts";
import type { AccessKeys } from "../../access/people/verifier.ts";
import type { Sessions } from "../../access/session/session.ts";
import { recordAudit, writeAudit } from "../../platform/audit.queries.ts";
import type { Call, HandlersOf } from "../../platform/call.ts";
import { startExport } from "../../platform/export/startExport.ts";
import { contactPhoneIndexes, openContact, sealContact, withMaskedContact } from "./contact.ts";
import { createMerchant } from "./createMerchant.ts";
import { merchantExport } from "./merchantExport.ts";
import * as queries from "./merchants.queries.ts";

type Inputs = { readonly [Name in keyof typeof merchants]: ParsedInputOf<(typeof merchants)[Name]> };
type Outputs = { readonly [Name in keyof typeof merchants]: AnswerOf<(typeof merchants)[Name]> };
type Filters = Omit<Inputs["export"], "format" | "without">;
type Own = Pick<Call<unknown, "session">, "tx" | "session">;

interface Dependencies {
  readonly database: Database;
  readonly keys: AccessKeys;
  readonly sms: SmsSender;
  readonly sessions: Pick<Sessions, "forgetAll">;
}

/** Handlers of the merchant tree (MERCHANT-01 to MERCHANT-20, REFUND-04 to REFUND-06). */
export function merchantHandlers({ database, keys, sms, sessions }: Dependencies): HandlersOf<typeof merchants> {
  const { secrets } = keys;
  const filtersOf = ({ merchantNo, merchantName, merchantKind, status, storeState, contactPhone }: Filters) => ({
    ...(merchantNo === undefined ? {} : { merchantNo }),
    ...(merchantName === undefined ? {} : { merchantName }),
    ...(merchantKind === undefined ? {} : { merchantKind }),
    ...(status === undefined ? {} : { status }),
    ...(storeState === undefined ? {} : { storeState }),
    ...(contactPhone === undefined
      ? {}
      : { contactPhoneIndexes: contactPhoneIndexes(secrets, contactPhone).map((index) => index.toString("hex")) }),
  });
  return {
    async list({ tx, session, input }) {
      const { rows, ...found } = await queries.listMerchants(tx, session, filtersOf(input), input);
      return { rows: rows.map((row) => withMaskedContact(secrets, row)), ...found };
    },

    export(call) {
      const { format, without } = call.input;
      const { merchantId } = call.session;
      return startExport({ ...call, input: { ...filtersOf(call.input), merchantId, format, without } }, merchantExport);
    },

    async tree({ tx, session }) {
      return { nodes: await queries.treeNodes<Outputs["tree"]["nodes"][number]>(tx, session) };
    },

    async detail({ tx, session, input }) {
      const merchant = await queries.findMerchant(tx, session, input.merchantId);
      return merchant === undefined
        ? refuse("merchants.unknown", { field: "merchantId" })
        : withMaskedContact(secrets, merchant);
    },

    async contact(call) {
      const merchant = await queries.findMerchant(call.tx, call.session, call.input.merchantId);
      if (merchant === undefined) return refuse("merchants.unknown", { field: "merchantId" });
      await recordContactRead(database, call, merchant);
      return { merchantId: merchant.merchantId, ...openContact(secrets, merchant.merchantId, merchant.contactSealed) };
    },

    async add(call) {
      const { tx, session, input } = call;
      const columns = readForm(input);
      if ("ok" in columns) return columns;
      const account = checkCode(input.loginName, "loginName");
      if (!account.ok) return account;
      if (input.parentId === null && session.scope.merchants !== "all")
        return refuse("merchants.notBelow", { field: "parentId" });
      if (input.parentId !== null && (await queries.findMerchant(tx, session, input.parentId)) === undefined)
        return refuse("merchants.unknown", { field: "parentId" });
      const away = sms.refusal(call.now);
      if (away !== undefined) return away;
      const merchant = await createMerchant(tx, { name: columns.name, kind: columns.kind, parentId: input.parentId });
      if ("ok" in merchant) return merchant;
      await queries.admitMerchant(tx, merchant.merchantId);
      await queries.saveMerchant(tx, merchant.merchantId, columns);
      await queries.saveContact(tx, merchant.merchantId, sealContact(secrets, merchant.merchantId, columns));
      const password = readablePassword();
      const person = await createUser(tx, keys, {
        merchantId: merchant.merchantId,
        topId: merchant.topId,
        account: account.value,
        name: columns.contactName || columns.name,
        phone: columns.contactPhone,
        email: columns.email,
        level: "1",
        roles: ["merchantAdmin"],
        secret: { password },
        mustChange: true,
      });
      if ("ok" in person) return { ...person, field: person.field === "phone" ? "contactPhone" : "loginName" };
      await recordAudit(call, {
        action: "merchants.add",
        object: merchant.merchantNo,
        merchant,
        after: { ...columns, ...maskContact(columns), loginName: account.value },
      });
      sendPassword(call, sms, { userId: person.userId, account: account.value, phone: columns.contactPhone }, password);
      // Sessions know what stands below them: without the new one its maker could do nothing in it yet.
      call.afterCommit(() => sessions.forgetAll());
      return { merchantId: merchant.merchantId, merchantNo: merchant.merchantNo };
    },

    async update(call) {
      const columns = readForm(call.input);
      if ("ok" in columns) return columns;
      const merchant = await lockBelow(call, call.input.merchantId);
      if ("ok" in merchant) return merchant;
      const before = await queries.findMerchant(call.tx, call.session, merchant.merchantId);
      await queries.saveMerchant(call.tx, merchant.merchantId, columns);
      await queries.saveContact(call.tx, merchant.merchantId, sealContact(secrets, merchant.merchantId, columns));
      await recordAudit(call, {
        action: "merchants.update",
        object: merchant.merchantNo,
        merchant,
        before: before && withMaskedContact(secrets, before),
        after: { ...columns, ...maskContact(columns) },
      });
      return {};
    },

    async move(call) {
      const { tx, session, input } = call;
      const seen = await queries.findMerchant(tx, session, input.merchantId);
      if (seen === undefined) return refuse("merchants.unknown", { field: "merchantId" });
      await queries.lockTree(tx, seen.topId);
      const parent = await queries.lockMerchant(tx, session, input.parentId);
      const merchant = await lockBelow(call, input.merchantId);
      if ("ok" in merchant) return merchant;
      if (parent === undefined || parent.status === "deleted")
        return refuse("merchants.unknown", { field: "parentId" });
      const allowed = checkMove(merchant, parent);
      if (!allowed.ok) return allowed;
      if (parent.status === "stopped") return refuse("merchants.stopped", { field: "parentId" });
      if (merchant.parentId === parent.merchantId) return { merchantNo: merchant.merchantNo };
      const roles = checkRolesAfterMove(await queries.accountsWithRolesAbove(tx, merchant.merchantId, parent.path));
      if (!roles.ok) return roles;
      const number = nextMerchantNumber(parent.merchantNo, Number(await queries.lastNumber(tx, parent.merchantId)));
      if (!number.ok) return number;
      const nodes = await queries.subtree(tx, merchant.merchantId);
      await queries.savePlaces(
        tx,
        merchant.merchantId,
        parent.merchantId,
        nodes.map((node) => placeAfterMove(node, merchant, parent, number.value)),
      );
      await recordAudit(call, {
        action: "merchants.move",
        object: number.value,
        merchant,
        before: { merchantNo: merchant.merchantNo, parentId: merchant.parentId },
        after: { merchantNo: number.value, parentId: parent.merchantId },
      });
      return { merchantNo: number.value };
    },

    async setStatus(call) {
      const { tx, input } = call;
      const merchant = await lockBelow(call, input.merchantId);
      if ("ok" in merchant) return merchant;
      const status = step(merchantStatusTable, merchant.status, input.action);
      if (!status.ok) return status;
      if (input.action === "remove") {
        const uses = await queries.usesOf(tx, merchant.merchantId);
        if (uses.machines + uses.merchants > 0) return refuse("merchants.inUse", { values: uses });
      }
      // Below one that is deleted nobody would find it again.
      if (input.action === "restore" && merchant.isParentDeleted)
        return refuse("merchants.stopped", { field: "merchantId" });
      await queries.setStatus(tx, merchant.merchantId, status.value);
      await recordAudit(call, {
        action: `merchants.${input.action}`,
        object: merchant.merchantNo,
        merchant,
        before: { status: merchant.status },
        after: { status: status.value },
      });
      return {};
    },

    async setFeatures(call) {
      const { tx, input } = call;
      const merchant = await lockBelow(call, input.merchantId);
      if ("ok" in merchant) return merchant;
      const features = checkSwitches(
        input.features,
        merchant.features,
        merchant.parentId === null ? "all" : merchant.featuresAbove,
      );
      if (!features.ok) return features;
      const fee = checkFeeAgreed(features.value, merchant.features, input.feeAgreed);
      if (!fee.ok) return fee;
      await queries.setFeatures(tx, merchant.merchantId, features.value);
      await recordAudit(call, {
        action: "merchants.setFeatures",
        object: merchant.merchantNo,
        merchant,
        before: { features: merchant.features },
        after: { features: features.value, ...(input.feeAgreed ? { feeAgreed: true } : {}) },
      });
      return {};
    },

    async setRefund(call) {
      const { tx, input } = call;
      const merchant = await lockBelow(call, input.merchantId);
      if ("ok" in merchant) return merchant;
      const maximum = checkRefundAdjustment(input.agreed, BigInt(input.maximumFen));
      if (!maximum.ok) return maximum;
      const review = checkRefundReview(input.reviewFen);
      if (!review.ok) return review;
      await queries.setRefund(tx, merchant.merchantId, {
        agreed: input.agreed,
        maximumFen: maximum.value,
        reviewFen: review.value,
      });
      await recordAudit(call, {
        action: "merchants.setRefund",
        object: merchant.merchantNo,
        merchant,
        after: {
          agreed: input.agreed,
          maximumFen: String(maximum.value),
          ...(input.reviewFen === undefined ? {} : { reviewFen: input.reviewFen }),
        },
      });
      return {};
    },
  };
}

/** A merchant strictly below the caller's own, locked: nobody changes his own switches, place or status. */
async function lockBelow({ tx, session }: Own, merchantId: string): Promise<queries.MerchantHead | Refusal> {
  const merchant = await queries.lockMerchant(tx, session, merchantId);
  if (merchant === undefined) return refuse("merchants.unknown", { field: "merchantId" });
  const managed =
    session.scope.merchants === "all" ? merchantId !== session.merchantId : isBelow(merchant, session.merchantId);
  if (!managed) return refuse("merchants.notBelow", { field: "merchantId" });
  await queries.admitMerchant(tx, merchantId);
  return merchant;
}

/** Reading runs in a transaction that cannot write, so the record of it has its own. */
async function recordContactRead(
  database: Database,
  { session, address, requestId }: Call<unknown, Permission>,
  merchant: queries.StoredMerchant,
): Promise<void> {
  const owner = { topId: merchant.topId, merchantId: merchant.merchantId };
  await asSystem(database, (own) =>
    writeAudit(own, {
      action: "merchants.contact.read",
      object: merchant.merchantNo,
      merchant: owner,
      actorId: session.viewerId ?? session.userId,
      address,
      requestId,
    }),
  );
}

/** The form as columns, or the first rule that it breaks. */
function readForm(form: Omit<Inputs["update"], "merchantId">): queries.MerchantColumns | Refusal {
  const fields = checkMerchantFields(form);
  return fields.ok
    ? { ...fields.value, kind: form.merchantKind, collects: form.collects, currency: form.currency }
    : fields;
}

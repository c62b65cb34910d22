import type { notificationSettings } from "@yunshou/contract/merchants/notifications";
import { checkNotification, checkPushTime, refuse } from "@yunshou/domain";
import { withMaskedPhone } from "../../access/people/userContact.ts";
import { recordAudit } from "../../platform/audit.queries.ts";
import type { HandlersOf } from "../../platform/call.ts";
import type { Secrets } from "../../platform/secrets.ts";
import { admitMerchant, lockMerchant } from "../tree/merchants.queries.ts";
import * as queries from "./notifications.queries.ts";

const unknown = () => refuse("merchants.unknown", { field: "merchantId" });
/** Handlers of who is told what about a merchant (MERCHANT-18, SYS-07). */
export const notificationSettingHandlers = (secrets: Secrets): HandlersOf<typeof notificationSettings> => ({
  async list({ tx, session, input }) {
    const { rows, ...found } = await queries.listSettings(tx, session, input);
    return {
      rows: rows.map((row) => ({ ...row, receivers: row.receivers.map((one) => withMaskedPhone(secrets, one)) })),
      ...found,
    };
  },

  async receivers({ tx, session, input }) {
    const path = await queries.pathOf(tx, session, input.merchantId);
    return path === undefined
      ? unknown()
      : {
          receivers: (await queries.possibleReceivers(tx, session.scope, path)).map((one) =>
            withMaskedPhone(secrets, one),
          ),
        };
  },

  async save(call) {
    const { tx, session, input, now } = call;
    const checked = checkNotification(input);
    if (!checked.ok) return checked;
    const pushTime = checkPushTime(input.pushTime);
    if (!pushTime.ok) return pushTime;
    const merchant = await lockMerchant(tx, session, input.merchantId);
    if (merchant === undefined) return unknown();
    const known = new Set(
      (await queries.possibleReceivers(tx, session.scope, merchant.path)).map(({ userId }) => userId),
    );
    if (input.receiverIds.some((userId) => !known.has(userId)))
      return refuse("merchants.receiverUnknown", { field: "receiverIds" });
    await admitMerchant(tx, merchant.merchantId);
    const { messageType, ways, enabled } = input;
    // Receivers of the merchants above are not the caller's to see, nor to take away.
    const unseen = (await queries.storedReceivers(tx, merchant, messageType)).filter((userId) => !known.has(userId));
    const receiverIds = [...new Set([...unseen, ...input.receiverIds])];
    await queries.saveSetting(
      tx,
      {
        topId: merchant.topId,
        merchantId: merchant.merchantId,
        messageType,
        ways,
        receiverIds,
        enabled,
        pushTime: pushTime.value,
      },
      now,
    );
    await recordAudit(call, {
      action: "merchants.notification.update",
      object: merchant.merchantNo,
      merchant,
      after: { messageType, ways, receiverIds, enabled, pushTime: pushTime.value },
    });
    return {};
  },
});

import type { merchantAccount } from "@yunshou/contract/merchants/account";
import { asSystem, type Database, type Handle } from "@yunshou/database";
import { checkOwnMerchant, maskContact } from "@yunshou/domain";
import type { Sessions } from "../../access/session/session.ts";
import { recordAudit, writeAudit } from "../../platform/audit.queries.ts";
import type { HandlersOf, Session } from "../../platform/call.ts";
import { replaceImage } from "../../platform/images/store.ts";
import type { Secrets } from "../../platform/secrets.ts";
import { lockLogo, logoOf, saveOwn, saveStore } from "./account.queries.ts";
import { collectionAccountsOf } from "../onboarding/collectionAccounts.ts";
import { openContact, sealContact, withMaskedContact } from "../tree/contact.ts";
import { findMerchant, saveContact, type StoredMerchant } from "../tree/merchants.queries.ts";

interface Parts {
  readonly database: Database;
  readonly secrets: Secrets;
  readonly dataDir: string;
  readonly sessions: Sessions;
}

/** Handlers of the own merchant (MERCHANT-01, MERCHANT-02). */
export function merchantAccountHandlers({
  database,
  secrets,
  dataDir,
  sessions,
}: Parts): HandlersOf<typeof merchantAccount> {
  return {
    async own({ tx, session }) {
      const merchant = withMaskedContact(secrets, await ownMerchant(tx, session));
      const {
        merchantNo,
        merchantName,
        companyName,
        merchantKind,
        contactName,
        contactPhone,
        address,
        email,
        hotline,
      } = merchant;
      const {
        currency,
        exchangeRate,
        pushTime,
        storeState,
        collects,
        maxPickupCodes,
        refundAgreed,
        refundMaximumFen,
        refundReviewFen,
        features,
        effectiveFeatures,
      } = merchant;
      return {
        merchantNo,
        merchantName,
        companyName,
        merchantKind,
        contactName,
        contactPhone,
        address,
        email,
        hotline,
        currency,
        exchangeRate,
        pushTime,
        storeState,
        collects,
        maxPickupCodes,
        refundAgreed,
        refundMaximumFen,
        refundReviewFen,
        features,
        effectiveFeatures,
        logo: await logoOf(tx, session.merchantId),
        collectionAccounts: await collectionAccountsOf(tx, secrets, ownerOf(session)),
      };
    },

    async contact({ tx, session, address, requestId }) {
      const merchant = await ownMerchant(tx, session);
      // Reading runs in a transaction that cannot write, so the record of it has its own.
      await asSystem(database, (own) =>
        writeAudit(own, {
          action: "merchants.account.contact.read",
          object: merchant.merchantNo,
          merchant: ownerOf(session),
          actorId: session.viewerId ?? session.userId,
          address,
          requestId,
        }),
      );
      return openContact(secrets, merchant.merchantId, merchant.contactSealed);
    },

    async update(call) {
      const { tx, session, input } = call;
      const fields = checkOwnMerchant(input);
      if (!fields.ok) return fields;
      const before = await ownMerchant(tx, session);
      const logo = await lockLogo(tx, session.merchantId);
      const refused = await replaceImage(call, dataDir, ownerOf(session), logo, input.logo, "logo");
      if (refused !== undefined) return refused;
      await saveOwn(tx, session.merchantId, { ...fields.value, logo: input.logo });
      await saveContact(tx, session.merchantId, sealContact(secrets, session.merchantId, fields.value));
      const masked = { ...fields.value, ...maskContact(fields.value), logo: input.logo };
      await recordAudit(call, {
        action: "merchants.account.update",
        object: before.merchantNo,
        merchant: ownerOf(session),
        before: { ...withMaskedContact(secrets, before), logo },
        after: masked,
      });
      // Sessions carry name and logo of the merchant for the top bar.
      call.afterCommit(() => sessions.forgetAll());
      return {};
    },

    async setStore(call) {
      const {
        tx,
        session,
        input: { storeState },
      } = call;
      const before = await ownMerchant(tx, session);
      await saveStore(tx, session.merchantId, storeState);
      await recordAudit(call, {
        action: "merchants.account.store",
        object: before.merchantNo,
        merchant: ownerOf(session),
        before: { storeState: before.storeState },
        after: { storeState },
      });
      return {};
    },
  };
}

const ownerOf = ({ topMerchantId, merchantId }: Session) => ({ topId: topMerchantId, merchantId });

async function ownMerchant(tx: Handle, session: Session): Promise<StoredMerchant> {
  const merchant = await findMerchant(tx, session, session.merchantId);
  if (merchant === undefined) throw new Error("the merchant of a session is gone");
  return merchant;
}

import type { Permission, StoredRow } from "@yunshou/contract";
import type { certificates } from "@yunshou/contract/merchants/certificates";
import { asSystem, type Database } from "@yunshou/database";
import { businessDay, checkCertificateReview, refuse } from "@yunshou/domain";
import { merchantOf, merchantsInScope } from "../../access/staff/users.queries.ts";
import { writeAudit } from "../../platform/audit.queries.ts";
import type { Call, HandlersOf } from "../../platform/call.ts";
import { addCertificate, changeCertificate, decideCertificate, removeCertificate } from "./certificateBook.ts";
import { imagesOf } from "./certificateImages.queries.ts";
import { certificateImageAnswer, type CertificateStore } from "./certificateImages.ts";
import { certificateRow } from "./certificateRow.ts";
import * as queries from "./certificates.queries.ts";
import { startExport } from "../../platform/export/startExport.ts";
import { certificateExport } from "./certificateExport.ts";

interface Dependencies {
  readonly database: Database;
  readonly store: CertificateStore;
}

type AnyCall = Call<unknown, Permission>;
type Row = StoredRow<typeof certificates.list>;

const unknown = () => refuse("merchants.certificateUnknown", { field: "certificateId" });
const todayOf = ({ now, session }: AnyCall) => businessDay(now, session.timeZone);

/** Handlers of certificates (SYS-16, FORM-02). */
export function certificateHandlers({ database, store }: Dependencies): HandlersOf<typeof certificates> {
  const find = ({ tx, session }: AnyCall, certificateId: string, lock = true) =>
    queries.certificateOf(tx, session.scope, certificateId, { lock });
  return {
    async list(call) {
      const today = todayOf(call);
      const { rows, ...counts } = await queries.listCertificates(
        call.tx,
        call.session.scope,
        call.input,
        today,
        call.input,
      );
      return { rows: rows.map((row) => shown(row, today, call.session.userId)), ...counts };
    },

    counts: (call) => queries.countCertificates(call.tx, call.session.scope, todayOf(call)),

    async options({ tx, session }) {
      const merchants = await merchantsInScope(tx, session.scope);
      return {
        merchants: merchants.map(({ merchantId, merchantNo, name }) => ({
          merchantId,
          merchantNo,
          merchantName: name,
        })),
      };
    },

    async detail(call) {
      const certificate = await find(call, call.input.certificateId, false);
      if (certificate === undefined) return unknown();
      const images = await imagesOf(call.tx, certificate);
      const reminders = await queries.remindersOf(call.tx, certificate);
      const { merchantId, reviewer, reviewTime, createdTime } = certificate;
      return {
        ...shown(certificate, todayOf(call), call.session.userId),
        merchantId,
        imageIds: images.map(({ imageId }) => imageId),
        createdTime,
        reviewer,
        reviewTime,
        reminders,
      };
    },

    async create(call) {
      const { tx, session, input } = call;
      const merchant = await merchantOf(tx, session.scope, input.merchantId);
      if (merchant === undefined) return refuse("merchants.unknown", { field: "merchantId" });
      return addCertificate(call, { topId: merchant.topId, merchantId: input.merchantId }, input.certType, input);
    },

    async update(call) {
      const certificate = await find(call, call.input.certificateId);
      if (certificate === undefined) return unknown();
      return (await changeCertificate(call, store.dataDir, certificate, call.input)) ?? {};
    },

    async remove(call) {
      const certificate = await find(call, call.input.certificateId);
      if (certificate === undefined) return unknown();
      return (await removeCertificate(call, store.dataDir, certificate)) ?? {};
    },

    async image(call) {
      const { session, address, requestId } = call;
      const certificate = await find(call, call.input.certificateId, false);
      if (certificate === undefined) return unknown();
      const image = await certificateImageAnswer(call.tx, store, certificate, call.input.imageId);
      if (image === undefined) return refuse("merchants.imageUnknown", { field: "imageId" });
      // Reading runs in a transaction that cannot write, so the record of it has its own.
      const { topId, merchantId, certNo } = certificate;
      await asSystem(database, (tx) =>
        writeAudit(tx, {
          action: "merchants.certificate.images.read",
          object: certNo,
          merchant: { topId, merchantId },
          actorId: session.viewerId ?? session.userId,
          address,
          requestId,
        }),
      );
      call.setHeader("x-content-type-options", "nosniff");
      return image;
    },

    async decide(call) {
      const { certificateIds, changedTimes, decision, remark } = call.input;
      const seen = new Map(certificateIds.map((certificateId, place) => [certificateId, changedTimes?.[place]]));
      const ids = [...new Set(certificateIds)].sort((left, right) => (BigInt(left) < BigInt(right) ? -1 : 1));
      if (ids.length === 0) return refuse("merchants.selectCertificates", { field: "certificateIds" });
      for (const certificateId of ids) {
        const certificate = await find(call, certificateId);
        if (certificate === undefined) return unknown();
        if (certificate.changedTime > (seen.get(certificateId) ?? certificate.changedTime))
          return refuse("merchants.certificateChanged", { field: "certificateIds" });
        const checked = checkCertificateReview(certificate, call.session.userId, decision, remark, todayOf(call));
        const refused = checked.ok ? await decideCertificate(call, certificate, decision, checked.value) : checked;
        if (refused !== undefined) return refused;
      }
      return { decided: ids.length };
    },

    export: (call) => startExport(call, certificateExport),
  };
}

const shown = (certificate: queries.CertificateRecord, today: string, userId: string): Row => ({
  ...certificateRow(certificate, today),
  own: certificate.writtenBy === userId,
});

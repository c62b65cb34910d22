import type { ParsedInputOf, Permission, StoredRow } from "@yunshou/contract";
import type { pharmacists } from "@yunshou/contract/pharmacy/pharmacists";
import { asSystem, type Database } from "@yunshou/database";
import { businessDay, checkDuty, maskPhone, refuse } from "@yunshou/domain";
import { removeCertificate } from "../merchants/certificates/certificateBook.ts";
import { imagesOf } from "../merchants/certificates/certificateImages.queries.ts";
import { certificateImageAnswer, type CertificateStore } from "../merchants/certificates/certificateImages.ts";
import { certificateOf } from "../merchants/certificates/certificates.queries.ts";
import { recordAudit, writeAudit } from "../platform/audit.queries.ts";
import type { Call, HandlersOf } from "../platform/call.ts";
import type { Secrets } from "../platform/secrets.ts";
import { medicineMerchants } from "./medicine.queries.ts";
import { checkMedicine, isMedicine } from "./medicineGate.ts";
import { addPharmacist, changePharmacist, openPhone, phoneIndexes } from "./pharmacistBook.ts";
import { pharmacistRow } from "./pharmacistRow.ts";
import * as queries from "./pharmacists.queries.ts";
import { startExport } from "../platform/export/startExport.ts";
import { pharmacistExport } from "./pharmacistExport.ts";

interface Dependencies {
  readonly database: Database;
  readonly store: CertificateStore;
}

type AnyCall = Call<unknown, Permission>;
type Row = StoredRow<typeof pharmacists.list>;

const unknown = () => refuse("pharmacy.pharmacistUnknown", { field: "pharmacistId" });
const todayOf = ({ now, session }: AnyCall) => businessDay(now, session.timeZone);

/** Handlers of pharmacists (RX-07, SYS-16). */
export function pharmacistHandlers({ database, store }: Dependencies): HandlersOf<typeof pharmacists> {
  const { secrets } = store;
  const find = async (call: AnyCall, pharmacistId: string, lock = true) =>
    (await checkMedicine(call)) ??
    (await queries.pharmacistOf(call.tx, call.session.scope, pharmacistId, { lock })) ??
    unknown();
  /** Reading runs in a transaction that cannot write, so the record of it has its own. */
  const auditRead = (
    { session, address, requestId }: AnyCall,
    { topId, merchantId, userName }: queries.PharmacistRecord,
    action: string,
  ) =>
    asSystem(database, (tx) =>
      writeAudit(tx, {
        action,
        object: userName,
        merchant: { topId, merchantId },
        actorId: session.viewerId ?? session.userId,
        address,
        requestId,
      }),
    );

  return {
    async list(call) {
      const refused = await checkMedicine(call);
      if (refused !== undefined) return refused;
      const today = todayOf(call);
      const { rows, ...counts } = await queries.listPharmacists(
        call.tx,
        call.session.scope,
        filtersOf(secrets, call.input),
        today,
        call.input,
      );
      return { rows: rows.map((row) => rowOf(secrets, row, today)), ...counts };
    },

    async options(call) {
      const refused = await checkMedicine(call);
      if (refused !== undefined) return refused;
      const merchants = await medicineMerchants(call.tx, call.session.scope, null);
      return {
        merchants: merchants
          .filter((one) => isMedicine(one, call.session))
          .map(({ merchantId, merchantNo, merchantName }) => ({ merchantId, merchantNo, merchantName })),
      };
    },

    async detail(call) {
      const pharmacist = await find(call, call.input.pharmacistId, false);
      if ("ok" in pharmacist) return pharmacist;
      const images = await imagesOf(call.tx, pharmacist);
      await auditRead(call, pharmacist, "pharmacy.pharmacist.read");
      const { merchantId, certName, reviewRemark } = pharmacist;
      return {
        ...rowOf(secrets, pharmacist, todayOf(call)),
        phone: openPhone(secrets, pharmacist),
        merchantId,
        certName,
        reviewRemark,
        imageIds: images.map(({ imageId }) => imageId),
      };
    },

    async create(call) {
      const refused = await checkMedicine(call);
      if (refused !== undefined) return refused;
      const [merchant] = await medicineMerchants(call.tx, call.session.scope, call.input.merchantId);
      if (merchant === undefined) return refuse("merchants.unknown", { field: "merchantId" });
      if (!isMedicine(merchant, call.session)) return refuse("merchants.featureOff", { field: "merchantId" });
      return addPharmacist(call, secrets, { topId: merchant.topId, merchantId: merchant.merchantId }, call.input);
    },

    async update(call) {
      const pharmacist = await find(call, call.input.pharmacistId);
      if ("ok" in pharmacist) return pharmacist;
      return (await changePharmacist(call, store, pharmacist, call.input)) ?? {};
    },

    async setDuty(call) {
      const { onDuty, pharmacistId } = call.input;
      const pharmacist = await find(call, pharmacistId);
      if ("ok" in pharmacist) return pharmacist;
      if (pharmacist.onDuty === onDuty) return refuse("state.notAllowed", { field: "onDuty" });
      const checked = onDuty ? checkDuty(pharmacist, todayOf(call)) : undefined;
      if (checked?.ok === false) return checked;
      await queries.saveDuty(call.tx, pharmacist, onDuty);
      await recordAudit(call, {
        action: `pharmacy.pharmacist.${onDuty ? "enable" : "disable"}`,
        object: pharmacist.userName,
        merchant: pharmacist,
      });
      return {};
    },

    async remove(call) {
      const pharmacist = await find(call, call.input.pharmacistId);
      if ("ok" in pharmacist) return pharmacist;
      const certificate = await certificateOf(call.tx, call.session.scope, pharmacist.certificateId, { lock: true });
      await queries.deletePharmacist(call.tx, pharmacist);
      await recordAudit(call, {
        action: "pharmacy.pharmacist.remove",
        object: pharmacist.userName,
        merchant: pharmacist,
        before: { certNo: pharmacist.certNo },
      });
      return (certificate === undefined ? undefined : await removeCertificate(call, store.dataDir, certificate)) ?? {};
    },

    async image(call) {
      const pharmacist = await find(call, call.input.pharmacistId, false);
      if ("ok" in pharmacist) return pharmacist;
      const certificate = await certificateOf(call.tx, call.session.scope, pharmacist.certificateId, { lock: false });
      const image =
        certificate === undefined
          ? undefined
          : await certificateImageAnswer(call.tx, store, certificate, call.input.imageId);
      if (image === undefined) return refuse("merchants.imageUnknown", { field: "imageId" });
      await auditRead(call, pharmacist, "pharmacy.pharmacist.images.read");
      call.setHeader("x-content-type-options", "nosniff");
      return image;
    },

    async export(call) {
      const { format, ...filters } = call.input;
      return (
        (await checkMedicine(call)) ??
        startExport({ ...call, input: { ...filtersOf(secrets, filters), format } }, pharmacistExport)
      );
    },
  };
}

function filtersOf(
  secrets: Secrets,
  { userName, duty, phone }: Partial<Omit<ParsedInputOf<typeof pharmacists.export>, "format">>,
): queries.PharmacistFilters {
  return {
    userName,
    duty,
    phoneHashes: phone === undefined ? undefined : phoneIndexes(secrets, phone).map((hash) => hash.toString("hex")),
  };
}

function rowOf(secrets: Secrets, record: queries.PharmacistRecord, today: string): Row {
  const { certName: _, ...row } = pharmacistRow(record, today);
  return { ...row, phone: maskPhone(openPhone(secrets, record)) };
}

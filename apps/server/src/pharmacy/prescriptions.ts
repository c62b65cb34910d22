import type { Permission } from "@yunshou/contract";
import type { prescriptions } from "@yunshou/contract/pharmacy/prescriptions";
import { asSystem, type Database } from "@yunshou/database";
import {
  businessDay,
  checkDayRange,
  checkPharmacist,
  checkReviewRemark,
  conflictsAmong,
  decidePrescription,
  dutyStateOf,
  type PrescriptionEvent,
  queryRangeDays,
  refuse,
  type Refusal,
  type Reviewer,
} from "@yunshou/domain";
import { openUserPhone } from "../access/people/userContact.ts";
import { recordAudit, writeAudit } from "../platform/audit.queries.ts";
import type { Call, HandlersOf } from "../platform/call.ts";
import { startExport } from "../platform/export/startExport.ts";
import { isRefusal } from "../platform/refused.ts";
import { conflictsOfProducts } from "./conflicts.queries.ts";
import { checkMedicine } from "./medicineGate.ts";
import { phoneIndexes } from "./pharmacistBook.ts";
import { openPatient, patientHashes } from "./prescriptionBook.ts";
import { prescriptionExport } from "./prescriptionExport.ts";
import { imagesOfPrescription } from "./prescriptionImages.queries.ts";
import { prescriptionImageAnswer, type PrescriptionStore } from "./prescriptionImages.ts";
import { prescriptionRow } from "./prescriptionRow.ts";
import * as queries from "./prescriptions.queries.ts";
import { refuseForbidden } from "./togetherGate.ts";

interface Dependencies {
  readonly database: Database;
  readonly store: PrescriptionStore;
}

type AnyCall = Call<unknown, Permission>;
const actions = {
  review: "pharmacy.prescription.reviewPrescription",
  cancel: "pharmacy.prescription.cancelPrescription",
} as const satisfies Record<PrescriptionEvent, string>;
const unknown = () => refuse("pharmacy.prescriptionUnknown", { field: "rxNo" });

/** Handlers of prescriptions (RX-01 to RX-05, MED-09). */
export function prescriptionHandlers({ database, store }: Dependencies): HandlersOf<typeof prescriptions> {
  const { secrets } = store;
  const at = ({ now, session }: AnyCall) => ({ now, today: businessDay(now, session.timeZone) });
  const find = async (call: AnyCall, rxNo: string, lock: boolean): Promise<queries.PrescriptionRecord | Refusal> =>
    (await checkMedicine(call)) ??
    (await queries.prescriptionOf(call.tx, { scope: call.session.scope, language: call.language }, rxNo, { lock })) ??
    unknown();
  const filtersOf = <Filters extends { readonly patientName?: string | undefined }>({
    patientName,
    ...filters
  }: Filters) => ({
    ...filters,
    nameHashes: patientName === undefined ? undefined : patientHashes(secrets, patientName),
  });

  /** The caller as a pharmacist of the tree: found by his phone, on duty before all else. */
  async function reviewerOf(call: AnyCall, topId: string): Promise<Reviewer & { readonly name: string }> {
    const { userId } = call.session;
    const phone = openUserPhone(secrets, { userId, phoneSealed: await queries.phoneOfUser(call.tx, userId) });
    if (phone === null) return { duty: null, phone, name: "" };
    const { today } = at(call);
    const found = (await queries.pharmacistsWithPhone(call.tx, topId, phoneIndexes(secrets, phone))).map((one) => ({
      duty: dutyStateOf(one.onDuty, one, today),
      name: one.userName,
    }));
    const best = found.find(({ duty }) => duty === "onDuty") ?? found[0];
    return { duty: best?.duty ?? null, phone, name: best?.name ?? "" };
  }

  /** Reading runs in a transaction that cannot write, so the record of it has its own. */
  const auditRead = (
    { session, address, requestId }: AnyCall,
    { topId, merchantId, rxNo }: queries.PrescriptionRecord,
    action: string,
  ) =>
    asSystem(database, (tx) =>
      writeAudit(tx, {
        action,
        object: rxNo,
        merchant: { topId, merchantId },
        actorId: session.viewerId ?? session.userId,
        address,
        requestId,
      }),
    );

  /** What does not go together with other medicine that was approved for the same patient and is still good. */
  async function meeting(call: AnyCall, one: queries.PrescriptionRecord) {
    const { patientName, patientPhone } = openPatient(secrets, one.rxNo, one.patientSealed);
    const others = await queries.approvedOfName(call.tx, one, patientHashes(secrets, patientName), at(call).today);
    const own = others.filter(
      ({ rxNo, patientSealed }) => openPatient(secrets, rxNo, patientSealed).patientPhone === patientPhone,
    );
    const productIds = [one.productId, ...own.map(({ productId }) => productId)];
    const known = await conflictsOfProducts(call.tx, one.topId, productIds, call.language);
    return conflictsAmong(productIds, known).filter((pair) =>
      [pair.productId, pair.otherProductId].includes(one.productId),
    );
  }

  async function decide(
    call: Call<{ readonly rxNo: string; readonly reviewRemark: string }, Permission>,
    event: PrescriptionEvent,
  ) {
    const one = await find(call, call.input.rxNo, true);
    if (isRefusal(one)) return one;
    const remark = checkReviewRemark(event, call.input.reviewRemark);
    if (!remark.ok) return remark;
    const reviewer = await reviewerOf(call, one.topId);
    const { patientPhone } = openPatient(secrets, one.rxNo, one.patientSealed);
    const { now, today } = at(call);
    const next = decidePrescription(
      event,
      { state: one.rxStatus, validTo: one.validTo, patientPhone },
      reviewer,
      today,
    );
    if (!next.ok) return next;
    if (event === "review") {
      await queries.lockPatient(call.tx, one);
      const forbidden = refuseForbidden(await meeting(call, one), call.language);
      if (forbidden !== undefined) return forbidden;
    }
    const decided = { state: next.value, pharmacistName: reviewer.name, reviewRemark: remark.value };
    await queries.saveDecision(call.tx, one, { ...decided, userId: call.session.userId, at: now });
    await recordAudit(call, {
      action: actions[event],
      object: one.rxNo,
      merchant: { topId: one.topId, merchantId: one.merchantId },
      before: { state: one.rxStatus },
      after: decided,
    });
    return {};
  }

  return {
    async list(call) {
      const refused = await checkMedicine(call);
      if (refused !== undefined) return refused;
      const range = checkDayRange(call.input.fromDay, call.input.toDay, queryRangeDays.orders);
      if (!range.ok) return range;
      const { rows, ...found } = await queries.listPrescriptions(
        call.tx,
        { scope: call.session.scope, language: call.language },
        call.session.timeZone,
        filtersOf(call.input),
        call.input,
      );
      return { ...found, rows: rows.map((row) => prescriptionRow(secrets, row, at(call))) };
    },

    async detail(call) {
      const one = await find(call, call.input.rxNo, false);
      if (isRefusal(one)) return one;
      const patient = openPatient(secrets, one.rxNo, one.patientSealed);
      const allowed = checkPharmacist(await reviewerOf(call, one.topId), {
        state: one.rxStatus,
        validTo: one.validTo,
        patientPhone: patient.patientPhone,
      });
      await auditRead(call, one, "pharmacy.prescription.read");
      const { topId, merchantId: _, productId: __, doctorTitle, reviewRemark, ...row } = one;
      const conflicts = await meeting(call, one);
      return {
        ...prescriptionRow(secrets, row, at(call)),
        ...patient,
        doctorTitle,
        reviewRemark,
        imageIds: (await imagesOfPrescription(call.tx, topId, one.rxNo)).map(({ imageId }) => imageId),
        conflicts: conflicts.map(({ firstName, secondName, severity, reason }) => ({
          firstName,
          secondName,
          severity,
          reason,
        })),
        reviewRefused: allowed.ok
          ? null
          : allowed.code === "pharmacy.prescriptionOwn"
            ? "pharmacy.prescriptionOwn"
            : "pharmacy.notOnDuty",
      };
    },

    async image(call) {
      const one = await find(call, call.input.rxNo, false);
      if (isRefusal(one)) return one;
      const image = await prescriptionImageAnswer(call.tx, store, one, call.input.imageId);
      if (image === undefined) return refuse("merchants.imageUnknown", { field: "imageId" });
      await auditRead(call, one, "pharmacy.prescription.images.read");
      call.setHeader("x-content-type-options", "nosniff");
      return image;
    },

    review: (call) => decide(call, "review"),
    cancel: (call) => decide(call, "cancel"),

    async export(call) {
      const refused = await checkMedicine(call);
      if (refused !== undefined) return refused;
      const range = checkDayRange(call.input.fromDay, call.input.toDay, queryRangeDays.exports);
      return range.ok ? startExport({ ...call, input: filtersOf(call.input) }, prescriptionExport) : range;
    },
  };
}

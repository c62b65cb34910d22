import type { prescriptionUploads } from "@yunshou/contract/pharmacy/prescriptionUploads";
import { checkPrescriptionFields, prescriptionLimits, prescriptionValidTo, refuse } from "@yunshou/domain";
import { writeAudit } from "../platform/audit.queries.ts";
import type { HandlersOf } from "../platform/call.ts";
import { isRefusal } from "../platform/refused.ts";
import type { Secrets } from "../platform/secrets.ts";
import { sealPatient } from "./prescriptionBook.ts";
import { imagesOfPrescription } from "./prescriptionImages.queries.ts";
import { linkOfCall } from "./prescriptionLink.ts";
import * as queries from "./prescriptionUploads.queries.ts";

/** Handlers for the customer at a machine. They run in the rights of the system; the token is their scope (MED-09). */
export function prescriptionUploadHandlers(secrets: Secrets): HandlersOf<typeof prescriptionUploads> {
  return {
    async current(call) {
      const link = await linkOfCall(secrets, call);
      if (isRefusal(link)) return link;
      const place = await queries.placeOf(call.tx, link, call.language, call.now);
      if (place === undefined) return refuse("pharmacy.prescriptionLink");
      const uploaded = await queries.uploadedState(call.tx, link);
      const doctors = (await queries.doctorsOf(call.tx, link)).filter(({ enabled }) => enabled);
      return {
        rxNo: link.rxNo,
        machineNo: place.machineNo,
        medicineName: place.medicineName,
        quantity: link.quantity,
        expiresAt: link.expiresAt,
        pictures: (await imagesOfPrescription(call.tx, link.topId, link.rxNo)).length,
        doctors: doctors.map(({ enabled: _, ...doctor }) => doctor),
        rxStatus: uploaded?.state ?? null,
        reviewRemark: uploaded?.reviewRemark ?? "",
      };
    },

    async submit(call) {
      const link = await linkOfCall(secrets, call);
      if (isRefusal(link)) return link;
      await queries.lockUpload(call.tx, link);
      const place = await queries.placeOf(call.tx, link, call.language, call.now);
      if (place === undefined) return refuse("pharmacy.prescriptionLink");
      if ((await queries.uploadedState(call.tx, link)) !== undefined) return refuse("pharmacy.prescriptionTaken");
      const fields = checkPrescriptionFields(call.input, place.today);
      if (!fields.ok) return fields;
      const doctor = (await queries.doctorsOf(call.tx, link)).find(({ doctorId }) => doctorId === call.input.doctorId);
      if (doctor === undefined) return refuse("pharmacy.doctorUnknown", { field: "doctorId" });
      if (!doctor.enabled) return refuse("pharmacy.doctorOff", { field: "doctorId" });
      if ((await imagesOfPrescription(call.tx, link.topId, link.rxNo)).length === 0)
        return refuse("pharmacy.prescriptionPictures", { values: { limit: prescriptionLimits.pictures } });
      const { rxDay } = fields.value;
      const { doctorId, doctorName, hospital } = doctor;
      await queries.insertPrescription(call.tx, link, {
        doctorId,
        doctorName,
        hospital,
        ...sealPatient(secrets, link.rxNo, fields.value),
        rxDay,
        validTo: prescriptionValidTo(rxDay),
      });
      await writeAudit(call.tx, {
        action: "pharmacy.prescription.upload",
        object: link.rxNo,
        merchant: link,
        after: { machine: place.machineNo, medicine: place.medicineName, quantity: link.quantity, doctorName, rxDay },
        actorId: null,
        address: call.address,
        requestId: call.requestId,
      });
      return { rxNo: link.rxNo };
    },
  };
}

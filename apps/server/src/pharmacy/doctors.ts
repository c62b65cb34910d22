import type { Permission } from "@yunshou/contract";
import type { doctors } from "@yunshou/contract/pharmacy/doctors";
import { checkDoctorFields, maskPhone, refuse, type Refusal } from "@yunshou/domain";
import { recordAudit } from "../platform/audit.queries.ts";
import type { Call, HandlersOf } from "../platform/call.ts";
import { startExport } from "../platform/export/startExport.ts";
import { isRefusal } from "../platform/refused.ts";
import type { Secrets } from "../platform/secrets.ts";
import { doctorExport } from "./doctorExport.ts";
import * as queries from "./doctors.queries.ts";
import { checkMedicine } from "./medicineGate.ts";

type AnyCall = Call<unknown, Permission>;

export const doctorContext = (doctorId: string) => `doctor:${doctorId}:phone`;

/** The phone of a doctor as it is kept. */
export const sealPhone = (secrets: Secrets, doctorId: string, phone: string) =>
  secrets.seal(Buffer.from(phone), doctorContext(doctorId));
const unknown = () => refuse("pharmacy.doctorUnknown", { field: "doctorId" });
const taken = () => refuse("pharmacy.doctorTaken", { field: "certNo" });

/** Handlers of doctors (RX-04). */
export function doctorHandlers({ secrets }: { readonly secrets: Secrets }): HandlersOf<typeof doctors> {
  const held = async (call: AnyCall, doctorId: string): Promise<queries.DoctorRecord | Refusal> =>
    (await checkMedicine(call)) ?? (await queries.lockDoctor(call.tx, call.session.scope, doctorId)) ?? unknown();
  const record = (
    call: AnyCall,
    verb: string,
    owner: queries.DoctorOwner,
    object: string,
    before?: unknown,
    after?: unknown,
  ) =>
    recordAudit(call, {
      action: `pharmacy.doctor.${verb}`,
      object,
      merchant: { topId: owner.topId, merchantId: owner.merchantId },
      before,
      after,
    });

  return {
    async list(call) {
      const refused = await checkMedicine(call);
      if (refused !== undefined) return refused;
      const { rows, ...found } = await queries.listDoctors(call.tx, call.session.scope, call.input, call.input);
      return {
        ...found,
        rows: rows.map(({ phoneSealed, ...row }) => ({
          ...row,
          phone: maskPhone(secrets.open(phoneSealed, doctorContext(row.doctorId)).toString()),
        })),
      };
    },

    async create(call) {
      const refused = await checkMedicine(call);
      if (refused !== undefined) return refused;
      const owner = { topId: call.session.topMerchantId, merchantId: call.session.merchantId };
      const fields = checkDoctorFields(call.input, { isNew: true });
      if (!fields.ok) return fields;
      const { phone, ...columns } = fields.value;
      await queries.lockDoctors(call.tx, owner);
      if (await queries.isDoctorTaken(call.tx, owner, columns.certNo)) return taken();
      const doctorId = await queries.newDoctorId(call.tx);
      await queries.insertDoctor(call.tx, owner, doctorId, columns, sealPhone(secrets, doctorId, phone));
      await record(call, "create", owner, columns.doctorName, undefined, { ...columns, phone: maskPhone(phone) });
      return { doctorId };
    },

    async update(call) {
      const doctor = await held(call, call.input.doctorId);
      if (isRefusal(doctor)) return doctor;
      const fields = checkDoctorFields(call.input, { isNew: false });
      if (!fields.ok) return fields;
      const { phone, ...columns } = fields.value;
      await queries.lockDoctors(call.tx, doctor);
      if (await queries.isDoctorTaken(call.tx, doctor, columns.certNo, doctor.doctorId)) return taken();
      await queries.updateDoctor(
        call.tx,
        doctor,
        columns,
        phone === "" ? null : sealPhone(secrets, doctor.doctorId, phone),
      );
      const before = { doctorName: doctor.name, certNo: doctor.certNo };
      const after = phone === "" ? columns : { ...columns, phone: maskPhone(phone) };
      await record(call, "update", doctor, columns.doctorName, before, after);
      return {};
    },

    async enable(call) {
      const doctor = await held(call, call.input.doctorId);
      if (isRefusal(doctor)) return doctor;
      await queries.enableDoctor(call.tx, doctor, call.input.enabled);
      await record(call, call.input.enabled ? "enable" : "disable", doctor, doctor.name);
      return {};
    },

    async remove(call) {
      const doctor = await held(call, call.input.doctorId);
      if (isRefusal(doctor)) return doctor;
      await queries.deleteDoctor(call.tx, doctor);
      await record(call, "delete", doctor, doctor.name, { certNo: doctor.certNo });
      return {};
    },

    export: async (call) => (await checkMedicine(call)) ?? startExport(call, doctorExport),
  };
}

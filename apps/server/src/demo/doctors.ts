import type { Handle } from "@yunshou/database";
import type { Secrets } from "../platform/secrets.ts";
import { sealPhone } from "../pharmacy/doctors.ts";
import { enableDoctor, insertDoctor, lockDoctor, newDoctorId } from "../pharmacy/doctors.queries.ts";
import { ownerOfNumber } from "./demo.queries.ts";

/** Doctors whose prescriptions the pharmacy takes. Persons, hospitals and numbers are invented. */
const doctors = [
  {
    doctorName: "秦望舒",
    doctorTitle: "主任医师",
    hospital: "康和医院",
    phone: "13800020031",
    certNo: "110990000000001",
  },
  {
    doctorName: "陆景明",
    doctorTitle: "副主任医师",
    hospital: "康和医院",
    phone: "13800020032",
    certNo: "110990000000002",
  },
  {
    doctorName: "沈若溪",
    doctorTitle: "主治医师",
    hospital: "安泽社区卫生中心",
    phone: "13800020033",
    certNo: "110990000000003",
  },
  {
    doctorName: "方屿",
    doctorTitle: "医师",
    hospital: "安泽社区卫生中心",
    phone: "13800020034",
    certNo: "110990000000004",
  },
] as const;
const retired = "方屿";

/** Writes them down for the drug merchant; of one nothing is taken any more (RX-04). */
export async function seedDoctors(tx: Handle, secrets: Secrets): Promise<void> {
  const owner = await ownerOfNumber(tx, "0002");
  for (const { phone, ...doctor } of doctors) {
    const doctorId = await newDoctorId(tx);
    await insertDoctor(tx, owner, doctorId, doctor, sealPhone(secrets, doctorId, phone));
    if (doctor.doctorName !== retired) continue;
    await enableDoctor(tx, (await lockDoctor(tx, { merchants: "all" }, doctorId))!, false);
  }
}

import { checkMobile } from "../access/users.ts";
import { checkCode, checkText, fieldLimits } from "../fields.ts";
import { accept, type Result } from "../result.ts";

export const doctorLimits = { titleLength: 40, hospitalLength: 100 } as const;

/** What people write about a doctor; an empty phone keeps the one that is known. */
export interface DoctorFields {
  readonly doctorName: string;
  readonly doctorTitle: string;
  readonly hospital: string;
  readonly phone: string;
  readonly certNo: string;
}

/** The fields of the form, cleaned, or the first rule that they break (RX-04). */
export function checkDoctorFields(fields: DoctorFields, { isNew }: { readonly isNew: boolean }): Result<DoctorFields> {
  const doctorName = checkText(fields.doctorName, "doctorName", fieldLimits.nameLength);
  if (!doctorName.ok) return doctorName;
  const doctorTitle =
    fields.doctorTitle.trim() === ""
      ? accept("")
      : checkText(fields.doctorTitle, "doctorTitle", doctorLimits.titleLength);
  if (!doctorTitle.ok) return doctorTitle;
  const hospital = checkText(fields.hospital, "hospital", doctorLimits.hospitalLength);
  if (!hospital.ok) return hospital;
  const phone = !isNew && fields.phone.trim() === "" ? accept("") : checkMobile(fields.phone, "phone");
  if (!phone.ok) return phone;
  const certNo = checkCode(fields.certNo, "certNo");
  if (!certNo.ok) return certNo;
  return accept({
    doctorName: doctorName.value,
    doctorTitle: doctorTitle.value,
    hospital: hospital.value,
    phone: phone.value,
    certNo: certNo.value,
  });
}

import { medicineBatches } from "@yunshou/contract/pharmacy/batches";
import { doctors } from "@yunshou/contract/pharmacy/doctors";
import { medicineGroups } from "@yunshou/contract/pharmacy/groups";
import { medicines } from "@yunshou/contract/pharmacy/medicines";
import { pharmacistImages, pharmacists } from "@yunshou/contract/pharmacy/pharmacists";
import { prescriptions } from "@yunshou/contract/pharmacy/prescriptions";
import { prescriptionUploadImages, prescriptionUploads } from "@yunshou/contract/pharmacy/prescriptionUploads";
import { saleRules } from "@yunshou/contract/pharmacy/saleRules";
import { medicineSets } from "@yunshou/contract/pharmacy/sets";
import { medicineUpkeep } from "@yunshou/contract/pharmacy/upkeep";
import { traceCodes } from "@yunshou/contract/pharmacy/traceCodes";
import { addCertificateUpload } from "../merchants/certificates/certificateUpload.ts";
import { mount, type Web } from "../platform/mount.ts";
import type { ProcessContext } from "../platform/process.ts";
import { batchHandlers } from "./batches.ts";
import { doctorHandlers } from "./doctors.ts";
import { groupHandlers } from "./groups.ts";
import { medicineHandlers } from "./medicines.ts";
import { pharmacistHandlers } from "./pharmacists.ts";
import { prescriptionHandlers } from "./prescriptions.ts";
import { addPrescriptionUpload } from "./prescriptionUploadRoute.ts";
import { prescriptionUploadHandlers } from "./prescriptionUploads.ts";
import { saleRuleHandlers } from "./saleRules.ts";
import { setHandlers } from "./sets.ts";
import { traceHandlers } from "./traceCodes.ts";
import { upkeepHandlers } from "./upkeep.ts";

/** Medicines with their groups and combinations, prescriptions, rules of sale, pharmacists and the pictures of their certificates. */
export async function mountPharmacy(web: Web, { config, database, secrets, pictures }: ProcessContext): Promise<void> {
  const store = { dataDir: config.dataDir, secrets };
  mount(web, pharmacists, pharmacistHandlers({ database, store }));
  mount(web, medicineGroups, groupHandlers());
  mount(web, medicines, medicineHandlers({ dataDir: config.dataDir }));
  mount(web, medicineSets, setHandlers());
  mount(web, medicineBatches, batchHandlers());
  mount(web, traceCodes, traceHandlers());
  mount(web, doctors, doctorHandlers({ secrets }));
  mount(web, medicineUpkeep, upkeepHandlers());
  mount(web, prescriptions, prescriptionHandlers({ database, store }));
  mount(web, saleRules, saleRuleHandlers());
  mount(web, prescriptionUploads, prescriptionUploadHandlers(secrets), { anonymous: "system", system: true });
  await addPrescriptionUpload(web, prescriptionUploadImages, { database, store, pictures });
  await addCertificateUpload(web, pharmacistImages, { database, store, pictures });
}

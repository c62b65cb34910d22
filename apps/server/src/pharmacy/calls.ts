import { pharmacistImages, pharmacists } from "@yunshou/contract/pharmacy/pharmacists";
import { addCertificateUpload } from "../merchants/certificates/certificateUpload.ts";
import { mount, type Web } from "../platform/mount.ts";
import type { ProcessContext } from "../platform/process.ts";
import { pharmacistHandlers } from "./pharmacists.ts";

/** Pharmacists and the pictures of their certificates. */
export async function mountPharmacy(web: Web, { config, database, secrets, pictures }: ProcessContext): Promise<void> {
  const store = { dataDir: config.dataDir, secrets };
  mount(web, pharmacists, pharmacistHandlers({ database, store }));
  await addCertificateUpload(web, pharmacistImages, { database, store, pictures });
}

import { type Cases } from "./case.ts";

/** Inputs with which calls of the area succeed; see cases.ts. */
export const pharmacyCases: Cases = {
  "pharmacists.create": (home) => home.pharmacistForm(),
  "pharmacists.update": async (home) => {
    const { merchantId: _, ...form } = await home.pharmacistForm();
    return { ...form, pharmacistId: (await home.pharmacist()).pharmacistId };
  },
  "pharmacists.setDuty": async (home) => {
    const { pharmacistId } = await home.pharmacist();
    await home.write((tx) =>
      tx.query(
        "update certificate set status = 'approved' where id = (select certificate_id from pharmacist where id = $1)",
        [pharmacistId],
      ),
    );
    return { pharmacistId, onDuty: true };
  },
  "pharmacists.remove": async (home) => ({ pharmacistId: (await home.pharmacist()).pharmacistId }),
};

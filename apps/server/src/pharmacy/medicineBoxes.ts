import type { medicineBoxes } from "@yunshou/contract/pharmacy/medicineBoxes";
import { checkMedicineBox, ordinaryBox } from "@yunshou/domain";
import { recordAudit } from "../platform/audit.queries.ts";
import type { HandlersOf } from "../platform/call.ts";
import { checkMedicine } from "./medicineGate.ts";
import { findBox, saveBox } from "./medicineBoxes.queries.ts";

/** Handlers of the settings of medicine boxes (MED-07, MED-12). */
export function medicineBoxHandlers(): HandlersOf<typeof medicineBoxes> {
  return {
    async detail(call) {
      const { tx, session } = call;
      const refused = await checkMedicine(call, "smartMedicineBox");
      if (refused !== undefined) return refused;
      return (await findBox(tx, { topId: session.topMerchantId, merchantId: session.merchantId })) ?? ordinaryBox;
    },

    async save(call) {
      const { tx, session, input } = call;
      const refused = await checkMedicine(call, "smartMedicineBox");
      if (refused !== undefined) return refused;
      const box = checkMedicineBox(input);
      if (!box.ok) return box;
      const merchant = { topId: session.topMerchantId, merchantId: session.merchantId };
      const before = await findBox(tx, merchant);
      await saveBox(tx, merchant, box.value, session.userId);
      await recordAudit(call, {
        action: "pharmacy.medicineBox.update",
        object: "",
        merchant,
        before: before ?? ordinaryBox,
        after: box.value,
      });
      return {};
    },
  };
}

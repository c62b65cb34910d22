import { customerFeedback, customerPictures } from "@yunshou/contract/support/customers";
import { FormDrawer, useWrite } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { noReport, ReportFields, reportOf, type ReportValues } from "../ReportFields.tsx";

/** Writes down what a customer says on the phone; it belongs to the merchant of the machine or order. */
export function CustomerForm({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const t = usePhrases("support");
  const create = useWrite(customerFeedback.create);
  return (
    <FormDrawer<ReportValues>
      title={t.support.action.recordCustomer}
      open={open}
      onClose={onClose}
      initial={noReport}
      submitting={create.running}
      onSubmit={(report) => create.run(reportOf(report))}
      success={t.common.result.added}
    >
      <ReportFields pictures={customerPictures.upload} />
    </FormDrawer>
  );
}

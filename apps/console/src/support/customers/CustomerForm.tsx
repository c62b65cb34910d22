import { customerFeedback, customerPictures } from "@yunshou/contract/support/customers";
import { FormDrawer, isId, useWrite } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { noReport, ReportFields, reportOf, type ReportValues } from "../ReportFields.tsx";

interface CustomerFormProps {
  /** The number of the order that it is about; "new" proposes none, null is closed. */
  readonly of: string | null;
  readonly onClose: () => void;
}

/** Writes down what a customer says on the phone; it belongs to the merchant of the machine or order. */
export function CustomerForm({ of, onClose }: CustomerFormProps) {
  const t = usePhrases("support");
  const create = useWrite(customerFeedback.create);
  return (
    <FormDrawer<ReportValues>
      title={t.support.action.recordCustomer}
      key={of}
      open={of !== null}
      onClose={onClose}
      initial={isId(of) ? { ...noReport, orderNo: of } : noReport}
      submitting={create.running}
      onSubmit={(report) => create.run(reportOf(report))}
      success={t.common.result.added}
    >
      <ReportFields pictures={customerPictures.upload} />
    </FormDrawer>
  );
}

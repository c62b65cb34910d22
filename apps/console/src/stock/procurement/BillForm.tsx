import { supplierBills } from "@yunshou/contract/stock/supplierBills";
import {
  billLimits,
  checkBillAmount,
  checkBillDays,
  checkBillNo,
  checkMovedAmount,
  checkRemark,
  expectedFen,
  fieldLimits,
} from "@yunshou/domain";
import { DatePicker, Form, Input } from "antd";
import dayjs, { type Dayjs } from "dayjs";
import {
  fenOf,
  FormDrawer,
  MoneyField,
  ruleOf,
  showMoney,
  StatusDot,
  today,
  useConfirm,
  useRefusalText,
  useRules,
  useWrite,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { type Billable, BillableTable, documentsOf } from "./BillableTable.tsx";
import { SupplierChoice } from "./Choices.tsx";

interface Values {
  readonly supplierId: string;
  readonly billNo: string;
  readonly billedOn: Dayjs;
  readonly dueOn: Dayjs;
  readonly amount: string;
  readonly documents: readonly Billable[];
  readonly remark?: string;
}

const isoDay = (at: Dayjs | undefined) => at?.format("YYYY-MM-DD") ?? today();
/** Days after which most suppliers want to be paid. */
const usualDays = 30;

/** 新增账单: a supplier's bill beside the receipts and returns that it covers; other money than theirs needs a reason and a question (STOCK-08, GEN-18). */
export function BillForm({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const t = usePhrases("procurement", "supplierBills");
  const words = t.supplierBills;
  const { agree } = useConfirm();
  const create = useWrite(supplierBills.create);
  const save = async ({ billedOn, dueOn, amount, documents, remark = "", ...values }: Values) => {
    const amountFen = fenOf(amount);
    const difference = BigInt(amountFen) - expectedFen(documentsOf(documents));
    const question = {
      text: words.confirm.differs,
      about: `${values.billNo} ${showMoney(amountFen)}`,
      consequence: `${words.fields.difference} ${showMoney(String(difference))}`,
      verb: t.procurement.action.payAnyway,
      danger: true,
    };
    const confirmed = difference !== 0n;
    if (confirmed && !(await agree(question))) return false;
    const days = { billedOn: isoDay(billedOn), dueOn: isoDay(dueOn) };
    const documentIds = documents.map(({ documentId }) => documentId);
    await create.run({ ...values, ...days, amountFen, documentIds, remark, confirmed });
    return true;
  };
  return (
    <FormDrawer<Values>
      title={words.action.add}
      open={open}
      onClose={onClose}
      initial={{ billedOn: dayjs(today()), dueOn: dayjs(today()).add(usualDays, "day"), documents: [] }}
      submitting={create.running}
      onSubmit={save}
      success={t.common.result.added}
      width={860}
    >
      <BillFields />
    </FormDrawer>
  );
}

function BillFields() {
  const t = usePhrases("procurement", "supplierBills");
  const words = t.supplierBills;
  const form = Form.useFormInstance<Values>();
  const { required, rule, amount } = useRules();
  const refusal = useRefusalText();
  const supplierId = Form.useWatch("supplierId", form) as string | undefined;
  const asked = (Form.useWatch("amount", form) as string | undefined) ?? "";
  const rows = (Form.useWatch("documents", form) as readonly Billable[] | undefined) ?? [];
  const documents = documentsOf(rows);
  const amountFen = BigInt(fenOf(asked));
  const expected = expectedFen(documents);
  const difference = amountFen - expected;
  return (
    <>
      <Form.Item name="supplierId" label={t.procurement.fields.supplierId} rules={[required]}>
        <SupplierChoice all onChange={() => form.setFieldValue("documents", [])} />
      </Form.Item>
      <Form.Item name="billNo" label={words.fields.billNo} required rules={[rule(checkBillNo)]}>
        <Input maxLength={billLimits.billNo} autoComplete="off" />
      </Form.Item>
      <Form.Item name="billedOn" label={words.fields.billedOn} rules={[required]}>
        <DatePicker
          style={{ width: "100%" }}
          allowClear={false}
          disabledDate={(at) => at.isAfter(dayjs(today()), "day")}
        />
      </Form.Item>
      <Form.Item
        name="dueOn"
        label={words.fields.dueOn}
        dependencies={["billedOn"]}
        rules={[
          required,
          ruleOf((at: Dayjs | undefined) =>
            refusal(checkBillDays(isoDay(form.getFieldValue("billedOn") as Dayjs), isoDay(at), today())),
          ),
        ]}
      >
        <DatePicker style={{ width: "100%" }} allowClear={false} />
      </Form.Item>
      <Form.Item
        name="documents"
        label={words.fields.documentIds}
        className="kit-wide"
        required
        rules={[
          ruleOf((chosen: readonly Billable[] = []) =>
            chosen.length > 0 ? undefined : words.errors["stock.billEmpty"],
          ),
        ]}
      >
        <BillableTable supplierId={supplierId} />
      </Form.Item>
      <Form.Item
        name="amount"
        label={words.fields.billAmount}
        required
        rules={[amount((fen) => checkMovedAmount(fen, "amountFen"))]}
        extra={
          <>
            {words.fields.expected} {showMoney(String(expected))} ·{" "}
            <StatusDot tone={difference === 0n ? "good" : "warning"}>
              {words.fields.difference} {showMoney(String(difference))}
            </StatusDot>
          </>
        }
      >
        <MoneyField />
      </Form.Item>
      <Form.Item
        name="remark"
        label={t.common.fields.remark}
        dependencies={["amount", "documents"]}
        extra={words.hint}
        rules={[
          rule(checkRemark, { optional: true }),
          ruleOf((remark: string = "") =>
            amountFen > 0n && documents.length > 0
              ? refusal(checkBillAmount({ amountFen, remark }, documents, true))
              : undefined,
          ),
        ]}
      >
        <Input maxLength={fieldLimits.remarkLength} showCount />
      </Form.Item>
    </>
  );
}

import { supplierPayments } from "@yunshou/contract/stock/supplierPayments";
import {
  checkBillPayment,
  checkMovedAmount,
  checkRemark,
  checkSupplierPayment,
  fieldLimits,
  type PayDirection,
  payDirections,
  type PayMethod,
  payMethods,
  yuanFromFen,
} from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { Form, Input } from "antd";
import {
  Choice,
  fenOf,
  FormDrawer,
  MoneyField,
  showMoney,
  useCall,
  useConfirm,
  useRules,
  useWrite,
} from "../../platform/kit/index.ts";
import { writeYuan } from "../../platform/phrases/numbers.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { SupplierChoice } from "./Choices.tsx";

interface Values {
  readonly payDirection: PayDirection;
  readonly supplierId: string;
  readonly amount: string;
  readonly payMethod: PayMethod;
  readonly remark?: string;
}

/** What is open stands in the form already; where nothing is, the amount is left to the person. */
const askedOf = ({ openFen }: PayAbout) => (BigInt(openFen) > 0n ? yuanFromFen(BigInt(openFen)) : "");
/** What is open of a bill counts as a bill of its own on which nothing is paid. */
const openOf = ({ openFen }: PayAbout) => ({ state: "open" as const, amountFen: BigInt(openFen), paidFen: 0n });

/** A supplier of the own merchant that is paid, or one of its bills, which takes no more than is open of it. */
export interface PayAbout {
  readonly supplierId: string;
  readonly openFen: string;
  readonly billId?: string;
  readonly billNo?: string;
}

interface Props {
  readonly open: boolean;
  readonly about?: PayAbout | undefined;
  readonly onClose: () => void;
}

/** Books money that went to a supplier, perhaps on a bill, or came back; more than is open only after a question (STOCK-08, MSG-100, MSG-113). */
export function PaymentForm({ open, about, onClose }: Props) {
  const t = usePhrases("procurement", "supplierBills");
  const { action, confirm, fields, hint } = t.procurement;
  const { required, rule, amount } = useRules();
  const { agree } = useConfirm();
  const create = useWrite(supplierPayments.create);
  const { data } = useCall(supplierPayments.open, {}, { enabled: open, silent: true });
  const onBill = about?.billId === undefined ? undefined : about;
  const rowOf = (supplierId: string) => data?.rows.find((row) => row.supplierId === supplierId);
  const save = async ({ amount: yuan, remark = "", ...values }: Values) => {
    const amountFen = fenOf(yuan);
    const row = rowOf(values.supplierId);
    const money = {
      receivedFen: BigInt(row?.receivedFen ?? 0),
      returnedFen: BigInt(row?.returnedFen ?? 0),
      differenceFen: BigInt(row?.differenceFen ?? 0),
      paidFen: BigInt(row?.paidFen ?? 0),
      refundedFen: BigInt(row?.refundedFen ?? 0),
    };
    const isAbove = !checkSupplierPayment(values.payDirection, BigInt(amountFen), money, false).ok;
    const question = {
      text: confirm.aboveOpen,
      about: `${row?.supplierName ?? ""} ${showMoney(amountFen)}`,
      verb: action.payAnyway,
      danger: true,
    };
    if (isAbove && !(await agree(question))) return false;
    await create.run({ ...values, billId: about?.billId ?? null, amountFen, remark, confirmed: isAbove });
    return true;
  };
  return (
    <FormDrawer<Values>
      title={action.addPayment}
      open={open}
      onClose={onClose}
      initial={{
        payDirection: "pay",
        payMethod: "bank",
        ...(about === undefined ? {} : { supplierId: about.supplierId, amount: askedOf(about) }),
      }}
      submitting={create.running}
      onSubmit={save}
      success={t.common.result.added}
    >
      <Form.Item name="payDirection" label={fields.payDirection} rules={[required]}>
        <Choice values={payDirections} words={t.procurement.direction} disabled={onBill !== undefined} />
      </Form.Item>
      <Form.Item name="supplierId" label={fields.supplierId} rules={[required]}>
        <SupplierChoice all disabled={onBill !== undefined} />
      </Form.Item>
      {onBill !== undefined && <Form.Item label={t.supplierBills.fields.billId}>{onBill.billNo}</Form.Item>}
      <Form.Item noStyle shouldUpdate>
        {({ getFieldValue }) => (
          <Form.Item
            name="amount"
            label={fields.amount}
            required
            rules={[
              amount((fen) => {
                const moved = checkMovedAmount(fen, "amountFen");
                return moved.ok && onBill !== undefined ? checkBillPayment("pay", fen, openOf(onBill)) : moved;
              }),
            ]}
            extra={fill(hint.openAt, {
              open: writeYuan(onBill?.openFen ?? rowOf(getFieldValue("supplierId") as string)?.openFen ?? "0"),
            })}
          >
            <MoneyField />
          </Form.Item>
        )}
      </Form.Item>
      <Form.Item name="payMethod" label={fields.payMethod} rules={[required]}>
        <Choice values={payMethods} words={t.procurement.method} />
      </Form.Item>
      <Form.Item
        name="remark"
        label={t.common.fields.remark}
        className="kit-wide"
        rules={[rule(checkRemark, { optional: true })]}
      >
        <Input.TextArea rows={2} maxLength={fieldLimits.remarkLength} showCount />
      </Form.Item>
    </FormDrawer>
  );
}

import { purchaseOrders } from "@yunshou/contract/stock/purchaseOrders";
import { receipts } from "@yunshou/contract/stock/receipts";
import { checkPieces, checkReceived, checkRemark, checkSupplyPrice, fieldLimits, yuanFromFen } from "@yunshou/domain";
import { DatePicker, Form, Input } from "antd";
import dayjs, { type Dayjs } from "dayjs";
import { useNavigate } from "react-router";
import {
  DocumentPage,
  fenOf,
  type LineBase,
  LinesGrid,
  MoneyField,
  NumberField,
  ruleOf,
  today,
  useConfirm,
  useRecord,
  useRefusalText,
  useRefusedWithout,
  useRules,
  useWrite,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { SupplierChoice, WarehouseChoice } from "./Choices.tsx";
import { useSummary } from "./documentParts.tsx";

interface Line extends LineBase {
  readonly batchNo?: string;
  readonly productionDate?: Dayjs | null;
  readonly shelfLifeDate?: Dayjs | null;
  readonly quantity: number | null;
  readonly price: string;
}
interface Values {
  readonly warehouseId: string;
  readonly supplierId?: string;
  readonly docDate: Dayjs;
  readonly remark?: string;
  readonly lines: readonly Line[];
}

const dayText = (at: Dayjs | null | undefined) => at?.format("YYYY-MM-DD") ?? null;

/** Books goods into a warehouse, for an order or without one (STOCK-07, STOCK-09, MED-06, MSG-14, MSG-99). */
export function ReceiptDocument({ orderId }: { readonly orderId: string | null }) {
  const t = usePhrases("procurement");
  const { action, confirm, fields } = t.procurement;
  const navigate = useNavigate();
  const { required, rule } = useRules();
  const { agree } = useConfirm();
  const readOnly = useRefusedWithout("stock.receipt.write");
  const { data, error } = useRecord(purchaseOrders.detail, { documentId: orderId }, { anew: true, silent: true });
  const create = useWrite(receipts.create);
  const openLines = (data?.lines ?? []).map((line) => ({
    ...line,
    open: Math.max(0, line.quantity - line.doneQuantity),
  }));
  const save = async ({ warehouseId, supplierId, docDate, remark = "", lines }: Values) => {
    const isAbove = openLines.some((line) => {
      const pieces = (lines ?? []).filter(({ productId }) => productId === line.productId);
      return !checkReceived(
        pieces.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0),
        line,
        false,
      ).ok;
    });
    const question = { text: confirm.aboveOrdered, about: data?.docNo ?? "", verb: action.receiveAnyway, danger: true };
    if (isAbove && !(await agree(question))) return false;
    await create.run({
      warehouseId,
      purchaseId: orderId,
      supplierId: supplierId ?? null,
      docDate: docDate.format("YYYY-MM-DD"),
      remark,
      confirmed: isAbove,
      lines: (lines ?? []).map(({ productId, batchNo = "", productionDate, shelfLifeDate, quantity, price }) => ({
        productId,
        batchNo,
        productionDate: dayText(productionDate),
        shelfLifeDate: dayText(shelfLifeDate),
        quantity: quantity ?? 0,
        costPriceFen: fenOf(price),
      })),
    });
    return true;
  };
  return (
    <DocumentPage<Values>
      title={data === undefined ? action.receive : `${action.receive} · ${data.docNo} · ${data.supplierName ?? ""}`}
      initial={{
        docDate: dayjs(today()),
        lines: openLines
          .filter(({ open }) => open > 0)
          .map(({ open, ...line }) => ({ ...line, quantity: open, price: yuanFromFen(BigInt(line.priceFen)) })),
      }}
      loading={orderId !== null && data === undefined}
      error={error}
      submitting={create.running}
      editable={readOnly === undefined}
      onSubmit={save}
      success={t.common.result.added}
      onLeave={() => void navigate("/jxcgl/rkdj", { replace: true })}
    >
      <Form.Item name="warehouseId" label={fields.warehouseId} rules={[required]}>
        <WarehouseChoice kind="warehouse" />
      </Form.Item>
      {orderId === null && (
        <Form.Item name="supplierId" label={fields.supplierId} rules={[required]}>
          <SupplierChoice />
        </Form.Item>
      )}
      <Form.Item name="docDate" label={fields.docDate} rules={[required]}>
        <DatePicker
          style={{ width: "100%" }}
          allowClear={false}
          disabledDate={(at) => at.isAfter(dayjs(today()), "day")}
        />
      </Form.Item>
      <Form.Item name="remark" label={t.common.fields.remark} rules={[rule(checkRemark, { optional: true })]}>
        <Input maxLength={fieldLimits.remarkLength} showCount />
      </Form.Item>
      <ReceiptLines editable={readOnly === undefined} />
    </DocumentPage>
  );
}

function ReceiptLines({ editable }: { readonly editable: boolean }) {
  const t = usePhrases("procurement");
  const { action, fields } = t.procurement;
  const { amount } = useRules();
  const refusal = useRefusalText();
  const summary = useSummary();
  const day = (key: "productionDate" | "shelfLifeDate") => ({
    key,
    title: fields[key],
    width: 140,
    render: (index: number) => (
      <Form.Item name={[index, key]}>
        <DatePicker style={{ width: "100%" }} />
      </Form.Item>
    ),
  });
  return (
    <Form.Item label={fields.lines} className="kit-wide" required>
      <LinesGrid<Line>
        name="lines"
        productTitle={t.common.fields.productName}
        editable={editable}
        addLabel={action.addLine}
        summary={summary}
        lineOf={(product) => ({ ...product, quantity: null, price: "" })}
        columns={[
          {
            key: "batchNo",
            title: fields.batchNo,
            width: 130,
            render: (index) => (
              <Form.Item name={[index, "batchNo"]}>
                <Input maxLength={30} autoComplete="off" />
              </Form.Item>
            ),
          },
          day("productionDate"),
          day("shelfLifeDate"),
          {
            key: "quantity",
            title: fields.receivedQty,
            width: 110,
            render: (index) => (
              <Form.Item
                name={[index, "quantity"]}
                rules={[ruleOf((value?: number | null) => refusal(checkPieces(value ?? 0)))]}
              >
                <NumberField style={{ width: "100%" }} precision={0} controls={false} />
              </Form.Item>
            ),
          },
          {
            key: "price",
            title: fields.costPrice,
            width: 130,
            render: (index) => (
              <Form.Item name={[index, "price"]} rules={[amount((fen) => checkSupplyPrice(fen, null))]}>
                <MoneyField />
              </Form.Item>
            ),
          },
        ]}
      />
    </Form.Item>
  );
}

import type { RowOf } from "@yunshou/contract";
import type { receipts } from "@yunshou/contract/stock/receipts";
import { supplierReturns } from "@yunshou/contract/stock/supplierReturns";
import { checkPieces, checkRemark, checkReturned, fieldLimits, returnablePieces } from "@yunshou/domain";
import { Form, Input, Table } from "antd";
import {
  FormDrawer,
  NumberField,
  Pair,
  ruleOf,
  showMoney,
  showNumber,
  useRecord,
  useRefusalText,
  useRules,
  useWrite,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

interface Values {
  readonly pieces?: readonly (number | null | undefined)[];
  readonly remark?: string;
}
interface Props {
  readonly of: RowOf<typeof receipts.list> | undefined;
  readonly onClose: () => void;
}

/** 退货: goods of a receipt that go back to its supplier, never more than came and are not back already (STOCK-08). */
export function ReturnForm({ of, onClose }: Props) {
  const t = usePhrases("procurement", "supplierReturns");
  const { fields } = t.procurement;
  const words = t.supplierReturns;
  const { rule } = useRules();
  const refusal = useRefusalText();
  const create = useWrite(supplierReturns.create);
  const receiptId = of?.documentId ?? "0";
  // Pieces are written by the place of their row, so the rows of another receipt must not stand here.
  const { data, error } = useRecord(supplierReturns.open, { receiptId: of?.documentId });
  const rows = data?.rows ?? [];
  const save = async ({ pieces = [], remark = "" }: Values) => {
    const lines = rows.map(({ productId, batchNo }, index) => ({ productId, batchNo, quantity: pieces[index] ?? 0 }));
    await create.run({ receiptId, remark, lines: lines.filter(({ quantity }) => quantity !== 0) });
  };
  return (
    <FormDrawer<Values>
      title={`${words.action.send} ${of?.docNo ?? ""}`}
      open={of !== undefined}
      onClose={onClose}
      initial={{}}
      submitting={create.running}
      onSubmit={save}
      success={t.common.result.added}
      width={860}
    >
      <Form.Item label={fields.lines} className="kit-wide" required extra={words.hint}>
        <Table
          size="small"
          rowKey={({ productId, batchNo }) => `${productId} ${batchNo}`}
          loading={data === undefined && error === null}
          dataSource={[...rows]}
          locale={{ emptyText: t.common.list.empty }}
          pagination={false}
          columns={[
            {
              key: "product",
              title: t.common.fields.productName,
              render: (_, row) => <Pair main={row.productName} second={row.batchNo || row.productCode} />,
            },
            { key: "came", title: fields.receivedQty, align: "right", render: (_, row) => showNumber(row.quantity) },
            {
              key: "back",
              title: words.fields.returnedQty,
              align: "right",
              render: (_, row) => showNumber(row.returned),
            },
            {
              key: "open",
              title: words.fields.returnable,
              align: "right",
              render: (_, row) => showNumber(returnablePieces(row)),
            },
            { key: "stock", title: fields.stock, align: "right", render: (_, row) => showNumber(row.stock) },
            { key: "price", title: fields.costPrice, align: "right", render: (_, row) => showMoney(row.priceFen) },
            {
              key: "pieces",
              title: words.fields.returnQty,
              width: 130,
              render: (_, row, index) => (
                <Form.Item
                  name={["pieces", index]}
                  style={{ margin: 0 }}
                  rules={[
                    ruleOf((value?: number | null) => {
                      if (value === undefined || value === null) return undefined;
                      const pieces = checkPieces(value);
                      return refusal(pieces.ok ? checkReturned(value, row) : pieces);
                    }),
                  ]}
                >
                  <NumberField
                    style={{ width: "100%" }}
                    precision={0}
                    controls={false}
                    disabled={returnablePieces(row) === 0}
                    aria-label={`${words.fields.returnQty} ${row.productName} ${row.batchNo}`}
                  />
                </Form.Item>
              ),
            },
          ]}
        />
      </Form.Item>
      <Form.Item
        name="remark"
        label={t.common.fields.remark}
        className="kit-wide"
        rules={[rule(checkRemark, { optional: true })]}
      >
        <Input maxLength={fieldLimits.remarkLength} showCount />
      </Form.Item>
    </FormDrawer>
  );
}

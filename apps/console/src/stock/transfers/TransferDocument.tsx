import { transfers } from "@yunshou/contract/stock/transfers";
import { checkPieces, checkPlaces, checkRemark, fieldLimits } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { Button, Form, Input } from "antd";
import { useNavigate } from "react-router";
import {
  DocumentPage,
  type LineBase,
  LinesGrid,
  NumberField,
  ruleOf,
  showNumber,
  useRecord,
  useRefusalText,
  useRefusedWithout,
  useRules,
  useWrite,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { WarehouseChoice } from "../procurement/Choices.tsx";

interface Line extends LineBase {
  readonly batchNo?: string;
  readonly quantity: number | null;
}
interface Values {
  readonly warehouseId: string;
  readonly intoId: string;
  readonly remark?: string;
  readonly lines: readonly Line[];
}

/** 新增调拨: goods of a bag back to a warehouse, all or in parts, or from warehouse to warehouse (STOCK-08). */
export function TransferDocument() {
  const t = usePhrases("transfers");
  const { action, fields, state } = t.transfers;
  const navigate = useNavigate();
  const { required, rule } = useRules();
  const refusal = useRefusalText();
  const readOnly = useRefusedWithout("stock.outbound.write");
  const create = useWrite(transfers.create);
  return (
    <DocumentPage<Values>
      title={action.add}
      number={undefined}
      path={{ names: [state.draft, state.booked], at: 0 }}
      initial={{ lines: [] }}
      loading={false}
      error={null}
      submitting={create.running}
      editable={readOnly === undefined}
      onSubmit={({ warehouseId, intoId, remark = "", lines }) =>
        create.run({
          warehouseId,
          intoId,
          remark,
          lines: (lines ?? []).map(({ productId, batchNo = "", quantity }) => ({
            productId,
            batchNo,
            quantity: quantity ?? 0,
          })),
        })
      }
      success={t.common.result.added}
      onLeave={() => void navigate("/jxcgl/chd", { replace: true })}
    >
      <Form.Item name="warehouseId" label={fields.warehouseId} rules={[required]}>
        <WarehouseChoice />
      </Form.Item>
      <Form.Item
        name="intoId"
        label={fields.intoId}
        dependencies={["warehouseId"]}
        rules={[
          required,
          ({ getFieldValue }) =>
            ruleOf((value?: string) => refusal(checkPlaces(getFieldValue("warehouseId") as string, value ?? ""))),
        ]}
      >
        <WarehouseChoice />
      </Form.Item>
      <Form.Item
        name="remark"
        label={t.common.fields.remark}
        className="kit-wide"
        rules={[rule(checkRemark, { optional: true })]}
      >
        <Input maxLength={fieldLimits.remarkLength} showCount />
      </Form.Item>
      <TransferLines />
    </DocumentPage>
  );
}

/** The lines of a transfer; what lies in the place fills them in, and fewer pieces of it are typed. */
function TransferLines() {
  const t = usePhrases("transfers");
  const { action, fields } = t.transfers;
  const refusal = useRefusalText();
  const form = Form.useFormInstance<Values>();
  const warehouseId = Form.useWatch("warehouseId", form);
  const { data } = useRecord(transfers.holdings, { warehouseId }, { silent: true });
  const rows = data?.rows ?? [];
  const lying = ({ productId, batchNo = "" }: Line) =>
    rows.find((row) => row.productId === productId && row.batchNo === batchNo)?.stock ?? 0;
  return (
    <Form.Item label={fields.lines} className="kit-wide" required>
      <Button
        size="small"
        disabled={rows.length === 0}
        onClick={() =>
          form.setFieldValue(
            "lines",
            rows.map(({ stock, ...row }) => ({ ...row, quantity: stock })),
          )
        }
      >
        {action.all}
      </Button>
      <LinesGrid<Line>
        name="lines"
        productTitle={t.common.fields.productName}
        editable
        addLabel={action.addLine}
        summary={(lines) =>
          fill(t.transfers.total, {
            lines: showNumber(lines.length),
            pieces: showNumber(lines.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0)),
          })
        }
        lineOf={(product) => ({ ...product, quantity: null })}
        columns={[
          {
            key: "batchNo",
            title: fields.batchNo,
            width: 140,
            render: (index) => (
              <Form.Item name={[index, "batchNo"]}>
                <Input maxLength={30} autoComplete="off" />
              </Form.Item>
            ),
          },
          {
            key: "quantity",
            title: fields.quantity,
            width: 130,
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
            key: "lying",
            title: fields.stock,
            width: 100,
            align: "right",
            render: (_, line) => <span className="kit-soft">{showNumber(lying(line))}</span>,
          },
        ]}
      />
    </Form.Item>
  );
}

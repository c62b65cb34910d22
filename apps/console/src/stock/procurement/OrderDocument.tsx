import { purchaseOrders } from "@yunshou/contract/stock/purchaseOrders";
import { checkRemark, fieldLimits, purchaseTable, step, yuanFromFen } from "@yunshou/domain";
import { Button, Descriptions, Form, Input } from "antd";
import { useNavigate } from "react-router";
import {
  DocumentPage,
  type LineBase,
  LinesGrid,
  showNumber,
  showTime,
  useRecord,
  useRefusedWithout,
  useRules,
  useWrite,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { Related, useSummary } from "./documentParts.tsx";

interface Line extends LineBase {
  readonly quantity: number;
  readonly doneQuantity: number;
  readonly price: string;
}
interface Values {
  readonly remark?: string;
  readonly lines: readonly Line[];
}

/** One purchase order with what was received of each line. What was approved stays; its remark alone is changed. */
export function OrderDocument({ documentId }: { readonly documentId: string }) {
  const t = usePhrases("procurement");
  const { action, fields, pages } = t.procurement;
  const navigate = useNavigate();
  const { rule } = useRules();
  const summary = useSummary();
  const readOnly = useRefusedWithout("stock.purchase.write");
  const notReceiving = useRefusedWithout("stock.receipt.write");
  const { data, error } = useRecord(purchaseOrders.detail, { documentId }, { anew: true, silent: true });
  const update = useWrite(purchaseOrders.update);
  const allows = (event: "edit" | "receivePart") => data !== undefined && step(purchaseTable, data.docStatus, event).ok;
  const words = t.procurement.purchaseState;
  const way =
    data?.docStatus === "closed"
      ? (["ordered", "closed"] as const)
      : (["ordered", "partlyReceived", "received"] as const);
  return (
    <DocumentPage<Values>
      title={pages["/jxcgl/cgd"]}
      number={data?.docNo}
      path={{
        names: way.map((state) => words[state]),
        at: Math.max(
          0,
          way.findIndex((state) => state === data?.docStatus),
        ),
      }}
      initial={
        data === undefined
          ? { lines: [] }
          : {
              remark: data.remark,
              lines: data.lines.map((line) => ({ ...line, price: yuanFromFen(BigInt(line.priceFen)) })),
            }
      }
      loading={data === undefined}
      error={error}
      submitting={update.running}
      editable={readOnly === undefined && allows("edit")}
      onSubmit={({ remark = "" }) => update.run({ documentId, version: data?.version ?? 0, remark })}
      success={t.common.result.modified}
      onLeave={() => void navigate("/jxcgl/cgd", { replace: true })}
      actions={
        allows("receivePart") && data?.ofOwnMerchant === true ? (
          <Button
            disabled={notReceiving !== undefined}
            title={notReceiving}
            onClick={() => void navigate(`/jxcgl/rkdj?doc=new&order=${documentId}`)}
          >
            {action.receive}
          </Button>
        ) : null
      }
      footer={<Related documents={data?.related ?? []} />}
    >
      <Descriptions
        size="small"
        className="kit-wide"
        items={[
          { key: "supplier", label: fields.supplierName, children: data?.supplierName },
          { key: "docDate", label: fields.docDate, children: data?.docDate },
          { key: "createdBy", label: fields.createdBy, children: data?.createdBy },
          { key: "sentTime", label: fields.sentTime, children: showTime(data?.sentTime ?? null) },
        ]}
      />
      <Form.Item
        name="remark"
        label={t.common.fields.remark}
        className="kit-wide"
        rules={[rule(checkRemark, { optional: true })]}
      >
        <Input maxLength={fieldLimits.remarkLength} showCount />
      </Form.Item>
      <Form.Item label={fields.lines} className="kit-wide">
        <LinesGrid<Line>
          name="lines"
          productTitle={t.common.fields.productName}
          editable={false}
          addLabel={action.addLine}
          summary={summary}
          columns={[
            { key: "quantity", title: fields.orderQty, align: "right", render: (_, line) => showNumber(line.quantity) },
            {
              key: "done",
              title: fields.receivedQty,
              align: "right",
              render: (_, line) => showNumber(line.doneQuantity),
            },
            { key: "price", title: fields.supplyPrice, align: "right", render: (_, line) => line.price },
          ]}
        />
      </Form.Item>
    </DocumentPage>
  );
}

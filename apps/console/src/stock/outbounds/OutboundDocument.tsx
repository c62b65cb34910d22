import { routes } from "@yunshou/contract/machines/routes";
import { outbounds } from "@yunshou/contract/stock/outbounds";
import { checkPieces, checkRemark, fieldLimits, outboundTable, step } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { Button, Descriptions, Form, Input } from "antd";
import { useNavigate } from "react-router";
import {
  DocumentPage,
  type LineBase,
  LinesGrid,
  nothingShown,
  NumberField,
  ruleOf,
  SearchChoice,
  showNumber,
  useCall,
  useFirstRead,
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
  readonly routeId: string;
  readonly remark?: string;
  readonly lines: readonly Line[];
}

/** One outbound order with its lines, filled in from what the route lacks (STOCK-08, MSG-14, MSG-99). */
export function OutboundDocument({ documentId }: { readonly documentId: string }) {
  const t = usePhrases("refillOrders");
  const { action, fields, pages } = t.refillOrders;
  const navigate = useNavigate();
  const { required, rule } = useRules();
  const readOnly = useRefusedWithout("stock.outbound.write");
  const isNew = documentId === "new";
  const { data, error } = useRecord(
    outbounds.detail,
    { documentId: isNew ? undefined : documentId },
    { anew: true, silent: true },
  );
  const create = useWrite(outbounds.create);
  const update = useWrite(outbounds.update);
  const editable =
    readOnly === undefined && (isNew || (data !== undefined && step(outboundTable, data.docStatus, "edit").ok));
  const filled = useFirstRead(data, editable && !isNew ? documentId : undefined);
  const allRoutes = useCall(routes.options, {}, { silent: true, enabled: editable }).data?.rows ?? [];
  const save = ({ warehouseId, routeId, remark = "", lines }: Values) => {
    const input = {
      warehouseId,
      routeId,
      remark,
      lines: (lines ?? []).map(({ productId, batchNo = "", quantity }) => ({
        productId,
        batchNo,
        quantity: quantity ?? 0,
      })),
    };
    const version = (filled ?? data)?.version;
    return version === undefined ? create.run(input) : update.run({ ...input, documentId, version });
  };
  const way =
    data?.docStatus === "cancelled"
      ? (["draft", "cancelled"] as const)
      : data?.docStatus === "reversed"
        ? (["draft", "issued", "reversed"] as const)
        : (["draft", "issued"] as const);
  return (
    <DocumentPage<Values>
      title={isNew ? action.addOutbound : pages["/jxcgl/chd"]}
      number={data?.docNo}
      path={{
        names: way.map((state) => t.refillOrders.outboundState[state]),
        at: Math.max(
          0,
          way.findIndex((state) => state === data?.docStatus),
        ),
      }}
      initial={
        data === undefined
          ? { lines: [] }
          : {
              warehouseId: data.warehouseId,
              ...(data.routeId === null ? {} : { routeId: data.routeId }),
              remark: data.remark,
              lines: data.lines,
            }
      }
      loading={!isNew && data === undefined}
      error={error}
      submitting={create.running || update.running}
      editable={editable}
      onSubmit={save}
      success={isNew ? t.common.result.added : t.common.result.modified}
      onLeave={() => void navigate("/jxcgl/chd", { replace: true })}
    >
      {editable ? (
        <>
          <Form.Item name="warehouseId" label={fields.warehouseId} rules={[required]}>
            <WarehouseChoice kind="warehouse" />
          </Form.Item>
          <Form.Item name="routeId" label={fields.routeId} rules={[required]}>
            <SearchChoice<string>
              placeholder={t.common.form.select}
              options={allRoutes.map(({ id, name }) => ({ value: id, label: name }))}
            />
          </Form.Item>
        </>
      ) : (
        <Descriptions
          size="small"
          className="kit-wide"
          items={[
            { key: "warehouse", label: fields.warehouseName, children: data?.warehouseName },
            { key: "route", label: fields.routeId, children: data?.routeName ?? nothingShown },
            { key: "replenisher", label: fields.replenisher, children: data?.replenisher ?? nothingShown },
            { key: "docDate", label: fields.docDate, children: data?.docDate },
            { key: "createdBy", label: fields.createdBy, children: data?.createdBy },
          ]}
        />
      )}
      <Form.Item
        name="remark"
        label={t.common.fields.remark}
        className="kit-wide"
        rules={[rule(checkRemark, { optional: true })]}
      >
        <Input maxLength={fieldLimits.remarkLength} showCount />
      </Form.Item>
      <OutboundLines editable={editable} />
    </DocumentPage>
  );
}

/** The lines of an order; what the route lacks and the warehouse holds stands beside them and fills them in. */
function OutboundLines({ editable }: { readonly editable: boolean }) {
  const t = usePhrases("refillOrders");
  const { action, fields } = t.refillOrders;
  const refusal = useRefusalText();
  const form = Form.useFormInstance<Values>();
  const warehouseId = Form.useWatch("warehouseId", form);
  const routeId = Form.useWatch("routeId", form);
  const { data } = useRecord(
    outbounds.suggest,
    { warehouseId: editable ? warehouseId : undefined, routeId: editable ? routeId : undefined },
    { silent: true },
  );
  const rows = data?.rows ?? [];
  const suggested = rows.filter((row) => row.suggested > 0);
  const needText = ({ productId, batchNo = "" }: Line) => {
    const need = rows.find((row) => row.productId === productId && row.batchNo === batchNo);
    return need === undefined
      ? ""
      : fill(t.refillOrders.needOf, { shortage: need.shortage, inBag: need.inBag, stock: need.stock });
  };
  return (
    <Form.Item label={fields.lines} className="kit-wide" required>
      {editable && (
        <Button
          size="small"
          disabled={suggested.length === 0}
          onClick={() =>
            form.setFieldValue(
              "lines",
              suggested.map(({ productId, productCode, productName, batchNo, suggested: quantity }) => ({
                productId,
                productCode,
                productName,
                batchNo,
                quantity,
              })),
            )
          }
        >
          {action.suggest}
        </Button>
      )}
      <LinesGrid<Line>
        name="lines"
        productTitle={t.common.fields.productName}
        editable={editable}
        addLabel={action.addLine}
        summary={(lines) =>
          fill(t.refillOrders.total, {
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
            key: "need",
            title: fields.shortage,
            render: (_, line) => <span className="kit-soft">{needText(line)}</span>,
          },
        ]}
      />
    </Form.Item>
  );
}

import type { RowOf } from "@yunshou/contract";
import { purchasePlans } from "@yunshou/contract/stock/purchasePlans";
import {
  checkPieces,
  checkRemark,
  checkSupplyPrice,
  fieldLimits,
  purchasePlanTable,
  step,
  yuanFromFen,
} from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { Button, DatePicker, Form, Input } from "antd";
import dayjs, { type Dayjs } from "dayjs";
import { useNavigate } from "react-router";
import {
  DocumentPage,
  fenOf,
  type LineBase,
  LinesGrid,
  MoneyField,
  NumberField,
  nothingShown,
  ruleOf,
  showNumber,
  today,
  useFirstRead,
  useRecord,
  useRefusalText,
  useRefusedWithout,
  useRules,
  useWrite,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { SupplierChoice } from "./Choices.tsx";
import { Related, useSummary } from "./documentParts.tsx";

interface Line extends LineBase {
  readonly quantity: number | null;
  readonly price: string;
}
interface Values {
  readonly supplierId: string;
  readonly docDate: Dayjs;
  readonly remark?: string;
  readonly lines: readonly Line[];
}

const keptSupplier = (plan: RowOf<typeof purchasePlans.list> | undefined) =>
  plan === undefined || plan.supplierId === null
    ? undefined
    : { supplierId: plan.supplierId, supplierName: plan.supplierName ?? nothingShown };

/** One plan with its lines (STOCK-07, STOCK-08, MSG-14, MSG-99, MSG-113). */
export function PlanDocument({ documentId }: { readonly documentId: string }) {
  const t = usePhrases("procurement");
  const { action, fields } = t.procurement;
  const navigate = useNavigate();
  const { required, rule } = useRules();
  const readOnly = useRefusedWithout("stock.plan.write");
  const isNew = documentId === "new";
  const { data, error } = useRecord(
    purchasePlans.detail,
    { documentId: isNew ? undefined : documentId },
    { anew: true, silent: true },
  );
  const create = useWrite(purchasePlans.create);
  const update = useWrite(purchasePlans.update);
  const editable =
    readOnly === undefined && (isNew || (data !== undefined && step(purchasePlanTable, data.docStatus, "edit").ok));
  const filled = useFirstRead(data, editable && !isNew ? documentId : undefined);
  const back = () => void navigate("/jxcgl/cgjh", { replace: true });
  const save = ({ supplierId, docDate, remark = "", lines }: Values) => {
    const input = {
      supplierId,
      docDate: docDate.format("YYYY-MM-DD"),
      remark,
      lines: (lines ?? []).map(({ productId, quantity, price }) => ({
        productId,
        quantity: quantity ?? 0,
        supplyPriceFen: fenOf(price),
      })),
    };
    const version = (filled ?? data)?.version;
    return version === undefined ? create.run(input) : update.run({ ...input, documentId, version });
  };
  const initial: Partial<Values> =
    data === undefined
      ? { docDate: dayjs(today()), lines: [] }
      : {
          ...(data.supplierId === null ? {} : { supplierId: data.supplierId }),
          docDate: dayjs(data.docDate),
          remark: data.remark,
          lines: data.lines.map((line) => ({ ...line, price: yuanFromFen(BigInt(line.priceFen)) })),
        };
  const way = ["draft", "submitted", data?.docStatus === "rejected" ? "rejected" : "approved", "ordered"] as const;
  return (
    <DocumentPage<Values>
      title={isNew ? action.addPlan : action.editPlan}
      number={data?.docNo}
      path={{
        names: way.map((state) => t.procurement.planState[state]),
        at: Math.max(
          0,
          way.findIndex((state) => state === data?.docStatus),
        ),
      }}
      initial={initial}
      loading={!isNew && data === undefined}
      error={error}
      submitting={create.running || update.running}
      editable={editable}
      onSubmit={save}
      success={isNew ? t.common.result.added : t.common.result.modified}
      onLeave={back}
      footer={<Related documents={data?.related ?? []} />}
    >
      <Form.Item name="supplierId" label={fields.supplierId} rules={[required]}>
        <SupplierChoice kept={keptSupplier(data)} />
      </Form.Item>
      <Form.Item name="docDate" label={fields.docDate} rules={[required]}>
        <DatePicker style={{ width: "100%" }} allowClear={false} />
      </Form.Item>
      <Form.Item
        name="remark"
        label={t.common.fields.remark}
        className="kit-wide"
        rules={[rule(checkRemark, { optional: true })]}
      >
        <Input maxLength={fieldLimits.remarkLength} showCount />
      </Form.Item>
      <PlanLines editable={editable} />
    </DocumentPage>
  );
}

/** The lines of a plan; what the products of the supplier need stands beside them and fills them in. */
function PlanLines({ editable }: { readonly editable: boolean }) {
  const t = usePhrases("procurement");
  const { action, fields } = t.procurement;
  const { amount } = useRules();
  const refusal = useRefusalText();
  const summary = useSummary();
  const form = Form.useFormInstance<Values>();
  const supplierId = Form.useWatch("supplierId", form);
  const { data } = useRecord(
    purchasePlans.suggest,
    { supplierId: editable ? supplierId : undefined },
    { silent: true },
  );
  const needs = new Map((data?.rows ?? []).map((row) => [row.productId, row]));
  const priceOf = (productId: string) => yuanFromFen(BigInt(needs.get(productId)?.supplyPriceFen ?? "0"));
  const fillIn = () =>
    form.setFieldValue(
      "lines",
      (data?.rows ?? [])
        .filter(({ suggested }) => suggested > 0)
        .map(({ productId, productCode, productName, suggested }) => ({
          productId,
          productCode,
          productName,
          quantity: suggested,
          price: priceOf(productId),
        })),
    );
  const needOf = ({ productId }: Line) => {
    const need = needs.get(productId);
    if (need === undefined) return null;
    const { lost, seasonPercent, orderByDay } = need;
    const [sold, stock, onOrder] = [showNumber(need.sold), showNumber(need.stock), showNumber(need.onOrder)];
    const why = [
      fill(t.procurement.needOf, { sold, stock, onOrder }),
      ...(lost > 0 ? [fill(t.procurement.lostOf, { lost: showNumber(lost) })] : []),
      ...(seasonPercent === 100 ? [] : [fill(t.procurement.seasonOf, { percent: seasonPercent })]),
      ...(orderByDay === null ? [] : [fill(t.procurement.orderBy, { day: orderByDay })]),
    ];
    return (
      <div className="kit-lines-said">
        {showNumber(need.suggested)} <span className="kit-soft">{why.join(" · ")}</span>
      </div>
    );
  };
  return (
    <Form.Item label={fields.lines} className="kit-wide" required>
      {editable && (
        <Button size="small" onClick={fillIn} disabled={!(data?.rows ?? []).some(({ suggested }) => suggested > 0)}>
          {action.suggest}
        </Button>
      )}
      <LinesGrid<Line>
        name="lines"
        productTitle={t.common.fields.productName}
        editable={editable}
        once
        addLabel={action.addLine}
        summary={summary}
        lineOf={(product) => ({ ...product, quantity: null, price: priceOf(product.productId) })}
        columns={[
          {
            key: "quantity",
            title: fields.planQty,
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
            key: "price",
            title: fields.supplyPrice,
            width: 140,
            render: (index) => (
              <Form.Item name={[index, "price"]} rules={[amount((fen) => checkSupplyPrice(fen, null))]}>
                <MoneyField />
              </Form.Item>
            ),
          },
          {
            key: "need",
            title: action.suggest,
            render: (_, line) => needOf(line),
          },
        ]}
      />
    </Form.Item>
  );
}

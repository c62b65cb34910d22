import { refillOrders } from "@yunshou/contract/stock/refillOrders";
import { refillFigure, refillOrderTable, step } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { Descriptions, Form } from "antd";
import { Link, useNavigate } from "react-router";
import {
  DocumentPage,
  type LineBase,
  LinesGrid,
  namesOf,
  nothingShown,
  NumberField,
  showNumber,
  useRecord,
  useRefusedWithout,
  useWrite,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { useCanOpen } from "../../platform/usePages.ts";
import { useLaneName } from "./useLaneName.ts";

interface Line extends LineBase {
  readonly lineNo: number;
  readonly cabinet: "main" | "sub";
  readonly laneNo: number;
  readonly quantity: number;
  readonly filled: number | null;
  readonly counted: number | null;
}
interface Values {
  readonly lines: readonly Line[];
}

const machinePath = "/shj/jqxq";

/** One refill order, lane by lane: what is to be put in, what somebody put in, and what the machine counted (STOCK-08). */
export function RefillOrderDocument({ documentId }: { readonly documentId: string }) {
  const t = usePhrases("refillOrders");
  const { action, fields, pages } = t.refillOrders;
  const navigate = useNavigate();
  const laneName = useLaneName();
  const refused = useRefusedWithout("stock.refillOrder.fill");
  const { data, error } = useRecord(refillOrders.detail, { documentId }, { anew: true, silent: true });
  const complete = useWrite(refillOrders.fill);
  const seesMachine = useCanOpen()(machinePath);
  const isOpen = data !== undefined && step(refillOrderTable, data.docStatus, "fill").ok;
  const editable = isOpen && refused === undefined;
  const way =
    data?.docStatus === "cancelled"
      ? (["planned", "cancelled"] as const)
      : (["planned", "filled", data?.docStatus === "differs" ? "differs" : "verified"] as const);
  return (
    <DocumentPage<Values>
      title={editable ? `${action.complete} · ${pages["/jxcgl/bhd"]}` : pages["/jxcgl/bhd"]}
      number={data?.docNo}
      path={{
        names: way.map((state) => t.refillOrders.refillState[state]),
        at: Math.max(
          0,
          way.findIndex((state) => state === data?.docStatus),
        ),
      }}
      initial={{
        // What is planned is what most people put in; they change what they did not. What a phone said of a lane stands.
        lines: (data?.lines ?? []).map((line) =>
          isOpen && line.filled === 0 ? { ...line, filled: line.quantity } : line,
        ),
      }}
      loading={data === undefined}
      error={error}
      submitting={complete.running}
      editable={editable}
      onSubmit={({ lines }) =>
        complete.run({ documentId, lines: lines.map(({ lineNo, filled }) => ({ lineNo, filled: filled ?? 0 })) })
      }
      success={t.common.result.done}
      onLeave={() => void navigate("/jxcgl/bhd", { replace: true })}
    >
      <Descriptions
        size="small"
        className="kit-wide"
        items={[
          {
            key: "machine",
            label: t.common.fields.machine,
            children:
              data !== undefined && seesMachine ? (
                <Link to={`${machinePath}?jqbh=${encodeURIComponent(data.machineNo)}`}>
                  {namesOf(data.machineName, data.machineNo)}
                </Link>
              ) : (
                namesOf(data?.machineName, data?.machineNo)
              ),
          },
          { key: "point", label: t.common.fields.pointName, children: data?.pointName ?? nothingShown },
          { key: "replenisher", label: fields.replenisher, children: data?.replenisher ?? nothingShown },
          { key: "source", label: fields.source, children: data?.warehouseName },
          { key: "alert", label: fields.laneAlert, children: data && refillFigure(data.lanesBelow, data.lanesAll) },
          { key: "remark", label: t.common.fields.remark, children: data?.remark || nothingShown },
        ]}
      />
      <Form.Item label={fields.lines} className="kit-wide">
        <LinesGrid<Line>
          name="lines"
          productTitle={t.common.fields.productName}
          editable={editable}
          addLabel={action.addLine}
          summary={(lines) =>
            fill(t.refillOrders.total, {
              lines: showNumber(lines.length),
              pieces: showNumber(lines.reduce((sum, { filled }) => sum + (filled ?? 0), 0)),
            })
          }
          columns={[
            { key: "laneNo", title: fields.laneNo, width: 120, render: (_, line) => laneName(line) },
            {
              key: "quantity",
              title: fields.replenishQty,
              align: "right",
              render: (_, line) => showNumber(line.quantity),
            },
            {
              key: "filled",
              title: fields.filledQty,
              width: 130,
              align: "right",
              render: (index, line) =>
                editable ? (
                  <Form.Item name={[index, "filled"]}>
                    <NumberField style={{ width: "100%" }} precision={0} min={0} controls={false} />
                  </Form.Item>
                ) : (
                  showNumber(line.filled ?? 0)
                ),
            },
            {
              key: "counted",
              title: fields.countedQty,
              align: "right",
              render: (_, { counted }) => (counted === null ? nothingShown : showNumber(counted)),
            },
          ]}
        />
      </Form.Item>
    </DocumentPage>
  );
}

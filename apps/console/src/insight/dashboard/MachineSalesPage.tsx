import type { OutputOf } from "@yunshou/contract";
import { dashboard } from "@yunshou/contract/insight/dashboard";
import { useSearchParams } from "react-router";
import { columnsOf, ExportButton, useCall, useWrite } from "../../platform/kit/index.ts";
import { Leave } from "../../platform/layout/leaving.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { ProductName } from "./ProductName.tsx";
import { SalesDetail } from "./SalesDetail.tsx";
import { StatisticsTable } from "./StatisticsTable.tsx";
import { usePeriod } from "./usePeriod.ts";

type Sales = OutputOf<typeof dashboard.machineDetail>;

/** 机器销量详情: one machine by day and by product; without its number the page returns to the ranking (ROUTE-30). */
export function MachineSalesPage() {
  const words = usePhrases("dashboard").dashboard;
  const [params] = useSearchParams();
  const machineNo = params.get("jqbh") ?? "";
  const choice = usePeriod();
  const call = useCall(dashboard.machineDetail, { ...choice.period, machineNo }, { enabled: machineNo !== "" });
  const exporting = useWrite(dashboard.export);
  if (machineNo === "") return <Leave to="/syjqpm" />;

  const { data } = call;
  const product = columnsOf<Sales["products"][number]>();
  return (
    <SalesDetail
      choice={choice}
      call={call}
      sales={data}
      heading={data?.machine.machineName}
      notes={[data?.machine.machineNo, data?.machine.pointName]}
      beside={(shared) => (
        <StatisticsTable
          {...shared}
          title={words.byProduct}
          rows={data?.products ?? []}
          rowKey={(row) => row.productId}
          columns={[
            product.text("productCode", words.fields.productCode, { width: 104 }),
            product.custom(
              "productName",
              words.fields.productName,
              (row) => <ProductName name={row.productName} image={row.image} />,
              { width: 190 },
            ),
            product.text("laneNo", words.fields.laneNo, { width: 96 }),
            product.number("quantity", words.fields.quantity, { width: 88 }),
            product.money("amountFen", words.fields.amount),
          ]}
          toolbar={
            <ExportButton
              total={data?.products.length}
              exporting={exporting.running}
              onExport={({ format }) => exporting.run({ ...choice.period, table: "machine", key: machineNo, format })}
            />
          }
        />
      )}
    />
  );
}

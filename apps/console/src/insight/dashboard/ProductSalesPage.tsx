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

type Sales = OutputOf<typeof dashboard.productDetail>;

/** 商品销量详情: one product by day and by machine, the one of the link where several merchants gave its code; without a code the page returns to the ranking (ROUTE-30). */
export function ProductSalesPage() {
  const words = usePhrases("dashboard").dashboard;
  const [params] = useSearchParams();
  const productCode = params.get("spbh") ?? "";
  const productId = params.get("productId");
  const one = productId === null ? {} : { productId };
  const choice = usePeriod();
  const asked = { ...choice.period, ...one, productCode };
  const call = useCall(dashboard.productDetail, asked, { enabled: productCode !== "" });
  const exporting = useWrite(dashboard.export);
  if (productCode === "") return <Leave to="/syspxlpm" />;

  const { data } = call;
  const machine = columnsOf<Sales["machines"][number]>();
  return (
    <SalesDetail
      choice={choice}
      call={call}
      sales={data}
      heading={data && <ProductName name={data.product.name} image={data.product.image} />}
      notes={[data?.product.code, data?.product.brand]}
      beside={(shared) => (
        <StatisticsTable
          {...shared}
          title={words.byMachine}
          rows={data?.machines ?? []}
          rowKey={(row) => row.machineNo}
          columns={[
            machine.text("machineNo", words.fields.machineNo, { width: 110 }),
            machine.text("machineName", words.fields.machineName, { width: 190 }),
            machine.number("quantity", words.fields.quantity, { width: 88 }),
            machine.money("amountFen", words.fields.amount),
          ]}
          toolbar={
            <ExportButton
              total={data?.machines.length}
              exporting={exporting.running}
              onExport={({ format }) =>
                exporting.run({ ...choice.period, ...one, table: "product", key: productCode, format })
              }
            />
          }
        />
      )}
    />
  );
}

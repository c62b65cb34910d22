import { Table } from "antd";
import { nothingShown, useCan } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { Link } from "react-router";
import { MachineFacts } from "../registry/MachineFacts.tsx";
import type { MachineDetail } from "../registry/state.ts";

/** How a machine is now: its state, its commands, what people decided, and its data cards. */
export function LiveTab({ machine }: { readonly machine: MachineDetail }) {
  const t = usePhrases("watch", "dataCards");
  const words = t.dataCards;
  const seesCards = useCan("machines.dataCard.read");
  return (
    <>
      <MachineFacts machine={machine} />
      {machine.flowCards.length > 0 && (
        <section style={{ marginTop: 20 }}>
          <h3 className="machine-section">{t.watch.page.cards}</h3>
          <Table
            size="small"
            rowKey="iccid"
            pagination={false}
            dataSource={machine.flowCards}
            columns={[
              {
                key: "iccid",
                title: words.fields.iccid,
                render: (_, { iccid }) =>
                  seesCards ? <Link to={`/shj/llk?iccid=${encodeURIComponent(iccid)}`}>{iccid}</Link> : iccid,
              },
              {
                key: "type",
                title: words.fields.dataCardType,
                render: (_, row) => words.type[row.dataCardType],
              },
              {
                key: "state",
                title: words.fields.dataCardStatus,
                render: (_, row) => words.state[row.dataCardStatus],
              },
              { key: "expiry", title: words.fields.expiryDate, render: (_, row) => row.expiryDate ?? nothingShown },
            ]}
          />
        </section>
      )}
    </>
  );
}

import { modelling } from "@yunshou/contract/goods/modelling";
import { modellingDecisions, modellingStates } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { Alert, Button } from "antd";
import { useState } from "react";
import {
  AddButton,
  ChoiceFilter,
  ListPage,
  TextFilter,
  useCan,
  useList,
  useOpened,
  useRefusedWithout,
  whenOpened,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import "../goods.css";
import type { Deciding } from "./DecideForm.tsx";
import { useModellingColumns } from "./modellingColumns.tsx";

const DecideForm = whenOpened(
  async () => (await import("./DecideForm.tsx")).DecideForm,
  ({ deciding }) => deciding !== undefined,
);
const ModellingDrawer = whenOpened(
  async () => (await import("./ModellingDrawer.tsx")).ModellingDrawer,
  ({ modellingId }) => modellingId !== null,
);
const SubmitForm = whenOpened(
  async () => (await import("./SubmitForm.tsx")).SubmitForm,
  ({ open }) => open,
);

/** 提审管理: requests to take products into the platform's library, and their review (PRODUCT-18 to PRODUCT-21). The open one lives in the URL. */
export function ModellingPage() {
  const t = usePhrases("library");
  const words = t.library;
  const list = useList(modelling.list, { initial: {} });
  const opened = useOpened();
  const { open } = opened;
  const readOnly = useRefusedWithout("goods.product.write");
  const reviews = useCan("goods.library.write");
  const [deciding, decide] = useState<Deciding | undefined>();
  const [submitting, submit] = useState(false);
  const columns = useModellingColumns({ open, decide });
  return (
    <>
      <Alert className="goods-notice" type="info" showIcon title={words.workdays} />
      <ListPage
        name="modelling"
        title={words.pages["/spgl/tsgl"]}
        list={list}
        rowKey="modellingId"
        columns={columns}
        detail={{
          by: "modellingId",
          opened,
          drawer: <ModellingDrawer modellingId={opened.key} onClose={() => open(null)} />,
        }}
        filters={[
          { name: "productName", label: words.fields.productName, control: <TextFilter /> },
          {
            name: "auditStatus",
            label: words.fields.auditStatus,
            control: <ChoiceFilter values={modellingStates} words={words.state} />,
          },
        ]}
        toolbar={
          <AddButton refused={readOnly} onClick={() => submit(true)}>
            {words.submit}
          </AddButton>
        }
        {...(reviews
          ? {
              batch: (keys: readonly React.Key[]) =>
                modellingDecisions.map((decision) => (
                  <Button
                    key={decision}
                    size="small"
                    danger={decision === "reject"}
                    onClick={() =>
                      decide({
                        decision,
                        modellingIds: keys.map(String),
                        about: fill(t.common.list.selected, { n: keys.length }),
                      })
                    }
                  >
                    {words.decision[decision]}
                  </Button>
                )),
            }
          : {})}
      />
      <DecideForm deciding={deciding} onClose={() => decide(undefined)} onDecided={() => list.select([])} />
      <SubmitForm open={submitting} onClose={() => submit(false)} />
    </>
  );
}

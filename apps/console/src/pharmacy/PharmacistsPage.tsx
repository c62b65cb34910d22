import type { RowOf } from "@yunshou/contract";
import { pharmacists } from "@yunshou/contract/pharmacy/pharmacists";
import { checkDuty, type DutyState, dutyStates } from "@yunshou/domain";
import { useState } from "react";
import { ExpiryText } from "../merchants/certificates/ExpiryText.tsx";
import { stateTones } from "../merchants/certificates/state.ts";
import {
  ChoiceFilter,
  AddButton,
  columnsOf,
  ListExport,
  type ListColumns,
  ListPage,
  TextFilter,
  today,
  type Tone,
  useConfirm,
  useList,
  useRefusalText,
  useRefusedWithout,
  useWrite,
  whenOpened,
  namesOf,
} from "../platform/kit/index.ts";
import { usePhrases } from "../platform/phrases/usePhrases.ts";
import type { PharmacistEditing } from "./PharmacistForm.tsx";

type Row = RowOf<typeof pharmacists.list>;

const PharmacistForm = whenOpened(
  async () => (await import("./PharmacistForm.tsx")).PharmacistForm,
  ({ editing }) => editing !== undefined,
);

const dutyTones: Readonly<Record<DutyState, Tone>> = { onDuty: "quiet", offDuty: "neutral", suspended: "bad" };

/** 我的药师: pharmacists of merchants that sell medicine, with their certificates and whether they are on duty (RX-07). */
export function PharmacistsPage() {
  const t = usePhrases("certificates", "pharmacists");
  const words = t.pharmacists;
  const fields = t.certificates.fields;
  const refusal = useRefusalText();
  const list = useList(pharmacists.list, { initial: {} });
  const readOnly = useRefusedWithout("pharmacy.pharmacist.write");
  const { ask, askDelete } = useConfirm();
  const [setDuty, remove] = [useWrite(pharmacists.setDuty), useWrite(pharmacists.remove)];
  const [editing, edit] = useState<PharmacistEditing | undefined>();

  const column = columnsOf<Row>();
  const columns: ListColumns<Row> = [
    column.title("userName", "userName", "phone", fields.userName, { width: 140 }),
    column.text("certNo", fields.certNo, { width: 170, role: "sub" }),
    column.custom("certExpiry", fields.certExpiry, (row) => <ExpiryText {...row} />, {
      width: 190,
      holdsData: true,
      sortable: true,
    }),
    column.pair("merchant", "merchantName", "merchantNo", fields.merchantName, { width: 170, role: undefined }),
    column.time("createdTime", fields.createdTime, { sortable: true, hidden: true }),
    column.status("reviewStatus", fields.reviewStatus, t.certificates.state, stateTones, { role: undefined }),
    column.status("duty", words.fields.duty, words.state, dutyTones),
    column.actions(t.common.list.actions, (row) => [
      {
        key: "edit",
        label: t.common.action.edit,
        refused: readOnly,
        onClick: () => edit({ pharmacistId: row.pharmacistId }),
      },
      row.duty === "offDuty"
        ? {
            key: "enable",
            label: words.enable,
            refused: readOnly ?? refusal(checkDuty(row, today())),
            onClick: () =>
              ask({
                text: words.enableAsk,
                about: namesOf(row.userName, row.merchantName),
                verb: words.enable,
                run: () => setDuty.run({ pharmacistId: row.pharmacistId, onDuty: true }),
              }),
          }
        : {
            key: "disable",
            label: words.disable,
            refused: readOnly,
            onClick: () =>
              ask({
                text: words.disableAsk,
                about: namesOf(row.userName, row.merchantName),
                verb: words.disable,
                run: () => setDuty.run({ pharmacistId: row.pharmacistId, onDuty: false }),
              }),
          },
      {
        key: "delete",
        label: t.common.action.delete,
        danger: true,
        refused: readOnly,
        onClick: () =>
          askDelete(namesOf(row.userName, row.merchantName), () => remove.run({ pharmacistId: row.pharmacistId })),
      },
    ]),
  ];

  return (
    <>
      <ListPage
        name="pharmacists"
        title={words.pages["/shgl/wdys"]}
        list={list}
        rowKey="pharmacistId"
        columns={columns}
        filters={[
          { name: "userName", label: fields.userName, control: <TextFilter /> },
          {
            name: "phone",
            label: words.fields.phone,
            control: <TextFilter placeholder={words.phoneWhole} maxLength={11} />,
          },
          {
            name: "duty",
            label: words.fields.duty,
            control: <ChoiceFilter values={dutyStates} words={words.state} />,
          },
        ]}
        toolbar={
          <>
            <AddButton refused={readOnly} onClick={() => edit({})}>
              {words.add}
            </AddButton>
            <ListExport of={pharmacists.export} list={list} />
          </>
        }
      />
      <PharmacistForm editing={editing} onClose={() => edit(undefined)} />
    </>
  );
}

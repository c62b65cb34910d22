import type { RowOf } from "@yunshou/contract";
import { dataCards } from "@yunshou/contract/machines/dataCards";
import {
  carriers,
  dataCardBatchLimit,
  dataCardStates,
  expiryStateOf,
  expiryStates,
  queryRangeDays,
} from "@yunshou/domain";
import { type ReactNode, useState } from "react";
import { useNavigate } from "react-router";
import {
  AddButton,
  ChoiceFilter,
  DateRange,
  columnsOf,
  ImportButton,
  type ListColumns,
  ListExport,
  ListPage,
  MachineField,
  namesOf,
  nothingShown,
  OpenText,
  Pair,
  TextFilter,
  today,
  useConfirm,
  useList,
  useRangeRule,
  useRefusedWithout,
  useWrite,
  whenOpened,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { useCanOpen } from "../../platform/usePages.ts";
import { CardBatch } from "./CardBatch.tsx";
import type { CardEditing } from "./CardForm.tsx";
import type { Renewing } from "./RenewForm.tsx";
import { machinePage, trafficOf } from "./trafficOf.ts";
import { useSetEnabled } from "./useSetEnabled.ts";

type Row = RowOf<typeof dataCards.list>;

const CardForm = whenOpened(
  async () => (await import("./CardForm.tsx")).CardForm,
  ({ editing }) => editing !== undefined,
);
const RenewForm = whenOpened(
  async () => (await import("./RenewForm.tsx")).RenewForm,
  ({ renewing }) => renewing !== undefined,
);

/** The data cards with what may be done to each and to many. */
export function CardList({ strip }: { readonly strip: ReactNode }) {
  const t = usePhrases("dataCards");
  const words = t.dataCards;
  const { fields } = words;
  const navigate = useNavigate();
  const canOpen = useCanOpen();
  const list = useList(dataCards.list, { initial: {} });
  const rangeRule = useRangeRule(queryRangeDays.statistics, { optional: true });
  const readOnly = useRefusedWithout("machines.dataCard.write");
  const { askDelete } = useConfirm();
  const remove = useWrite(dataCards.remove);
  const setEnabled = useSetEnabled();
  const [editing, edit] = useState<CardEditing | undefined>();
  const [renewing, renew] = useState<Renewing | undefined>();

  /** What is wrong with a card, worst first: it is over, it is off, or its machine is not heard. */
  const states = (row: Row) => {
    const expiry = expiryStateOf(row.expiryDate, today());
    const wrong = [
      ...(expiry === "valid"
        ? []
        : [{ tone: expiry === "expired" ? ("bad" as const) : ("warning" as const), text: words.expiry[expiry] }]),
      ...(row.dataCardStatus === "disabled" ? [{ tone: "neutral" as const, text: words.state.disabled }] : []),
      ...(row.onlineStatus === "offline" ? [{ tone: "warning" as const, text: words.silent }] : []),
    ];
    return wrong.length > 0 ? wrong : [{ tone: "quiet" as const, text: words.state.enabled }];
  };
  const column = columnsOf<Row>();
  const columns: ListColumns<Row> = [
    column.title("iccid", "iccid", "cardPhone", fields.iccid, {
      sortable: true,
      width: 190,
      onOpen: (row) => edit(row),
    }),
    column.text("imsi", fields.imsi, { width: 150, hidden: true }),
    column.text("imei", fields.imei, { width: 150, hidden: true }),
    column.label("dataCardType", fields.dataCardType, words.type, { hidden: true }),
    column.label("carrier", fields.carrier, words.carrier, { hidden: true }),
    column.states("dataCardStatus", fields.dataCardStatus, states, { width: 158 }),
    column.text("packageName", fields.packageName, { width: 126 }),
    column.number("dailyFlow", fields.dailyFlow, { width: 110, hidden: true, role: undefined }),
    column.number("monthlyFlow", fields.monthlyFlow, { width: 120, sortable: true }),
    column.text("expiryDate", fields.expiryDate, { width: 116, sortable: true }),
    column.custom(
      "machine",
      fields.machine,
      (row) =>
        row.machineNo === null ? (
          nothingShown
        ) : (
          <Pair
            main={
              <OpenText
                text={row.machineName ?? row.machineNo}
                onOpen={() => void navigate(`/shj/jqxq?jqbh=${encodeURIComponent(row.machineNo ?? "")}`)}
              />
            }
            second={row.machineNo}
          />
        ),
      { width: 150, holdsData: true, role: "sub" },
    ),
    column.pair("merchant", "merchantName", "merchantNo", fields.merchantName, { hidden: true, role: undefined }),
    column.actions(t.common.list.actions, (row) => [
      { key: "edit", label: t.common.action.edit, refused: readOnly, onClick: () => edit(row) },
      {
        key: "renew",
        label: words.renew,
        refused: readOnly,
        onClick: () => renew({ ids: [row.dataCardId], about: row.iccid }),
      },
      row.dataCardStatus === "enabled"
        ? { key: "disable", label: words.disable, refused: readOnly, onClick: () => setEnabled([row], false) }
        : { key: "enable", label: words.enable, refused: readOnly, onClick: () => setEnabled([row], true) },
      {
        key: "delete",
        label: t.common.action.delete,
        danger: true,
        refused: readOnly,
        onClick: () => askDelete(namesOf(row.iccid, row.machineName), () => remove.run({ dataCardId: row.dataCardId })),
      },
      ...(row.machineNo === null || !canOpen(machinePage)
        ? []
        : [
            {
              key: "traffic",
              label: words.trafficDays,
              onClick: () => void navigate(trafficOf(row.machineNo!)),
            },
          ]),
    ]),
  ];

  return (
    <>
      <ListPage
        name="dataCards"
        title={words.pages["/shj/llk"]}
        list={list}
        rowKey="dataCardId"
        columns={columns}
        strip={strip}
        filters={[
          { name: "iccid", label: fields.iccid, control: <TextFilter /> },
          { name: "machineNo", label: fields.machine, control: <MachineField by="number" /> },
          {
            name: "dataCardStatus",
            label: fields.dataCardStatus,
            control: <ChoiceFilter values={dataCardStates} words={words.state} />,
          },
          {
            name: "expiry",
            label: words.expiryFilter,
            control: <ChoiceFilter values={expiryStates} words={words.expiry} />,
          },
          {
            name: ["fromDay", "toDay"],
            label: fields.expiryDate,
            control: <DateRange limitDays={queryRangeDays.statistics} ahead />,
            rules: [rangeRule],
          },
          { name: "carrier", label: fields.carrier, control: <ChoiceFilter values={carriers} words={words.carrier} /> },
          { name: "cardPhone", label: fields.cardPhone, control: <TextFilter /> },
        ]}
        toolbar={
          <>
            <AddButton refused={readOnly} onClick={() => edit({})}>
              {words.add}
            </AddButton>
            <ImportButton refused={readOnly} onClick={() => void navigate("/shj/llkdr")} />
            <ListExport of={dataCards.export} list={list} />
          </>
        }
        batch={(keys) => (
          <CardBatch
            cards={list.chosen.flatMap(({ row }) => (row === undefined ? [] : [row]))}
            refused={readOnly}
            tooMany={keys.length > dataCardBatchLimit}
            onRenew={(ids, about) => renew({ ids, about })}
          />
        )}
      />
      <CardForm editing={editing} onClose={() => edit(undefined)} />
      <RenewForm renewing={renewing} onClose={() => renew(undefined)} onDone={() => list.select([])} />
    </>
  );
}

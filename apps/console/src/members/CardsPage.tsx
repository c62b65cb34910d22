import { cards } from "@yunshou/contract/members/cards";
import { cardBatchLimit, cardKinds, cardStates } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { Button } from "antd";
import { useState } from "react";
import { useNavigate } from "react-router";
import {
  AddButton,
  ChoiceFilter,
  chosenRows,
  ImportButton,
  ListExport,
  ListPage,
  TextFilter,
  useConfirm,
  useList,
  useRefusedWithout,
  useWrite,
  whenOpened,
} from "../platform/kit/index.ts";
import { AreaField } from "./areas/AreaField.tsx";
import { useCardColumns } from "./cardColumns.tsx";
import { listed } from "../platform/phrases/listed.ts";
import { usePhrases } from "../platform/phrases/usePhrases.ts";
import { type CardRow } from "./state.ts";
import { type CardForm, useCardActions } from "./useCardActions.ts";

const IssueForm = whenOpened(
  async () => (await import("./IssueForm.tsx")).IssueForm,
  ({ open }) => open,
);
const RechargeForm = whenOpened(
  async () => (await import("./RechargeForm.tsx")).RechargeForm,
  ({ chosen }) => chosen !== undefined,
);
const SetAreaForm = whenOpened(
  async () => (await import("./areas/SetAreaForm.tsx")).SetAreaForm,
  ({ chosen }) => chosen !== undefined,
);
const DeductForm = whenOpened(
  async () => (await import("./DeductForm.tsx")).DeductForm,
  ({ card }) => card !== undefined,
);
const ReplaceForm = whenOpened(
  async () => (await import("./ReplaceForm.tsx")).ReplaceForm,
  ({ card }) => card !== undefined,
);
const CancelForm = whenOpened(
  async () => (await import("./CancelForm.tsx")).CancelForm,
  ({ card }) => card !== undefined,
);
const LimitsForm = whenOpened(
  async () => (await import("./LimitsForm.tsx")).LimitsForm,
  ({ card }) => card !== undefined,
);
const PasswordForm = whenOpened(
  async () => (await import("./PasswordForm.tsx")).PasswordForm,
  ({ card }) => card !== undefined,
);
const AllowanceDrawer = whenOpened(
  async () => (await import("./allowances/AllowanceDrawer.tsx")).AllowanceDrawer,
  ({ card }) => card !== undefined,
);
const OfflineForm = whenOpened(
  async () => (await import("./allowances/OfflineForm.tsx")).OfflineForm,
  ({ open }) => open,
);
const ArrearsDrawer = whenOpened(
  async () => (await import("./ArrearsDrawer.tsx")).ArrearsDrawer,
  ({ open }) => open,
);

/** 我的会员卡: cards with their states, money and limits (CARD-01 to CARD-23, CARD-28 to CARD-30). */
export function CardsPage() {
  const t = usePhrases("members");
  const navigate = useNavigate();
  const words = t.members;
  const list = useList(cards.list, { initial: {} });
  const noBooks = useRefusedWithout("members.movement.read");
  const { ask } = useConfirm();
  const lock = useWrite(cards.act);
  const [chosen, choose] = useState<readonly CardRow[] | undefined>();
  const [placing, place] = useState<readonly CardRow[] | undefined>();
  const [issuing, issue] = useState(false);
  const [arrears, showArrears] = useState(false);
  const [offline, setOffline] = useState(false);
  const { of, opened, close, noMoney, readOnly, activity } = useCardActions((row) => choose([row]));
  const cardFor = (form: CardForm) => (opened?.form === form ? opened.card : undefined);
  const columns = useCardColumns(of);

  return (
    <>
      <ListPage
        name="cards"
        title={words.pages["/hygl/wdhyk"]}
        list={list}
        rowKey="cardId"
        columns={columns}
        filters={[
          { name: "cardNo", label: words.fields.cardNo, control: <TextFilter /> },
          { name: "physicalNo", label: words.fields.physicalNo, control: <TextFilter maxLength={10} /> },
          {
            name: "cardStatus",
            label: words.fields.cardStatus,
            control: <ChoiceFilter values={cardStates} words={words.state} />,
          },
          {
            name: "cardType",
            label: words.fields.cardType,
            control: <ChoiceFilter values={cardKinds} words={words.kind} />,
          },
          { name: "areaId", label: words.fields.areaName, control: <AreaField allowClear /> },
          {
            name: "holderPhone",
            label: words.fields.holderPhone,
            control: <TextFilter placeholder={words.hint.wholePhone} maxLength={11} />,
          },
        ]}
        toolbar={
          <>
            <AddButton refused={readOnly} onClick={() => issue(true)}>
              {words.action.issue}
            </AddButton>
            <Button disabled={noBooks !== undefined} title={noBooks} onClick={() => showArrears(true)}>
              {words.titles.arrears}
            </Button>
            <Button disabled={readOnly !== undefined} title={readOnly} onClick={() => setOffline(true)}>
              {words.action.offline}
            </Button>
            <ImportButton refused={readOnly} onClick={() => void navigate("/hygl/hykdr")} />
            <ListExport of={cards.export} list={list} />
          </>
        }
        batch={(keys) => {
          const ids = keys.map(String);
          const rows = chosenRows({ ...list, keyOf: ({ cardId }) => cardId });
          const tooMany =
            ids.length > cardBatchLimit
              ? fill(t.members.errors["members.tooManyCards"], { limit: cardBatchLimit })
              : undefined;
          return (
            <>
              <Button
                size="small"
                disabled={(noMoney ?? tooMany) !== undefined}
                title={noMoney ?? tooMany}
                onClick={() => choose(rows)}
              >
                {words.action.batchRecharge}
              </Button>
              <Button
                size="small"
                disabled={(readOnly ?? tooMany) !== undefined}
                title={readOnly ?? tooMany}
                onClick={() => place(rows)}
              >
                {words.action.setArea}
              </Button>
              <Button
                size="small"
                disabled={(readOnly ?? tooMany) !== undefined}
                title={readOnly ?? tooMany}
                onClick={() =>
                  ask({
                    text: fill(words.confirm.lockAll, { n: ids.length }),
                    about: listed(rows.map(({ cardNo }) => cardNo)),
                    verb: words.action.batchLock,
                    run: () => lock.run({ cardIds: ids, action: "lock" }),
                  })
                }
              >
                {words.action.batchLock}
              </Button>
            </>
          );
        }}
      />
      <IssueForm open={issuing} onClose={() => issue(false)} />
      <RechargeForm chosen={chosen} onClose={() => choose(undefined)} />
      <SetAreaForm chosen={placing} onClose={() => place(undefined)} />
      <DeductForm card={cardFor("deduct")} onClose={close} />
      <ReplaceForm card={cardFor("replace")} onClose={close} />
      <CancelForm card={cardFor("cancel")} onClose={close} />
      <LimitsForm card={cardFor("limits")} onClose={close} />
      <PasswordForm card={cardFor("password")} onClose={close} />
      <AllowanceDrawer card={cardFor("allowances")} onClose={close} />
      <OfflineForm open={offline} onClose={() => setOffline(false)} />
      {activity}
      <ArrearsDrawer open={arrears} onClose={() => showArrears(false)} />
    </>
  );
}

import type { OutputOf, RowOf } from "@yunshou/contract";
import { codeChecks } from "@yunshou/contract/marketing/codeChecks";
import { queryRangeDays } from "@yunshou/domain";
import { Button, Descriptions, Input, Space } from "antd";
import { useState } from "react";
import {
  columnsOf,
  DateRange,
  type FiltersOf,
  lastDays,
  type ListColumns,
  ListPage,
  nothingShown,
  showMoney,
  showTime,
  StatusDot,
  useConfirm,
  useList,
  useRangeRule,
  useRefusedWithout,
  useWrite,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { showRate } from "../offers.ts";
import { useAudienceTexts } from "./audience.tsx";
import { codeTones, orderLink } from "./state.tsx";

type Row = RowOf<typeof codeChecks.history>;
type Checked = OutputOf<typeof codeChecks.look>;

/** 兑奖验证: a code that somebody shows is looked up and redeemed; below, what was redeemed (COUPON-02, COUPON-07, VOUCHER-02). */
export function CodeCheckPage() {
  const t = usePhrases("codes");
  const { fields, hint } = t.codes;
  const list = useList(codeChecks.history, { initial: lastDays(30) as FiltersOf<typeof codeChecks.history> });
  const rangeRule = useRangeRule(queryRangeDays.orders);
  const column = columnsOf<Row>();
  const columns: ListColumns<Row> = [
    column.title("promoCode", "promoCode", null, fields.promoCode, { width: 150 }),
    column.label("kind", fields.kind, t.codes.kind),
    column.text("planName", fields.planName, { width: 150 }),
    column.label("couponType", fields.couponType, t.codes.type, { width: 90 }),
    column.status("promoStatus", fields.promoStatus, t.codes.state, codeTones),
    column.text("validTo", fields.validTo, { width: 104 }),
    column.time("useTime", fields.useTime, { sortable: true }),
    column.text("operatorName", t.common.fields.operatorName, { width: 110 }),
  ];
  return (
    <>
      <CheckCard onRedeemed={list.reload} />
      <ListPage
        source="code"
        name="codeChecks"
        title={hint.history}
        list={list}
        rowKey="useId"
        columns={columns}
        filters={[
          {
            name: ["fromDay", "toDay"],
            label: fields.useTime,
            control: <DateRange limitDays={queryRangeDays.orders} />,
            rules: [rangeRule],
          },
        ]}
      />
    </>
  );
}

/** Where a code is typed or scanned; a scanner ends with the enter key, which looks it up. */
function CheckCard({ onRedeemed }: { readonly onRedeemed: () => void }) {
  const t = usePhrases("codes");
  const { fields, pages, action, confirm, hint, errors } = t.codes;
  const refused = useRefusedWithout("marketing.codeCheck.redeem");
  const look = useWrite(codeChecks.look);
  const redeem = useWrite(codeChecks.redeem);
  const { ask } = useConfirm();
  const [typed, type] = useState("");
  const [found, show] = useState<Checked | undefined>();
  const check = () => {
    show(undefined);
    if (typed.trim() === "") return;
    void look.run({ promoCode: typed }).then(show, () => undefined);
  };
  const agree = ({ promoCode, planName }: Checked) =>
    ask({
      text: confirm.redeem,
      about: `${planName} ${promoCode}`,
      verb: action.redeem,
      danger: true,
      run: async () => {
        show(await redeem.run({ promoCode }));
        onRedeemed();
      },
    });
  const over = found === undefined || found.promoStatus === "unused" ? undefined : errors[`codes.${found.promoStatus}`];
  return (
    <section className="kit-card">
      <header className="kit-toolbar">
        <h2>{pages["/yxch/djyz"]}</h2>
      </header>
      <p className="kit-soft">{hint.check}</p>
      <Space wrap>
        <Input
          aria-label={fields.promoCode}
          placeholder={fields.promoCode}
          inputMode="numeric"
          maxLength={40}
          value={typed}
          disabled={refused !== undefined}
          title={refused}
          onChange={({ target }) => type(target.value)}
          onPressEnter={check}
        />
        <Button disabled={refused !== undefined} title={refused} loading={look.running} onClick={check}>
          {action.look}
        </Button>
        {found !== undefined && (
          <Button
            type="primary"
            disabled={(refused ?? over) !== undefined}
            title={refused ?? over}
            loading={redeem.running}
            onClick={() => agree(found)}
          >
            {action.redeem}
          </Button>
        )}
      </Space>
      {found !== undefined && <CodeFacts code={found} />}
    </section>
  );
}

function CodeFacts({ code }: { readonly code: Checked }) {
  const t = usePhrases("codes");
  const { fields, hint } = t.codes;
  const facts: readonly (readonly [string, React.ReactNode])[] = [
    [fields.promoCode, code.promoCode],
    [fields.kind, t.codes.kind[code.kind]],
    [fields.planName, code.planName],
    [fields.couponType, t.codes.type[code.couponType]],
    [
      fields.promoStatus,
      <StatusDot key="state" tone={codeTones[code.promoStatus]}>
        {t.codes.state[code.promoStatus]}
      </StatusDot>,
    ],
    code.discountRate === null
      ? [fields.discountAmount, showMoney(code.discountAmountFen)]
      : [fields.discountRate, showRate(code.discountRate)],
    [fields.fullAmount, code.fullAmountFen === "0" ? hint.anyAmount : showMoney(code.fullAmountFen)],
    ...useAudienceTexts().map(({ label, text }) => [label, text(code)] as const),
    [fields.validFrom, code.validFrom],
    [fields.validTo, code.validTo],
    [fields.useCount, `${code.useCount} / ${code.maxUseCount}`],
    [fields.useTime, code.useTime === null ? nothingShown : showTime(code.useTime)],
    [fields.usedOrderNo, orderLink(code)],
  ];
  return (
    <Descriptions
      column={{ xs: 1, md: 2, xl: 3 }}
      style={{ marginTop: 16 }}
      items={facts.map(([label, children]) => ({ key: label, label, children }))}
    />
  );
}

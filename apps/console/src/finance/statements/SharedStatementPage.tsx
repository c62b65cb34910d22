import { useQuery } from "@tanstack/react-query";
import { statementFiles } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { Alert, Button, Descriptions, Input, Skeleton, Table } from "antd";
import { type ReactNode, useEffect, useState } from "react";
import { writeYuan } from "../../platform/phrases/numbers.ts";
import { namesOf, nothingShown, Pair, showMoney, showNumber, showPercent, showTime } from "../../platform/kit/index.ts";
import { Mark } from "../../platform/layout/Brand.tsx";
import { Notice } from "../../platform/layout/Notices.tsx";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { type CheckedStatement, readShared, saveShared, type SharedStatement } from "./client.ts";
import "./statements.css";

/** /dzd: what the holder of a read-only link sees; the check code is computed on his own device. */
export function SharedStatementPage() {
  const t = usePhrases("accountStatements");
  const words = t.accountStatements;
  const { data, error } = useQuery({ queryKey: ["shared statement"], queryFn: readShared, retry: false });
  useEffect(() => {
    document.title = `${words.pages["/dzd"]} · ${t.common.brand}`;
  });
  return (
    <div className="statement-shared">
      <header>
        <Mark />
        <h1>
          {t.common.brand} · {words.pages["/cwgl/dzd"]}
        </h1>
      </header>
      <main>
        {error !== null ? (
          <Card>
            <Notice picture="locked" title={words.errors["finance.statementLinkInvalid"]} />
          </Card>
        ) : data === undefined ? (
          <Skeleton active />
        ) : (
          <Card>
            <Head {...data} />
            <Lines statement={data.statement} />
          </Card>
        )}
      </main>
    </div>
  );
}

const Card = ({ children }: { readonly children: ReactNode }) => (
  <section className="kit-card statement-card">{children}</section>
);

function Head({ statement, computedHash }: CheckedStatement) {
  const t = usePhrases("accountStatements");
  const words = t.accountStatements;
  const { fields, check } = words;
  const { merchantName, merchantNo, receiver, fromDate, toDate, madeTime, statementHash } = statement;
  const [pasted, paste] = useState("");
  const name = [words.pages["/cwgl/dzd"], receiver ?? merchantName, fromDate, toDate].join(" ");
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t.common.fields.merchantName, namesOf(merchantName, merchantNo)],
    [fields.splitReceiver, receiver ?? words.own],
    [fields.period, `${fromDate} – ${toDate}`],
    [fields.madeTime, showTime(madeTime)],
    [fields.settleAmount, showMoney(statement.settleAmountFen)],
    [fields.statementHash, <code key="hash">{statementHash}</code>],
  ];
  return (
    <>
      <Descriptions
        size="small"
        bordered
        column={{ xs: 1, md: 2 }}
        items={facts.map(([label, children], place) => ({ key: place, label, children }))}
      />
      {computedHash !== undefined && (
        <Alert
          type={computedHash === statementHash ? "success" : "error"}
          showIcon
          title={computedHash === statementHash ? check.good : check.bad}
          description={check.how}
        />
      )}
      <div className="statement-tools">
        {statementFiles.map((format) => (
          <Button key={format} onClick={() => void saveShared(format, name)}>
            {words.action[format]}
          </Button>
        ))}
        <Input
          aria-label={check.compare}
          placeholder={check.compare}
          allowClear
          value={pasted}
          onChange={({ target }) => paste(target.value.trim().toLowerCase())}
          {...(pasted === "" || pasted === computedHash ? {} : { status: "error" as const })}
        />
        {pasted !== "" && <span>{pasted === computedHash ? check.same : check.differs}</span>}
      </div>
    </>
  );
}

function Lines({ statement }: { readonly statement: SharedStatement }) {
  const t = usePhrases("accountStatements", "payments");
  const words = t.accountStatements;
  const { column } = words;
  const seals = new Map(statement.days.map(({ day, seal }) => [day, seal]));
  const lines = statement.lines.map((line, place) => ({ ...line, place }));
  type Line = (typeof lines)[number];
  const ruleOf = ({ rate, fixedFen, item }: Line) =>
    fixedFen !== null
      ? fill(words.rule.fixed, { amount: writeYuan(fixedFen) })
      : rate === null
        ? words.rule.books
        : fill(item === "share" ? words.rule.share : words.rule.rate, { rate: showPercent(rate / 10_000, 2) });
  const itemOf = ({ item, payMethod, receiver }: Line) =>
    namesOf(words.item[item], payMethod === null ? receiver : t.payments.kind[payMethod]);
  return (
    <>
      <p className="kit-soft">{words.check.unit}</p>
      <Table<Line>
        size="small"
        rowKey="place"
        dataSource={lines}
        pagination={{ pageSize: 50, hideOnSinglePage: true, showSizeChanger: false }}
        scroll={{ x: "max-content" }}
        columns={[
          {
            key: "day",
            title: column.day,
            render: (_, { day }) => <Pair main={day} second={(seals.get(day) ?? nothingShown).slice(0, 12)} />,
          },
          { key: "item", title: column.item, render: (_, line) => itemOf(line) },
          { key: "rule", title: column.rule, render: (_, line) => ruleOf(line) },
          { key: "count", title: column.count, align: "right", render: (_, line) => showNumber(line.count) },
          {
            key: "base",
            title: column.base,
            align: "right",
            render: (_, { baseFen }) => (baseFen === null ? nothingShown : showMoney(baseFen)),
          },
          { key: "amount", title: column.amount, align: "right", render: (_, line) => showMoney(line.amountFen) },
        ]}
        summary={() => (
          <Table.Summary.Row>
            <Table.Summary.Cell index={0} colSpan={5}>
              {column.total}
            </Table.Summary.Cell>
            <Table.Summary.Cell index={5} align="right">
              {showMoney(statement.settleAmountFen)}
            </Table.Summary.Cell>
          </Table.Summary.Row>
        )}
      />
    </>
  );
}

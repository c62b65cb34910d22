import type { OutputOf } from "@yunshou/contract";
import type { plans } from "@yunshou/contract/marketing/plans";
import { Descriptions, List } from "antd";
import { namesOf, showMoney, showTime, useErrorText } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

export type Quote = OutputOf<typeof plans.quote>;

/** What a basket costs, with every plan and code that took something off or did not, and why. */
export function QuoteResult({ quote }: { readonly quote: Quote }) {
  const t = usePhrases("marketing", "members", "codes");
  const words = t.marketing;
  const { fields } = words;
  const errorText = useErrorText();
  return (
    <section aria-label={words.quote}>
      <Descriptions
        bordered
        size="small"
        column={1}
        items={[
          { key: "at", label: fields.at, children: `${quote.machineNo} · ${showTime(quote.at)}` },
          ...(quote.memberLevel === null
            ? []
            : [{ key: "level", label: fields.memberLevel, children: t.members.level[quote.memberLevel] }]),
          ...quote.lines.map((line) => ({
            key: line.productId,
            label: `${line.productName} × ${line.quantity}`,
            children: `${showMoney(line.priceFen)} − ${showMoney(line.discountFen)} = ${showMoney(line.payFen)}`,
          })),
          { key: "price", label: fields.price, children: showMoney(quote.priceFen) },
          { key: "discount", label: fields.discount, children: showMoney(quote.discountFen) },
          { key: "pay", label: fields.pay, children: <strong>{showMoney(quote.payFen)}</strong> },
        ]}
      />
      {quote.codes.length > 0 && (
        <List
          size="small"
          header={fields.discountCodes}
          dataSource={quote.codes}
          rowKey="discountCode"
          renderItem={({ discountCode, couponName, codeKind, discountFen, reason, limit }) => (
            <List.Item
              extra={
                reason === null ? `−${showMoney(discountFen)}` : errorText(reason, limit === null ? {} : { limit })
              }
            >
              {codeKind === null
                ? discountCode
                : namesOf(couponName ?? "", `${words.kind[codeKind]} · ${discountCode}`)}
            </List.Item>
          )}
        />
      )}
      {quote.applied.length + quote.refused.length === 0 && <p className="kit-soft">{words.none}</p>}
      {quote.applied.length > 0 && (
        <List
          size="small"
          header={words.applied}
          dataSource={quote.applied}
          rowKey="planId"
          renderItem={({ planName, planType, discountFen }) => (
            <List.Item extra={`−${showMoney(discountFen)}`}>{namesOf(planName, words.kind[planType])}</List.Item>
          )}
        />
      )}
      {quote.refused.length > 0 && (
        <List
          size="small"
          header={words.refused}
          dataSource={quote.refused}
          rowKey="planId"
          renderItem={({ planName, planType, reason }) => (
            <List.Item extra={words.reason[reason]}>{namesOf(planName, words.kind[planType])}</List.Item>
          )}
        />
      )}
    </section>
  );
}

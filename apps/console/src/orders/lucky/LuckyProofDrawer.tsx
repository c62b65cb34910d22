import { luckyPlans } from "@yunshou/contract/orders/luckyPlans";
import { Alert, Descriptions, Typography } from "antd";
import { DetailDrawer, nothingShown, showTime, StatusDot, useRecord } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

const checks = ["commitment", "numbers", "link"] as const;

/** One result of a lucky purchase, made again from its seed; the texts are those that anybody can hash (ORDER-05). */
export function LuckyProofDrawer({
  orderNo,
  onClose,
}: {
  readonly orderNo: string | undefined;
  readonly onClose: () => void;
}) {
  const t = usePhrases("lucky", "orders");
  const words = t.lucky;
  const { fields } = words;
  const { data: of, error, reload } = useRecord(luckyPlans.proof, { orderNo });
  const code = (text: string) => (
    <Typography.Text code copyable={text !== ""} style={{ wordBreak: "break-all" }}>
      {text || nothingShown}
    </Typography.Text>
  );
  return (
    <DetailDrawer
      title={[words.verify, orderNo].join(" · ")}
      open={orderNo !== undefined}
      onClose={onClose}
      loading={of === undefined}
      error={of === undefined ? error : null}
      onRetry={() => void reload()}
      width={720}
    >
      {of !== undefined && (
        <>
          <Descriptions
            size="small"
            bordered
            column={1}
            items={[
              ...checks.map((check) => ({
                key: check,
                label: words.checks[check],
                children: (
                  <StatusDot tone={of.checks[check] ? "good" : "bad"}>
                    {of.checks[check] ? words.good : words.bad}
                  </StatusDot>
                ),
              })),
              { key: "plan", label: fields.planName, children: of.planName },
              { key: "chance", label: fields.chance, children: `${of.winRate}%` },
              { key: "numbers", label: fields.numbers, children: of.numbers.join(", ") },
              {
                key: "result",
                label: t.orders.fields.winResult,
                children: t.orders.winResult[of.isWon ? "won" : "notWon"],
              },
              { key: "commitment", label: fields.commitment, children: code(of.commitment) },
              { key: "seed", label: fields.seed, children: code(of.seed) },
              { key: "tradeNo", label: fields.tradeNo, children: code(of.tradeNo) },
              { key: "resultNo", label: fields.resultNo, children: of.resultNo },
              { key: "previous", label: fields.previousHash, children: code(of.previousHash) },
              { key: "hash", label: fields.resultHash, children: code(of.resultHash) },
              { key: "committed", label: fields.committedTime, children: showTime(of.committedTime) },
              { key: "drawn", label: fields.drawTime, children: showTime(of.drawTime) },
            ]}
          />
          <Alert type="info" style={{ marginTop: 16 }} title={words.how} />
        </>
      )}
    </DetailDrawer>
  );
}

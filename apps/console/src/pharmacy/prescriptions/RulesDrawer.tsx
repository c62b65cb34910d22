import type { RowOf } from "@yunshou/contract";
import { saleRules } from "@yunshou/contract/pharmacy/saleRules";
import { Alert, Button, Table } from "antd";
import { useState } from "react";
import { DetailDrawer, StatusDot, useRecord, useRefusedWithout } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { RuleForm } from "./RuleForm.tsx";

type Rule = RowOf<typeof saleRules.list>;
const shown = 100;

/** 售药规则: what cabinets sell by province and licence, the newest first; those that decide today are marked. */
export function RulesDrawer({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const t = usePhrases("prescriptions", "medicines");
  const words = t.prescriptions.rules;
  const { fields } = t.prescriptions;
  const { data, error, reload } = useRecord(saleRules.list, { pageSize: shown });
  const readOnly = useRefusedWithout("pharmacy.rule.write");
  const [adding, add] = useState(false);
  return (
    <DetailDrawer
      title={words.title}
      open={open}
      onClose={onClose}
      loading={data === undefined}
      error={error}
      onRetry={() => void reload()}
      width={860}
      extra={
        <Button type="primary" disabled={readOnly !== undefined} title={readOnly} onClick={() => add(true)}>
          {words.add}
        </Button>
      }
    >
      <Alert type="info" showIcon title={words.hint} style={{ marginBottom: 12 }} />
      <Table<Rule>
        size="small"
        rowKey="ruleId"
        pagination={false}
        scroll={{ x: "max-content" }}
        dataSource={[...(data?.rows ?? [])]}
        columns={[
          {
            title: fields.saleClass,
            dataIndex: "saleClass",
            render: (_, { saleClass }) => t.medicines.saleClass[saleClass],
          },
          { title: fields.province, dataIndex: "province", render: (_, { province }) => province || words.everywhere },
          {
            title: fields.allowed,
            dataIndex: "allowed",
            render: (_, { allowed }) => (
              <StatusDot tone={allowed ? "good" : "bad"}>{words.sale[allowed ? "yes" : "no"]}</StatusDot>
            ),
          },
          {
            title: fields.fromDay,
            dataIndex: "fromDay",
            render: (_, { fromDay, counts }) => (counts ? `${fromDay} · ${words.counts}` : fromDay),
          },
          { title: fields.licenceNo, dataIndex: "licenceNo" },
          { title: t.common.fields.remark, dataIndex: "remark" },
          { title: fields.createdBy, dataIndex: "createdBy" },
        ]}
      />
      <RuleForm open={adding} onClose={() => add(false)} />
    </DetailDrawer>
  );
}

import { medicineConflicts } from "@yunshou/contract/pharmacy/conflicts";
import { Alert, Button, Input, Space, Table } from "antd";
import { useState } from "react";
import {
  DetailDrawer,
  StatusDot,
  useConfirm,
  useRecord,
  useRefusedWithout,
  useWrite,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { ConflictForm, type MedicineConflict } from "./ConflictForm.tsx";

const pageSize = 20;

/** 配伍禁忌: pairs of medicines that do not go together, beside the combinations that may not hold them (MED-04). */
export function ConflictsDrawer({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const t = usePhrases("medicineConflicts");
  const words = t.medicineConflicts;
  const { fields } = words;
  const [medicineName, search] = useState("");
  const [page, turn] = useState(1);
  const { data, error, reload } = useRecord(medicineConflicts.list, {
    page,
    pageSize,
    ...(medicineName === "" ? {} : { medicineName }),
  });
  const readOnly = useRefusedWithout("pharmacy.set.write");
  const { askDelete } = useConfirm();
  const remove = useWrite(medicineConflicts.remove);
  const [editing, edit] = useState<MedicineConflict | "new">();
  const button = (text: string, onClick: () => void, danger = false) => (
    <Button
      type="link"
      size="small"
      danger={danger}
      disabled={readOnly !== undefined}
      title={readOnly}
      onClick={onClick}
    >
      {text}
    </Button>
  );
  return (
    <DetailDrawer
      title={words.title}
      open={open}
      onClose={onClose}
      loading={data === undefined && medicineName === ""}
      error={error}
      onRetry={() => void reload()}
      width={960}
      extra={
        <Button type="primary" disabled={readOnly !== undefined} title={readOnly} onClick={() => edit("new")}>
          {words.add}
        </Button>
      }
    >
      <Alert type="info" showIcon title={words.hint} style={{ marginBottom: 12 }} />
      <Input.Search
        allowClear
        placeholder={fields.productId}
        aria-label={fields.productId}
        style={{ width: 280, marginBottom: 12 }}
        onSearch={(text) => {
          turn(1);
          search(text.trim());
        }}
      />
      <Table<MedicineConflict>
        size="small"
        rowKey="conflictId"
        loading={data === undefined}
        dataSource={[...(data?.rows ?? [])]}
        locale={{ emptyText: words.none }}
        pagination={{ current: page, pageSize, total: data?.total ?? 0, onChange: turn, hideOnSinglePage: true }}
        columns={[
          { title: fields.productId, dataIndex: "medicineName" },
          { title: fields.otherProductId, dataIndex: "otherName" },
          {
            title: fields.severity,
            dataIndex: "severity",
            render: (_, { severity }) => (
              <StatusDot tone={severity === "forbid" ? "bad" : "warning"}>{words.severity[severity]}</StatusDot>
            ),
          },
          { title: fields.reason, dataIndex: "reason", render: (_, { reason }) => words.reason[reason] },
          { title: t.common.fields.remark, dataIndex: "remark" },
          {
            title: t.common.list.actions,
            key: "actions",
            render: (_, row) => (
              <Space size={0}>
                {button(t.common.action.edit, () => edit(row))}
                {button(
                  t.common.action.delete,
                  () =>
                    askDelete(`${row.medicineName} × ${row.otherName}`, () =>
                      remove.run({ conflictId: row.conflictId }),
                    ),
                  true,
                )}
              </Space>
            ),
          },
        ]}
      />
      <ConflictForm editing={editing} onClose={() => edit(undefined)} />
    </DetailDrawer>
  );
}

import type { OutputOf, RowOf } from "@yunshou/contract";
import { medicineGroups } from "@yunshou/contract/pharmacy/groups";
import { medicines } from "@yunshou/contract/pharmacy/medicines";
import { checkGroupChoice, medicineLimits } from "@yunshou/domain";
import { Alert, Button, Space, Table } from "antd";
import { useState } from "react";
import { Link } from "react-router";
import {
  DetailDrawer,
  namesOf,
  ProductField,
  useRecord,
  useRefusalText,
  useRefusedWithout,
  useWrite,
} from "../../platform/kit/index.ts";
import { useErrorText } from "../../platform/kit/useRefusalText.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import type { Group } from "./groupPaths.ts";

const pageSize = 20;

interface ConditionMedicinesProps {
  readonly group: Group;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** 关联药品: the medicines that treat a condition; more are added, others removed (MED-03, MED-10). */
export function ConditionMedicines({ group, open, onClose }: ConditionMedicinesProps) {
  const t = usePhrases("medicines");
  const words = t.medicines;
  const { groupId } = group;
  const [page, turn] = useState(1);
  const [chosen, choose] = useState<string[]>([]);
  const [refused, tell] = useState<OutputOf<typeof medicineGroups.link>["refused"]>([]);
  const { data, error, reload } = useRecord(medicines.list, { conditionId: groupId, page, pageSize });
  const link = useWrite(medicineGroups.link);
  const refusal = useRefusalText();
  const textOf = useErrorText();
  const readOnly = useRefusedWithout("pharmacy.medicine.write");
  const notAdding = readOnly ?? refusal(checkGroupChoice(group, "groupId"));
  const set = async (productIds: string[], linked: boolean) => {
    tell((await link.run({ groupId, productIds, linked })).refused);
    choose([]);
    void reload();
  };
  return (
    <DetailDrawer
      title={namesOf(group.categoryName, words.group.medicines)}
      open={open}
      onClose={onClose}
      loading={data === undefined}
      error={error}
      onRetry={() => void reload()}
      extra={<Link to={`/ypgl/yplb?conditionId=${groupId}`}>{words.pages["/ypgl/yplb"]}</Link>}
    >
      <Space.Compact style={{ width: "100%", marginBottom: 12 }}>
        <ProductField
          multiple
          maxCount={medicineLimits.atOnce}
          value={chosen}
          onChange={choose}
          disabled={notAdding !== undefined}
          aria-label={words.set.addLine}
        />
        <Button
          type="primary"
          disabled={notAdding !== undefined || chosen.length === 0 || link.running}
          title={notAdding}
          onClick={() => void set(chosen, true)}
        >
          {words.set.addLine}
        </Button>
      </Space.Compact>
      {refused.length > 0 && (
        <Alert
          type="warning"
          showIcon
          title={t.common.failure.operation.add}
          description={refused.map(({ productId, medicineName, code }) => (
            <div key={productId}>{namesOf(medicineName, textOf(code, { limit: medicineLimits.conditions }))}</div>
          ))}
          style={{ marginBottom: 12 }}
        />
      )}
      <Table<RowOf<typeof medicines.list>>
        size="small"
        rowKey="productId"
        dataSource={data?.rows ?? []}
        pagination={{ current: page, pageSize, total: data?.total ?? 0, onChange: turn, hideOnSinglePage: true }}
        columns={[
          { title: words.fields.medicineName, render: (_, row) => namesOf(row.medicineName, row.productCode) },
          { title: words.fields.manufacturer, dataIndex: "manufacturer" },
          { title: words.fields.diseaseCategory, dataIndex: "diseaseCategory" },
          // What stands at a condition above is kept at those below it.
          ...(group.children > 0
            ? []
            : [
                {
                  title: t.common.list.actions,
                  render: (_: unknown, { productId }: RowOf<typeof medicines.list>) => (
                    <Button
                      type="link"
                      size="small"
                      danger
                      disabled={readOnly !== undefined || link.running}
                      title={readOnly}
                      onClick={() => void set([productId], false)}
                    >
                      {words.group.unlink}
                    </Button>
                  ),
                },
              ]),
        ]}
      />
    </DetailDrawer>
  );
}

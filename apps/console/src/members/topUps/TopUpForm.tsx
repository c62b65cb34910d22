import type { RowOf } from "@yunshou/contract";
import { topUps } from "@yunshou/contract/members/topUps";
import { checkMovedAmount, fieldLimits, topUpTierLimit, yuanFromFen } from "@yunshou/domain";
import { Button, DatePicker, Form, Input, Space } from "antd";
import dayjs, { type Dayjs } from "dayjs";
import { fenOf, FormDrawer, MerchantField, MoneyField, useRules, useWrite } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { sessionCustomData } from "../../platform/session/session.ts";
import { AreaField } from "../areas/AreaField.tsx";

export type TopUpRow = RowOf<typeof topUps.list>;

interface Values {
  readonly merchantId: string;
  readonly activityName: string;
  readonly areaIds: string[];
  readonly days: [Dayjs, Dayjs];
  readonly tiers: { readonly recharge: string; readonly gift: string }[];
}

const dayOf = (day: Dayjs) => day.format("YYYY-MM-DD");

/** Adds or edits a top-up activity (CARD-26, MKT-14). */
export function TopUpForm({
  editing,
  onClose,
}: {
  readonly editing: Partial<TopUpRow> | undefined;
  readonly onClose: () => void;
}) {
  const t = usePhrases("topUps");
  const { fields, action, hint } = t.topUps;
  const { required, filled, amount } = useRules();
  const create = useWrite(topUps.create);
  const update = useWrite(topUps.update);
  const activityId = editing?.activityId;
  const save = async ({ merchantId, days: [from, to], tiers, activityName, areaIds }: Values) => {
    const input = {
      activityName,
      areaIds,
      fromDay: dayOf(from),
      toDay: dayOf(to),
      tiers: tiers.map(({ recharge, gift }) => ({ rechargeFen: fenOf(recharge), giftFen: fenOf(gift) })),
    };
    if (activityId === undefined) await create.run({ ...input, merchantId });
    else await update.run({ ...input, activityId });
  };
  const initial: Partial<Values> =
    editing === undefined || activityId === undefined
      ? { merchantId: sessionCustomData()?.merchantId ?? "", areaIds: [], tiers: [{ recharge: "", gift: "" }] }
      : {
          merchantId: editing.merchantId ?? "",
          activityName: editing.activityName ?? "",
          areaIds: (editing.areas ?? []).map(({ areaId }) => areaId),
          days: [dayjs(editing.fromDay), dayjs(editing.toDay)],
          tiers: (editing.tiers ?? []).map(({ rechargeFen, giftFen }) => ({
            recharge: yuanFromFen(BigInt(rechargeFen)),
            gift: yuanFromFen(BigInt(giftFen)),
          })),
        };
  const money = amount((fen) => checkMovedAmount(fen, "tiers"));
  return (
    <FormDrawer<Values>
      key={activityId ?? "new"}
      title={activityId === undefined ? action.add : action.edit}
      open={editing !== undefined}
      onClose={onClose}
      initial={initial}
      submitting={create.running || update.running}
      onSubmit={save}
      success={activityId === undefined ? t.common.result.added : t.common.result.modified}
    >
      <Form.Item name="activityName" label={fields.activityName} rules={[filled]}>
        <Input maxLength={fieldLimits.nameLength} autoComplete="off" />
      </Form.Item>
      <Form.Item name="merchantId" label={t.common.fields.merchantName} rules={[required]}>
        <MerchantField
          usable
          narrowedTo={{ feature: "membershipCard" }}
          disabled={activityId !== undefined}
          allowClear={false}
        />
      </Form.Item>
      <Form.Item name="days" label={fields.activityTime} rules={[required]}>
        <DatePicker.RangePicker style={{ width: "100%" }} />
      </Form.Item>
      <Form.Item noStyle dependencies={["merchantId"]}>
        {({ getFieldValue }) => (
          <Form.Item name="areaIds" label={fields.areas} extra={hint.allAreas}>
            <AreaField multiple merchantId={getFieldValue("merchantId") as string | undefined} />
          </Form.Item>
        )}
      </Form.Item>
      <Form.List name="tiers">
        {(items, { add, remove }) => (
          <Form.Item label={fields.tiers} required className="kit-wide">
            {items.map(({ key, name }) => (
              <Space key={key} align="baseline" wrap>
                <Form.Item name={[name, "recharge"]} label={fields.rechargeAmount} required rules={[money]}>
                  <MoneyField />
                </Form.Item>
                <Form.Item name={[name, "gift"]} label={fields.giftAmount} required rules={[money]}>
                  <MoneyField />
                </Form.Item>
                <Button disabled={items.length === 1} onClick={() => remove(name)}>
                  {action.removeTier}
                </Button>
              </Space>
            ))}
            <Button disabled={items.length >= topUpTierLimit} onClick={() => add({ recharge: "", gift: "" })}>
              {action.addTier}
            </Button>
          </Form.Item>
        )}
      </Form.List>
    </FormDrawer>
  );
}

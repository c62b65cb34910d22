import { cardAreas } from "@yunshou/contract/members/areas";
import { Form } from "antd";
import { useCall, useRules } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { AreaField } from "./AreaField.tsx";

/** The area of a new card; required where the merchant keeps areas, absent where it keeps none (CARD-08). */
export function AreaItem({ merchantId }: { readonly merchantId: string | undefined }) {
  const t = usePhrases("members");
  const { required } = useRules();
  const { data } = useCall(cardAreas.tree, {}, { silent: true });
  if (!(data?.rows ?? []).some((row) => row.merchantId === merchantId)) return null;
  return (
    <Form.Item name="areaId" label={t.members.fields.areaName} rules={[required]}>
      <AreaField merchantId={merchantId} />
    </Form.Item>
  );
}

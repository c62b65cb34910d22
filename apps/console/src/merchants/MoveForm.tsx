import { merchants } from "@yunshou/contract/merchants/merchants";
import { Form } from "antd";
import { FormModal, useRules, useWrite, namesOf, MerchantField } from "../platform/kit/index.ts";
import { usePhrases } from "../platform/phrases/usePhrases.ts";
import type { MerchantNode } from "./state.ts";

interface MoveFormProps {
  readonly merchant: MerchantNode | undefined;
  readonly nodes: readonly MerchantNode[];
  readonly onClose: () => void;
}

/** Puts a merchant under another; itself and everything below it are no choice, and it stays in its tree. */
export function MoveForm({ merchant, nodes, onClose }: MoveFormProps) {
  const t = usePhrases("merchants");
  const { required } = useRules();
  const { run, running } = useWrite(merchants.move);
  const byId = new Map(nodes.map((node) => [node.merchantId, node]));
  const pathOf = (node: MerchantNode | undefined): string[] =>
    node === undefined ? [] : [...pathOf(byId.get(node.parentId ?? "")), node.merchantId];
  const below = nodes
    .filter((node) => merchant !== undefined && pathOf(node).includes(merchant.merchantId))
    .map(({ merchantId }) => merchantId);
  return (
    <FormModal<{ parentId: string }, MerchantNode>
      key={merchant?.merchantId}
      title={t.merchants.action.move}
      about={namesOf(merchant?.merchantName, merchant?.merchantNo)}
      verb={t.merchants.action.move}
      of={merchant}
      onClose={onClose}
      initial={merchant?.parentId == null ? {} : { parentId: merchant.parentId }}
      submitting={running}
      onSubmit={({ parentId }, { merchantId }) => run({ merchantId, parentId })}
    >
      <Form.Item name="parentId" label={t.merchants.fields.parent} extra={t.merchants.hint.number} rules={[required]}>
        <MerchantField
          usable
          allowClear={false}
          narrowedTo={merchant === undefined ? {} : { treeOf: merchant.merchantId }}
          except={below}
        />
      </Form.Item>
    </FormModal>
  );
}

import { checkAttributeDelete } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { Alert, Button, Descriptions, Space, Tooltip } from "antd";
import { nothingShown, useCall, useConfirm, useRefusalText, useWrite } from "../../platform/kit/index.ts";
import { listed } from "../../platform/phrases/listed.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import type { Attribute, TreeCalls } from "./trees.ts";

interface AttributeDetailProps {
  readonly calls: TreeCalls;
  readonly attribute: Attribute;
  readonly parent: Attribute | undefined;
  /** Why nothing can be changed. */
  readonly refused: string | undefined;
  readonly onAddBelow: (() => void) | undefined;
  readonly onRename: () => void;
  readonly onDeleted: () => void;
}

/** One value of a tree: where it stands, what bears it, and what hinders its deletion (PRODUCT-28). */
export function AttributeDetail(props: AttributeDetailProps) {
  const { calls, attribute, parent, refused, onAddBelow, onRename, onDeleted } = props;
  const t = usePhrases("goods", "attributes");
  const words = t.attributes;
  const refusal = useRefusalText();
  const { ask, askDelete } = useConfirm();
  const { attributeId, attributeName: name, enabled } = attribute;
  const { data: uses } = useCall(calls.uses, { attributeId }, { silent: true });
  const [enable, remove] = [useWrite(calls.enable), useWrite(calls.remove)];
  const inUse =
    uses === undefined
      ? undefined
      : refusal(checkAttributeDelete({ children: uses.childCount, products: uses.productCount }));
  const switchTo = () => enable.run({ attributeId, enabled: !enabled });
  const buttons = [
    { label: words.addChild, reason: refused, isOff: onAddBelow === undefined, act: () => onAddBelow?.() },
    { label: words.rename, reason: refused, act: onRename },
    {
      label: enabled ? words.disable : words.enable,
      reason: refused,
      act: () =>
        enabled
          ? ask({ text: fill(words.disableAsk, { name }), about: name, verb: words.disable, run: switchTo })
          : void switchTo(),
    },
    {
      label: t.common.action.delete,
      danger: true,
      reason: refused ?? inUse,
      act: () =>
        askDelete(
          name,
          async () => {
            await remove.run({ attributeId });
            onDeleted();
          },
          fill(words.deleteAsk, { name }),
        ),
    },
  ];
  return (
    <div>
      <header className="kit-toolbar">
        <h3>{name}</h3>
        <Space wrap>
          {buttons.map(({ label, reason, isOff = false, danger = false, act }) => (
            <Tooltip key={label} title={reason}>
              <Button danger={danger} disabled={reason !== undefined || isOff} onClick={act}>
                {label}
              </Button>
            </Tooltip>
          ))}
        </Space>
      </header>
      {!enabled && <Alert type="info" showIcon title={words.off} style={{ marginBottom: 12 }} />}
      <Descriptions
        size="small"
        column={1}
        bordered
        items={[
          { key: "parent", label: words.fields.parentCategory, children: parent?.attributeName ?? words.top },
          { key: "level", label: words.fields.categoryLevel, children: attribute.level },
          {
            key: "children",
            label: `${words.fields.children} ${uses?.childCount ?? attribute.children}`,
            children: uses === undefined || uses.children.length === 0 ? nothingShown : listed(uses.children),
          },
          {
            key: "products",
            label: `${words.fields.products} ${attribute.products}`,
            children:
              uses === undefined || uses.products.length === 0
                ? nothingShown
                : listed(uses.products.map(({ productCode, productName }) => `${productName} (${productCode})`)),
          },
        ]}
      />
    </div>
  );
}

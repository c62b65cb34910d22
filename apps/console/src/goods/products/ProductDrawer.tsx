import type { OutputOf } from "@yunshou/contract";
import { products } from "@yunshou/contract/goods/products";
import { Button, Descriptions, Space, Tooltip } from "antd";
import {
  DetailDrawer,
  nothingShown,
  type RowAction,
  showMoney,
  showNumber,
  showTime,
  StatusDot,
  useRecord,
} from "../../platform/kit/index.ts";
import { listed } from "../../platform/phrases/listed.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { MarginText } from "./MarginText.tsx";
import { type Product, reviewTones } from "./productColumns.tsx";
import { ProductLanes } from "./ProductLanes.tsx";
import ProductPicture from "./ProductPicture.tsx";
import { ProductPrices } from "./ProductPrices.tsx";

interface ProductDrawerProps {
  readonly productId: string | null;
  readonly onClose: () => void;
  readonly actionsOf: (product: Product) => readonly RowAction[];
}

/** One product: its fields and pictures, the lanes on which it lies, and its prices so far. */
export function ProductDrawer({ productId, onClose, actionsOf }: ProductDrawerProps) {
  const { data, error, reload } = useRecord(products.detail, { productId }, { silent: true });
  const product = data?.productId === productId ? data : undefined;
  return (
    <DetailDrawer
      title={product?.productName ?? ""}
      open={productId !== null}
      onClose={onClose}
      loading={product === undefined}
      error={product === undefined ? error : null}
      onRetry={() => void reload()}
      record={{ kind: "product", number: product?.productCode }}
      extra={
        product && (
          <Space>
            {actionsOf(product).map((action) => (
              <Tooltip key={action.key} title={action.refused}>
                <Button
                  danger={action.danger ?? false}
                  disabled={action.refused !== undefined}
                  onClick={action.onClick}
                >
                  {action.label}
                </Button>
              </Tooltip>
            ))}
          </Space>
        )
      }
    >
      {product !== undefined && (
        <>
          <Facts product={product} />
          <ProductLanes product={product} />
          <ProductPrices productId={product.productId} />
        </>
      )}
    </DetailDrawer>
  );
}

function Facts({ product }: { readonly product: OutputOf<typeof products.detail> }) {
  const t = usePhrases("products");
  const { fields, review, yesNo } = t.products;
  const shown = (text: string | null) => (text === null || text === "" ? nothingShown : text);
  const facts = [
    [fields.productCode, product.productCode],
    [fields.productName, product.originalName],
    [fields.category, shown(product.category)],
    [fields.brand, shown(product.brand)],
    [fields.barcode, shown(product.barcode)],
    [fields.unitPrice, showMoney(product.unitPriceFen)],
    [fields.costPrice, showMoney(product.costPriceFen)],
    [fields.margin, <MarginText key="margin" {...product} />],
    [fields.spec, shown(product.spec)],
    [fields.unit, shown(product.unit)],
    [fields.flavour, shown(product.flavour)],
    [fields.packaging, shown(product.packaging)],
    [fields.batchNo, shown(product.batchNo)],
    [fields.productionDate, shown(product.productionDate)],
    [fields.shelfLifeDate, shown(product.shelfLifeDate)],
    [fields.weight, showNumber(product.weight)],
    [fields.weightTolerance, showNumber(product.weightTolerance)],
    [fields.isPrescription, product.isPrescription ? yesNo.yes : yesNo.no],
    [fields.isPovertyRelief, product.isPovertyRelief ? yesNo.yes : yesNo.no],
    [fields.isJointOperation, product.isJointOperation ? yesNo.yes : yesNo.no],
    [
      fields.reviewStatus,
      product.reviewStatus === null ? (
        review.none
      ) : (
        <StatusDot key="review" tone={reviewTones[product.reviewStatus]}>
          {review[product.reviewStatus]}
        </StatusDot>
      ),
    ],
    [fields.tags, shown(listed(product.tags.map(({ tagName }) => tagName)))],
    [fields.merchantName, product.merchantName],
    [fields.createdTime, showTime(product.createdTime)],
    [fields.remark, shown(product.remark)],
  ] as const;
  return (
    <>
      <Space wrap style={{ marginBottom: 12 }}>
        <ProductPicture file={product.thumbnail} name={product.productName} side={120} />
        {product.detailPictures.map((file) => (
          <ProductPicture key={file} file={file} name={product.productName} side={120} />
        ))}
      </Space>
      <Descriptions
        size="small"
        column={{ xs: 1, sm: 2 }}
        bordered
        items={facts.map(([label, children]) => ({ key: label, label, children }))}
      />
    </>
  );
}

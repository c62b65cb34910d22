import { modelling } from "@yunshou/contract/goods/modelling";
import { Descriptions, Timeline } from "antd";
import { spImageUrl } from "../../platform/images.ts";
import { DetailDrawer, nothingShown, showNumber, showTime, StatusDot, useRecord } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { modellingTones } from "../library/tones.ts";

/** One request: the product, every step with its remark, and the official products that are likely the same (PRODUCT-19, PRODUCT-20). */
export function ModellingDrawer({
  modellingId,
  onClose,
}: {
  readonly modellingId: string | null;
  readonly onClose: () => void;
}) {
  const t = usePhrases("library", "roles");
  const words = t.library;
  const record = useRecord(modelling.detail, { modellingId });
  const one = record.data;
  const text = (value: string | null) => value || nothingShown;
  return (
    <DetailDrawer
      title={one?.productName ?? words.pages["/spgl/tsgl"]}
      open={modellingId !== null}
      onClose={onClose}
      record={{ kind: "product", number: one?.productCode }}
      loading={one === undefined}
      error={record.error}
      onRetry={() => void record.reload()}
    >
      {one !== undefined && (
        <>
          <div className="goods-pictures">
            {[one.thumbnail, ...one.detailPictures].map((name) => (
              <img key={name} src={spImageUrl(name)} alt="" width={112} height={160} loading="lazy" />
            ))}
          </div>
          <Descriptions
            bordered
            size="small"
            column={{ xs: 1, md: 2 }}
            items={[
              {
                key: "auditStatus",
                label: words.fields.auditStatus,
                children: <StatusDot tone={modellingTones[one.auditStatus]}>{words.state[one.auditStatus]}</StatusDot>,
              },
              { key: "dueTime", label: words.fields.dueTime, children: showTime(one.dueTime) },
              { key: "productCode", label: words.fields.productCode, children: one.productCode },
              { key: "barcode", label: words.fields.barcode, children: text(one.barcode) },
              { key: "brand", label: words.fields.brand, children: text(one.brand) },
              { key: "category", label: words.fields.category, children: text(one.category) },
              { key: "spec", label: words.fields.spec, children: text(one.spec) },
              { key: "merchantName", label: words.fields.merchantName, children: one.merchantName },
              { key: "weight", label: words.fields.weight, children: showNumber(one.weight) },
              {
                key: "weightTolerance",
                label: words.fields.weightTolerance,
                children: showNumber(one.weightTolerance),
              },
            ]}
          />
          {one.alike.length > 0 && (
            <>
              <h3>{words.alike}</h3>
              <ul className="goods-alike">
                {one.alike.map(({ libraryId, thumbnail, productName, productCode, spec, sameBarcode }) => (
                  <li key={libraryId}>
                    <img src={spImageUrl(thumbnail)} alt="" width={40} height={40} />
                    <span>
                      {productName} {spec} <small className="kit-soft">{productCode}</small>
                    </span>
                    {sameBarcode && <StatusDot tone="warning">{words.sameBarcode}</StatusDot>}
                  </li>
                ))}
              </ul>
            </>
          )}
          <h3>{words.steps}</h3>
          <Timeline
            items={one.events.map(({ event, remark, operatorName, happenedTime }) => ({
              key: happenedTime,
              content: [showTime(happenedTime), words.event[event], operatorName ?? t.roles.platform, remark]
                .filter((part) => part !== "")
                .join(" · "),
            }))}
          />
        </>
      )}
    </DetailDrawer>
  );
}

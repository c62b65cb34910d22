import { library } from "@yunshou/contract/goods/library";
import { Descriptions } from "antd";
import { spImageUrl } from "../../platform/images.ts";
import { DetailDrawer, nothingShown, showNumber, useRecord } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

/** One official product with its pictures. */
export function LibraryDrawer({
  libraryId,
  onClose,
}: {
  readonly libraryId: string | null;
  readonly onClose: () => void;
}) {
  const words = usePhrases("library").library;
  const record = useRecord(library.detail, { libraryId });
  const one = record.data;
  const text = (value: string | null) => value || nothingShown;
  return (
    <DetailDrawer
      title={one?.productName ?? words.pages["/spgl/ptspk"]}
      open={libraryId !== null}
      onClose={onClose}
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
              { key: "productCode", label: words.fields.productCode, children: one.productCode },
              { key: "barcode", label: words.fields.barcode, children: text(one.barcode) },
              { key: "brand", label: words.fields.brand, children: one.brand },
              { key: "category", label: words.fields.category, children: one.category },
              { key: "spec", label: words.fields.spec, children: text(one.spec) },
              { key: "flavour", label: words.fields.flavour, children: text(one.flavour) },
              { key: "packaging", label: words.fields.packaging, children: text(one.packaging) },
              { key: "unit", label: words.fields.unit, children: one.unit },
              { key: "weight", label: words.fields.weight, children: showNumber(one.weight) },
              {
                key: "weightTolerance",
                label: words.fields.weightTolerance,
                children: showNumber(one.weightTolerance),
              },
              {
                key: "isPrescription",
                label: words.fields.isPrescription,
                children: one.isPrescription ? words.yes : words.no,
              },
              { key: "isMine", label: words.fields.isMine, children: one.isMine ? words.mine : words.notMine },
            ]}
          />
        </>
      )}
    </DetailDrawer>
  );
}

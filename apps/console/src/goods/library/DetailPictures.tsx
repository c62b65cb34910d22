import { DeleteOutlined } from "@ant-design/icons";
import { libraryPictures } from "@yunshou/contract/goods/library";
import { productLimits } from "@yunshou/domain";
import { Button } from "antd";
import { ImageUpload } from "../../platform/kit/index.ts";
import { spImageUrl } from "../../platform/images.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

interface DetailPicturesProps {
  /** Given by the form: the names of the pictures, in their order. */
  readonly value?: readonly string[];
  readonly onChange?: (names: string[]) => void;
}

/** Up to five detail pictures (PRODUCT-05). */
export function DetailPictures({ value = [], onChange }: DetailPicturesProps) {
  const words = usePhrases("library").library;
  return (
    <>
      <div className="goods-pictures">
        {value.map((name, place) => (
          <figure key={name}>
            <img src={spImageUrl(name)} alt="" width={84} height={120} />
            <Button
              type="text"
              size="small"
              danger
              icon={<DeleteOutlined />}
              aria-label={`${words.removePicture} ${place + 1}`}
              onClick={() => onChange?.(value.filter((one) => one !== name))}
            />
          </figure>
        ))}
      </div>
      {value.length < productLimits.details && (
        <ImageUpload
          key={value.length}
          id="detail-picture"
          endpoint={libraryPictures.upload}
          onChange={(name) => name !== null && onChange?.([...value, name])}
        />
      )}
    </>
  );
}

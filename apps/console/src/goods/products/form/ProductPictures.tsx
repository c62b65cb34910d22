import { ArrowLeftOutlined, ArrowRightOutlined, DeleteOutlined, PictureOutlined } from "@ant-design/icons";
import type { libraryPictures } from "@yunshou/contract/goods/library";
import { productPictures } from "@yunshou/contract/goods/products";
import { checkImageSize, imageTypeOf, refuse } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { Button, Upload } from "antd";
import { useState } from "react";
import { sendFile } from "../../../platform/api/files.ts";
import { productImageUrl } from "../../../platform/images.ts";
import { useRefusalText, useSending, whenOpened } from "../../../platform/kit/index.ts";
import { usePhrases } from "../../../platform/phrases/usePhrases.ts";
import "./form.css";

interface ProductPicturesProps {
  /** Takes the bytes of a picture and answers its name. */
  readonly endpoint?: typeof productPictures.upload | typeof libraryPictures.upload;
  /** Names of the pictures, in their order. */
  readonly value?: readonly string[];
  readonly onChange?: (names: readonly string[]) => void;
  readonly id?: string;
  readonly limit: number;
  readonly label: string;
  readonly disabled?: boolean;
}

const CropDialog = whenOpened(
  async () => (await import("./CropDialog.tsx")).CropDialog,
  ({ image }) => image !== undefined,
);

/** The file as a picture, before anything is sent; what a browser cannot read is damaged. */
async function readPicture(file: File) {
  if (imageTypeOf(new Uint8Array(await file.slice(0, 64).arrayBuffer())) === undefined) return refuse("image.kind");
  const image = new Image();
  const loaded = new Promise((resolve, reject) => Object.assign(image, { onload: resolve, onerror: reject }));
  image.src = URL.createObjectURL(file);
  try {
    await loaded;
  } catch {
    return refuse("image.damaged");
  }
  const size = checkImageSize(image.naturalWidth, image.naturalHeight);
  return size.ok ? image : size;
}

/** Pictures of a product: cropped and made smaller in the browser, sent at once, put in order by mouse or keyboard (PRODUCT-04 to PRODUCT-06). */
export function ProductPictures({
  endpoint = productPictures.upload,
  value = [],
  onChange,
  id,
  limit,
  label,
  disabled = false,
}: ProductPicturesProps) {
  const t = usePhrases("products", "goods");
  const words = t.products.pictures;
  const refusal = useRefusalText();
  const { sending, send } = useSending();
  const [problem, setProblem] = useState<string>();
  const [image, crop] = useState<HTMLImageElement>();
  const [dragged, drag] = useState<number>();

  const take = async (file: File) => {
    const read = await readPicture(file);
    setProblem("ok" in read ? refusal(read) : undefined);
    if (!("ok" in read)) crop(read);
  };
  const close = () => {
    if (image !== undefined) URL.revokeObjectURL(image.src);
    crop(undefined);
  };
  const upload = async (content: Blob) => {
    try {
      await send(async () => {
        const { name } = await sendFile(endpoint, {}, content);
        onChange?.([...value, name].slice(-limit));
      });
    } catch (error) {
      setProblem(error instanceof Error ? error.message : undefined);
    }
    close();
  };
  const moveTo = (from: number, to: number) => {
    if (to < 0 || to >= value.length) return;
    const rest = value.filter((_, index) => index !== from);
    onChange?.([...rest.slice(0, to), value[from]!, ...rest.slice(to)]);
  };
  const isFull = value.length >= limit && limit > 1;

  return (
    <div id={id}>
      <div className="product-pictures">
        {value.map((name, index) => (
          <figure
            key={name}
            draggable={!disabled && limit > 1}
            onDragStart={() => drag(index)}
            onDragOver={(event) => event.preventDefault()}
            onDrop={() => {
              if (dragged !== undefined) moveTo(dragged, index);
              drag(undefined);
            }}
          >
            <img src={productImageUrl(name, 320)} alt={`${label} ${index + 1}`} draggable={false} />
            <figcaption>
              {limit > 1 && (
                <>
                  <Button
                    size="small"
                    type="text"
                    icon={<ArrowLeftOutlined />}
                    disabled={disabled || index === 0}
                    aria-label={`${words.earlier} ${index + 1}`}
                    onClick={() => moveTo(index, index - 1)}
                  />
                  <Button
                    size="small"
                    type="text"
                    icon={<ArrowRightOutlined />}
                    disabled={disabled || index === value.length - 1}
                    aria-label={`${words.later} ${index + 1}`}
                    onClick={() => moveTo(index, index + 1)}
                  />
                </>
              )}
              <Button
                size="small"
                type="text"
                danger
                icon={<DeleteOutlined />}
                disabled={disabled}
                aria-label={`${t.common.picture.remove} ${index + 1}`}
                onClick={() => onChange?.(value.filter((one) => one !== name))}
              />
            </figcaption>
          </figure>
        ))}
      </div>
      <Upload
        accept="image/png,image/jpeg"
        showUploadList={false}
        disabled={disabled || sending || isFull}
        beforeUpload={(file) => (void take(file), false)}
      >
        <Button
          icon={<PictureOutlined />}
          loading={sending}
          disabled={disabled || isFull}
          title={isFull ? fill(t.goods.errors["goods.tooManyPictures"], { limit }) : undefined}
        >
          {limit === 1 && value.length === 1 ? t.common.picture.replace : t.common.picture.choose}
        </Button>
      </Upload>
      <p
        className={problem === undefined ? "kit-image-hint" : "kit-image-hint kit-image-problem"}
        role={problem === undefined ? undefined : "alert"}
      >
        {problem ?? t.goods.errors["goods.pictureTooLarge"]}
      </p>
      <CropDialog image={image} onClose={close} onDone={upload} />
    </div>
  );
}

/** The same for exactly one. */
export function ProductPicture({
  value = null,
  onChange,
  ...rest
}: Omit<ProductPicturesProps, "value" | "onChange" | "limit"> & {
  readonly value?: string | null;
  readonly onChange?: (name: string | null) => void;
}) {
  return (
    <ProductPictures
      {...rest}
      limit={1}
      value={value === null ? [] : [value]}
      onChange={(names) => onChange?.(names[0] ?? null)}
    />
  );
}

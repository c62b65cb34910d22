import { Image } from "antd";
import { productImageUrl, spImageUrl } from "../../platform/images.ts";

interface ProductPictureProps {
  readonly file: string | null;
  /** What it shows, for those who hear it. */
  readonly name: string;
  readonly side?: number;
}

/** A picture of a product in the size in which it is shown; it opens large. */
export default function ProductPicture({ file, name, side = 36 }: ProductPictureProps) {
  const copy = side > 160 ? 800 : side > 40 ? 320 : 80;
  return (
    <Image
      src={productImageUrl(file, copy)}
      preview={{ src: spImageUrl(file) }}
      fallback={spImageUrl(null)}
      width={side}
      height={side}
      style={{ objectFit: "contain" }}
      alt={name}
    />
  );
}

import { spImageUrl } from "../../platform/images.ts";

interface ProductNameProps {
  readonly name: string;
  readonly image: string | null;
}

/** A product's picture and name in one table cell. */
export function ProductName({ name, image }: ProductNameProps) {
  return (
    <span className="dashboard-product">
      <img src={spImageUrl(image)} alt="" width={28} height={28} loading="lazy" />
      {name}
    </span>
  );
}

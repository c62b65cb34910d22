import { Image } from "antd";

/** A small picture that opens large; loaded on its own, because few lists have pictures. */
export default function Picture({ src, name }: { readonly src: string; readonly name: string }) {
  return <Image src={src} width={36} height={36} alt={name} />;
}

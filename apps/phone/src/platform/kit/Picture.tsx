import { pictureUrl } from "../images.ts";

interface PictureProps {
  readonly file: string | null | undefined;
  /** Pixels of its longer side in which it is fetched. */
  readonly side: 80 | 320 | 800;
  /** What it shows, unless a text beside it says so. */
  readonly text?: string;
}

/** A square picture, fetched when it comes into sight; its place is there before. */
export function Picture({ file, side, text = "" }: PictureProps) {
  return (
    <img
      className={`picture picture-${side}`}
      src={pictureUrl(file, side)}
      alt={text}
      loading="lazy"
      decoding="async"
      width={side}
      height={side}
    />
  );
}

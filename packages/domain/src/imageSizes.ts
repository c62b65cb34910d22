/** How a picture is kept, in pixels of its longer side; nothing is ever enlarged. */
export interface PictureRule {
  /** Of the original, which keeps its media type. */
  readonly side: number;
  /** Of each smaller copy, in WebP. */
  readonly thumbnails: readonly number[];
}

/** What pictures are for. Documents stay legible in every line, products are listed by the hundred. */
export const pictureKinds = {
  logo: { side: 1_024, thumbnails: [] },
  brand: { side: 2_560, thumbnails: [] },
  machine: { side: 1_600, thumbnails: [] },
  document: { side: 2_560, thumbnails: [] },
  proof: { side: 1_600, thumbnails: [] },
  ad: { side: 2_560, thumbnails: [] },
  banner: { side: 1_600, thumbnails: [] },
  groupCode: { side: 1_024, thumbnails: [] },
  tag: { side: 256, thumbnails: [] },
  product: { side: 1_600, thumbnails: [80, 320, 800] },
  ticket: { side: 1_600, thumbnails: [] },
  article: { side: 1_600, thumbnails: [] },
} as const satisfies Readonly<Record<string, PictureRule>>;
export type PictureKind = keyof typeof pictureKinds;

/** Every size that some kind has. */
export const thumbnailSides: readonly number[] = Object.values(pictureKinds).flatMap(({ thumbnails }) => thumbnails);

/** Name of the copy of `side` pixels beside the stored picture `name`. */
export function thumbnailName(name: string, side: number): string {
  return name.replace(/\.\w+$/, `-${side}.webp`);
}

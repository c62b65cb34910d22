import { productLimits } from "@yunshou/domain";

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** How far a picture was moved from the middle of its frame. */
export interface Offset {
  readonly x: number;
  readonly y: number;
}

/** Where a picture stands in its frame, in pixels of the frame. */
export interface Placed extends Size, Offset {}

/** Pixels of a product's picture (MSG-111). */
export const frame: Size = { width: 560, height: 800 };

/** At 1 the whole picture is in the frame; at most it is three times as large as fills the frame. */
export function largestZoom({ width, height }: Size): number {
  const [across, down] = [frame.width / width, frame.height / height];
  return (3 * Math.max(across, down)) / Math.min(across, down);
}

/** The picture at this zoom: within the frame where it is smaller, without a gap where it is larger. */
export function placeOf({ width, height }: Size, zoom: number, offset: Offset): Placed {
  const scale = Math.min(frame.width / width, frame.height / height) * zoom;
  const size = { width: width * scale, height: height * scale };
  const within = (room: number, moved: number) => {
    const middle = room / 2;
    return Math.min(Math.max(middle + moved, Math.min(0, room)), Math.max(0, room));
  };
  return {
    ...size,
    x: within(frame.width - size.width, offset.x),
    y: within(frame.height - size.height, offset.y),
  };
}

const qualities = [0.9, 0.75, 0.5] as const;

/** What is in the frame, as a JPEG that the server takes (PRODUCT-06). @throws when the browser cannot write one. */
export async function cropped(image: CanvasImageSource, { x, y, width, height }: Placed): Promise<Blob> {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, frame);
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("the browser has no canvas");
  // What is transparent, and what the picture leaves free, is white as paper.
  context.fillStyle = "#fff";
  context.fillRect(0, 0, frame.width, frame.height);
  context.imageSmoothingQuality = "high";
  context.drawImage(image, x, y, width, height);
  for (const quality of qualities) {
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", quality));
    if (blob !== null && blob.size <= productLimits.pictureBytes) return blob;
  }
  throw new Error("the picture cannot be made small enough");
}

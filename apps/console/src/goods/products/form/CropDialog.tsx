import { Button, Slider } from "antd";
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { Dialog, GuardedButton } from "../../../platform/kit/index.ts";
import { usePhrases } from "../../../platform/phrases/usePhrases.ts";
import { cropped, frame, largestZoom, type Offset, placeOf } from "./crop.ts";

interface CropDialogProps {
  readonly image: HTMLImageElement | undefined;
  readonly onClose: () => void;
  /** Takes the picture in its new form; the dialog stays until it is done. */
  readonly onDone: (content: Blob) => Promise<void>;
}

/** The frame is shown at half of its pixels. */
const shown = 0.5;
const steps: Readonly<Record<string, Offset>> = {
  ArrowLeft: { x: -8, y: 0 },
  ArrowRight: { x: 8, y: 0 },
  ArrowUp: { x: 0, y: -8 },
  ArrowDown: { x: 0, y: 8 },
};

/** Puts a picture into the frame in which products are shown: moved with mouse or arrows, larger or smaller. */
export function CropDialog({ image, onClose, onDone }: CropDialogProps) {
  const t = usePhrases("products");
  const words = t.products.crop;
  const [zoom, setZoom] = useState(1);
  const [offset, move] = useState<Offset>({ x: 0, y: 0 });
  const [sending, setSending] = useState(false);
  const from = useRef<Offset | undefined>(undefined);
  useEffect(() => {
    setZoom(1);
    move({ x: 0, y: 0 });
  }, [image]);
  if (image === undefined) return null;
  const size = { width: image.naturalWidth, height: image.naturalHeight };
  const place = placeOf(size, zoom, offset);
  /** Moves from where the picture stands, so that what goes beyond the edge is not kept. */
  const shift = ({ x, y }: Offset) =>
    move({
      x: place.x + x - (frame.width - place.width) / 2,
      y: place.y + y - (frame.height - place.height) / 2,
    });
  const drag = (event: PointerEvent) => {
    if (from.current === undefined) return;
    shift({ x: (event.clientX - from.current.x) / shown, y: (event.clientY - from.current.y) / shown });
    from.current = { x: event.clientX, y: event.clientY };
  };
  const press = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    shift(step);
  };
  const use = async () => {
    setSending(true);
    try {
      await onDone(await cropped(image, place));
    } finally {
      setSending(false);
    }
  };
  return (
    <Dialog
      title={words.title}
      open
      onClose={onClose}
      footer={
        <>
          <Button disabled={sending} onClick={onClose}>
            {t.common.action.cancel}
          </Button>
          <GuardedButton type="primary" loading={sending} onClick={() => void use()}>
            {words.use}
          </GuardedButton>
        </>
      }
    >
      <div
        className="product-crop"
        style={{ width: frame.width * shown, height: frame.height * shown }}
        role="img"
        aria-label={words.hint}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrows move the picture, as the hint says
        tabIndex={0}
        onKeyDown={press}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          from.current = { x: event.clientX, y: event.clientY };
        }}
        onPointerMove={drag}
        onPointerUp={() => (from.current = undefined)}
      >
        <img
          src={image.src}
          alt=""
          draggable={false}
          style={{
            width: place.width * shown,
            height: place.height * shown,
            transform: `translate(${place.x * shown}px, ${place.y * shown}px)`,
          }}
        />
      </div>
      <Slider
        aria-label={words.zoom}
        min={1}
        max={largestZoom(size)}
        step={0.01}
        value={zoom}
        tooltip={{ open: false }}
        onChange={setZoom}
      />
      <small className="kit-soft">{words.hint}</small>
    </Dialog>
  );
}

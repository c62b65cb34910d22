import { Modal } from "antd";
import { type PointerEvent, type ReactNode, useRef, useState } from "react";
import { useFocusReturn } from "./focus.tsx";

interface DialogProps {
  readonly title: string;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly footer?: ReactNode;
  readonly width?: number;
  readonly children: ReactNode;
}

/** A dialog cannot be made smaller than this (TOPBAR-12). */
export const smallestDialog = { width: 400, height: 300 } as const;

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** Undefined until somebody resizes: then the content decides. */
  readonly height: number | undefined;
}

/** A dialog that is moved by its title, resized at its corner and never closed by a click beside it (TOPBAR-12, TOPBAR-13). */
export function Dialog({ title, open, onClose, footer, width = 520, children }: DialogProps) {
  const start: Place = { x: 0, y: 0, width: Math.max(width, smallestDialog.width), height: undefined };
  const [place, setPlace] = useState(start);
  const panel = useRef<HTMLDivElement>(null);
  useFocusReturn(open);

  const drag = (event: PointerEvent, moved: (from: Place, dx: number, dy: number, height: number) => Place) => {
    const from = place;
    const height = panel.current?.offsetHeight ?? smallestDialog.height;
    const { clientX, clientY } = event;
    const target = event.currentTarget;
    target.setPointerCapture(event.pointerId);
    const follow = (move: Event) => {
      const { clientX: x, clientY: y } = move as globalThis.PointerEvent;
      setPlace(moved(from, x - clientX, y - clientY, height));
    };
    target.addEventListener("pointermove", follow);
    target.addEventListener("lostpointercapture", () => target.removeEventListener("pointermove", follow), {
      once: true,
    });
  };

  return (
    <Modal
      title={
        <div
          className="kit-dialog-title"
          onPointerDown={(event) => drag(event, (from, dx, dy) => ({ ...from, x: from.x + dx, y: from.y + dy }))}
        >
          {title}
        </div>
      }
      open={open}
      onCancel={onClose}
      afterClose={() => setPlace(start)}
      footer={footer ?? null}
      width={place.width}
      mask={{ closable: false }}
      style={{ transform: `translate(${place.x}px, ${place.y}px)` }}
      modalRender={(node) => (
        <div ref={panel} className="kit-dialog" style={place.height === undefined ? {} : { height: place.height }}>
          {node}
          <span
            className="kit-dialog-corner"
            aria-hidden="true"
            onPointerDown={(event) => drag(event, (from, dx, dy, height) => resized(from, dx, dy, height))}
          />
        </div>
      )}
    >
      {children}
    </Modal>
  );
}

/** The place after pulling the corner; centred dialogs grow to both sides, hence twice the way. */
export function resized(from: Place, dx: number, dy: number, height: number): Place {
  return {
    ...from,
    width: Math.max(smallestDialog.width, from.width + dx * 2),
    height: Math.max(smallestDialog.height, height + dy),
  };
}

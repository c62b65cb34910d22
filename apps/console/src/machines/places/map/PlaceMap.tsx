import { ExpandOutlined, MinusOutlined, PlusOutlined } from "@ant-design/icons";
import { provinceName } from "@yunshou/phrases/insight/provinces";
import { fill } from "@yunshou/phrases/fill";
import { Alert, Button, Skeleton } from "antd";
import { type PointerEvent, useEffect, useMemo, useRef, useState } from "react";
import { deployment } from "../../../platform/deployment.ts";
import { namesOf } from "../../../platform/kit/index.ts";
import { useLanguage, usePhrases } from "../../../platform/phrases/usePhrases.ts";
import { BaseMap } from "./BaseMap.tsx";
import type { Outline } from "./outline.ts";
import { useOutlines } from "./useOutlines.ts";
import {
  clustersOf,
  type Cluster,
  type Mark,
  moved,
  positionOf,
  type Spot,
  spotOf,
  type View,
  viewAround,
  wholeView,
  zoomed,
} from "./view.ts";
import "./map.css";

interface Position {
  readonly longitude: number;
  readonly latitude: number;
}

interface PlaceMapProps {
  readonly height: number;
  readonly marks: readonly Mark[];
  readonly onOpen?: (id: string) => void;
  /** The position that is marked with a pin; where the map begins. */
  readonly pin?: Position | undefined;
  /** Marks a position by a click. */
  readonly onPick?: (position: Position) => void;
  /** Each mark stands for as many things as it counts, and none are put together here. */
  readonly clustered?: boolean;
  /** Hears of the part of the world that is seen, whenever another one is. */
  readonly onView?: (view: View) => void;
}

/** Pixels that a hand may move while it clicks. */
const clickSlack = 4;
const zoomStep = 0.6;
/** Width of the drawing until it is known. */
const usualPixels = 900;
/** Size of the squares of clusters, as a part of the width that is seen. */
const clusterShare = 1 / 26;

/**
 * The provinces of China with marks on them: zoom by wheel or button, drag, click. Streets come from a provider where
 * the operator has a key of one, else it fetches nothing from anywhere.
 */
export function PlaceMap({ height, marks, onOpen, pin, onPick, clustered = false, onView }: PlaceMapProps) {
  const t = usePhrases("points");
  const words = t.points.map;
  const outlines = useOutlines();
  const [view, setView] = useState<View>(pin === undefined ? wholeView : viewAround(pin.longitude, pin.latitude));
  const svg = useRef<SVGSVGElement>(null);
  const pressed = useRef<{ x: number; y: number; far: boolean } | undefined>(undefined);
  const { mapBase: base } = deployment();
  const ready = Array.isArray(outlines);

  const spotAt = ({ clientX, clientY }: { clientX: number; clientY: number }): Spot | undefined => {
    const matrix = svg.current?.getScreenCTM()?.inverse();
    if (matrix === undefined) return undefined;
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix);
    return { x, y };
  };
  const zoom = (factor: number) =>
    setView((now) => zoomed(now, factor, { x: now.x + now.width / 2, y: now.y + now.height / 2 }));

  useEffect(() => {
    const element = svg.current;
    if (element === null) return undefined;
    // React listens to the wheel without a say in the scrolling of the page.
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const spot = spotAt(event);
      if (spot !== undefined) setView((now) => zoomed(now, event.deltaY < 0 ? zoomStep : 1 / zoomStep, spot));
    };
    element.addEventListener("wheel", onWheel, { passive: false });
    return () => element.removeEventListener("wheel", onWheel);
  }, [ready]);

  const onMove = (event: PointerEvent) => {
    const from = pressed.current;
    if (from === undefined) return;
    const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
    if (!from.far && Math.hypot(dx, dy) < clickSlack) return;
    const scale = svg.current?.getScreenCTM()?.a ?? 1;
    pressed.current = { x: event.clientX, y: event.clientY, far: true };
    setView((now) => moved(now, -dx / scale, -dy / scale));
  };
  const onUp = (event: PointerEvent) => {
    const from = pressed.current;
    pressed.current = undefined;
    if (from === undefined || from.far || onPick === undefined) return;
    const spot = spotAt(event);
    if (spot !== undefined) onPick(positionOf(spot));
  };

  useEffect(() => onView?.(view), [view, onView]);
  const clusters = useMemo(
    () =>
      clustered
        ? marks.map((mark): Cluster => ({ ...mark, marks: [mark] }))
        : clustersOf(marks, view.width * clusterShare),
    [marks, view.width, clustered],
  );
  if (outlines === "failed") return <Alert type="warning" showIcon title={words.failed} />;
  if (outlines === "loading") return <Skeleton active paragraph={{ rows: 6 }} />;
  const open = ({ marks: held, count, x, y }: Cluster) => {
    const [only] = held;
    if ((clustered ? count === 1 : held.length === 1) && only !== undefined) onOpen?.(only.id);
    else setView((now) => zoomed({ ...now, x: x - now.width / 2, y: y - now.height / 2 }, zoomStep ** 2, { x, y }));
  };
  const buttons = [
    [words.zoomIn, <PlusOutlined key="in" />, () => zoom(zoomStep)],
    [words.zoomOut, <MinusOutlined key="out" />, () => zoom(1 / zoomStep)],
    [words.whole, <ExpandOutlined key="whole" />, () => setView(wholeView)],
  ] as const;

  return (
    <div className={onPick === undefined ? "place-map" : "place-map place-map-picks"} style={{ height }}>
      <svg
        ref={svg}
        viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
        role="group"
        aria-label={onPick === undefined ? words.label : words.pick}
        onPointerDown={(event) => {
          pressed.current = { x: event.clientX, y: event.clientY, far: false };
        }}
        onPointerMove={onMove}
        onPointerUp={onUp}
        onPointerLeave={() => {
          pressed.current = undefined;
        }}
      >
        <Land outlines={outlines} unit={view.width} />
        {base !== null && <BaseMap view={view} base={base} pixels={svg.current?.clientWidth ?? usualPixels} />}
        {clusters.map((cluster) => (
          <MarkOf
            key={cluster.marks[0]?.id}
            cluster={cluster}
            figure={clustered ? cluster.count : cluster.marks.length}
            unit={view.width}
            onOpen={() => open(cluster)}
          />
        ))}
        {pin !== undefined && (
          <circle
            className="place-map-pin"
            cx={spotOf(pin.longitude, pin.latitude).x}
            cy={spotOf(pin.longitude, pin.latitude).y}
            r={view.width / 90}
          />
        )}
      </svg>
      <div className="place-map-buttons">
        {buttons.map(([label, icon, act]) => (
          <Button key={label} size="small" icon={icon} aria-label={label} title={label} onClick={act} />
        ))}
      </div>
      <small className="place-map-note kit-soft">
        {base === null
          ? words.base
          : namesOf(fill(words.by, { provider: words.providers[base.provider] }), deployment().mapApproval)}
      </small>
    </div>
  );
}

/** The provinces with their names. */
function Land({ outlines, unit }: { readonly outlines: readonly Outline[]; readonly unit: number }) {
  const language = useLanguage();
  const paths = useMemo(
    () =>
      outlines.map(({ name, rings }) => ({
        name,
        path: rings
          .map(
            (ring) =>
              `M${ring.map(([longitude, latitude]) => Object.values(spotOf(longitude, latitude)).join(" ")).join("L")}Z`,
          )
          .join(""),
      })),
    [outlines],
  );
  return (
    <>
      {paths.map(({ name, path }) => (
        <path key={name} className="place-map-land" d={path} />
      ))}
      {outlines.map(({ name, middle }) => (
        <text key={name} {...spotOf(...middle)} fontSize={unit / 62}>
          {provinceName(language, name)}
        </text>
      ))}
    </>
  );
}

/** A point with its machines, or several that would cover each other. */
function MarkOf({
  cluster,
  figure,
  unit,
  onOpen,
}: {
  readonly cluster: Cluster;
  /** What stands in it, when it is more than one. */
  readonly figure: number;
  readonly unit: number;
  readonly onOpen: () => void;
}) {
  const t = usePhrases("points");
  const { marks, count, bad, x, y } = cluster;
  const name = marks.length === 1 ? (marks[0]?.name ?? "") : fill(t.points.batchPoints, { n: marks.length });
  const counted = fill(t.points.batchMachines, { n: count });
  const label = `${name === "" ? "" : `${name} · `}${counted}${bad > 0 ? ` · ${fill(t.points.map.offline, { n: bad })}` : ""}`;
  return (
    <g
      className={bad > 0 && marks[0]?.tone === undefined ? "place-map-mark place-map-bad" : "place-map-mark"}
      data-tone={marks[0]?.tone}
      role="button"
      tabIndex={0}
      aria-label={label}
      onPointerDown={(event) => event.stopPropagation()}
      onClick={onOpen}
      onKeyDown={(event) => {
        if (event.key === "Enter") onOpen();
      }}
    >
      <title>{label}</title>
      <circle cx={x} cy={y} r={unit / (figure > 1 ? 60 - Math.min(20, 6 * Math.log10(figure)) : 90)} />
      {figure > 1 && (
        <text x={x} y={y + unit / 200} fontSize={unit / 75}>
          {figure}
        </text>
      )}
    </g>
  );
}

import { provinceName } from "@yunshou/phrases/insight/provinces";
import { useEffect, useMemo, useRef, useState } from "react";
import { Chart } from "../../../platform/charts/Chart.tsx";
import type { ECharts } from "../../../platform/charts/echarts.ts";
import { type SalePoint, splitNewest, tooltipMs } from "../live/points.ts";
import { mapColors, mapOption } from "../mapOption.ts";
import { spImageUrl } from "../../../platform/images.ts";
import { Note } from "../parts.tsx";
import { useScale } from "../Stage.tsx";
import { useMapFile, usePageVisible } from "../useMapFile.ts";
import { useScreenText } from "../words.ts";
import { writeNumber } from "../../../platform/phrases/numbers.ts";

interface SalesMapProps {
  readonly mapFile: string;
  readonly approvalNo: string | null;
  readonly provinces: readonly { readonly province: string; readonly count: number }[];
  readonly points: readonly SalePoint[];
}

/** Announcements follow each other at least this far apart. */
const paceMs = 1_200;

interface Announced {
  readonly point: SalePoint;
  readonly x: number;
  readonly y: number;
}

/** The map of China with machines by province and the newest sales (BIGSALES-08 to BIGSALES-11). */
export function SalesMap({ mapFile, approvalNo, provinces, points }: SalesMapProps) {
  const { words, language } = useScreenText();
  const state = useMapFile(mapFile);
  const animated = usePageVisible();
  const scale = useScale();
  const chart = useRef<ECharts>(undefined);
  const announcedAt = useRef(0);
  const byId = useRef(new Map<string, SalePoint>());
  const [announced, setAnnounced] = useState<Announced | null>(null);
  const { older, newest } = useMemo(() => splitNewest(points), [points]);
  byId.current = new Map(points.map((point) => [point.saleId, point]));

  const option = useMemo(
    () => mapOption({ provinces, older, newest, language, words, animated }),
    [provinces, older, newest, language, words, animated],
  );

  const announce = useRef((point: SalePoint) => {
    const place = chart.current?.convertToPixel({ geoIndex: 2 }, [point.longitude ?? 0, point.latitude ?? 0]);
    if (Array.isArray(place) && place.every(Number.isFinite))
      setAnnounced({ point, x: place[0] as number, y: place[1] as number });
  });

  useEffect(() => {
    // The newest sale announces itself, at a pace that a person can read; the map must be painted before it has a place.
    if (newest === undefined || state !== "ready") return;
    const wait = Math.max(60, announcedAt.current + paceMs - Date.now());
    const timer = window.setTimeout(() => {
      announcedAt.current = Date.now();
      announce.current(newest);
    }, wait);
    return () => window.clearTimeout(timer);
  }, [newest, state]);

  useEffect(() => {
    if (announced === null) return;
    const timer = window.setTimeout(() => setAnnounced(null), tooltipMs);
    return () => window.clearTimeout(timer);
  }, [announced]);

  if (state === "failed") return <Note>{words.state.mapFailed}</Note>;
  if (state === "loading") return <div className="bs-waiting" aria-busy="true" />;
  return (
    <div className="bs-map">
      <Chart
        option={option}
        label={words.sales.provinces}
        scale={scale}
        onReady={(made) => {
          chart.current = made;
          made.on("mouseover", (event) => {
            const point = event.componentType === "series" ? byId.current.get(event.name) : undefined;
            if (point !== undefined) announce.current(point);
          });
        }}
      />
      {announced !== null && (
        <div
          key={announced.point.saleId}
          className={announced.x > 640 ? "bs-callout bs-callout-left" : "bs-callout"}
          style={{ left: announced.x, top: announced.y }}
          role="status"
        >
          <img src={spImageUrl(announced.point.image)} alt="" />
          <div>
            <b>{announced.point.productName}</b>
            <span>
              {provinceName(language, announced.point.province)}
              {announced.point.amount !== null && <em>¥{writeNumber(announced.point.amount, 2)}</em>}
            </span>
          </div>
        </div>
      )}
      <div className="bs-legend" aria-hidden="true">
        <span>{words.map.inService}</span>
        <span>{words.map.less}</span>
        <i style={{ background: `linear-gradient(90deg, ${mapColors.join(",")})` }} />
        <span>{words.map.more}</span>
      </div>
      <Approval number={approvalNo} />
    </div>
  );
}

/** The approval number under which the map may be shown in public. */
export function Approval({ number }: { readonly number: string | null }) {
  const { words } = useScreenText();
  const text =
    number === null || number === "" ? words.map.approvalMissing : words.map.approval.replace("{{number}}", number);
  return <p className="bs-approval">{text}</p>;
}

import { useEffect, useRef } from "react";
import { type ECharts, type EChartsOption, init } from "./echarts.ts";
import { chartLook } from "./look.ts";

interface ChartProps {
  readonly option: EChartsOption;
  /** What the chart shows, for people who cannot see it. */
  readonly label: string;
  /** How much the surroundings enlarge the chart; the canvas is drawn that much finer and stays sharp. */
  readonly scale?: number;
  /** Replace the option instead of merging it. */
  readonly replace?: boolean;
  readonly onReady?: (chart: ECharts) => void;
}

/** Whoever asked the system for less motion sees charts as they end. */
const steady = (option: EChartsOption): EChartsOption =>
  window.matchMedia("(prefers-reduced-motion: reduce)").matches ? { ...option, animation: false } : option;

/** One chart that fills its parent. */
export function Chart({ option, label, scale = 1, replace = false, onReady }: ChartProps) {
  const box = useRef<HTMLDivElement>(null);
  const chart = useRef<ECharts>(undefined);
  const latest = useRef({ option, onReady });
  latest.current = { option, onReady };

  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const made = init(element, chartLook(), { devicePixelRatio: Math.max(1, window.devicePixelRatio * scale) });
    chart.current = made;
    made.setOption(steady(latest.current.option));
    latest.current.onReady?.(made);
    const watch = new ResizeObserver(() => made.resize());
    watch.observe(element);
    return () => {
      watch.disconnect();
      // A drawing that goes on in the next frame would look for what is gone by then; with nothing to draw it ends now.
      made.getZr().clear();
      made.getZr().refreshImmediately(true);
      made.dispose();
      chart.current = undefined;
    };
  }, [scale]);

  useEffect(() => {
    // Options that follow each other within a frame are drawn once.
    chart.current?.setOption(steady(option), { notMerge: replace, lazyUpdate: true });
  }, [option, replace]);

  return <div ref={box} role="img" aria-label={label} style={{ width: "100%", height: "100%" }} />;
}

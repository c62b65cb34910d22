import {
  BarChart,
  EffectScatterChart,
  HeatmapChart,
  LineChart,
  MapChart,
  PieChart,
  ScatterChart,
} from "echarts/charts";
import { GeoComponent, GridComponent, LegendComponent, TooltipComponent, VisualMapComponent } from "echarts/components";
import { init, registerMap, use } from "echarts/core";
import { CanvasRenderer } from "echarts/renderers";

// Only what our charts draw; the whole library would be twice as large.
use([
  BarChart,
  CanvasRenderer,
  EffectScatterChart,
  GeoComponent,
  GridComponent,
  HeatmapChart,
  LegendComponent,
  LineChart,
  MapChart,
  PieChart,
  ScatterChart,
  TooltipComponent,
  VisualMapComponent,
]);

export { init, registerMap };
export type { ECharts } from "echarts/core";
export type { EChartsOption } from "echarts";

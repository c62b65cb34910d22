import { periodFigures } from "@yunshou/contract/insight/figures";
import { FiguresPage } from "../../platform/kit/figures/FiguresPage.tsx";

/** 数据汇总: sales and profit of days, months and years (ORDER-06, STAT-05). */
export const PeriodsPage = () => (
  <FiguresPage name="periods" calls={{ read: periodFigures.read, export: periodFigures.export }} />
);

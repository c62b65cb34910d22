import { pointFigures } from "@yunshou/contract/insight/figures";
import { FiguresPage } from "../../platform/kit/figures/FiguresPage.tsx";

/** 点位交易统计: sales of the points where machines stand today (STAT-01, STAT-05). */
export const PointFiguresPage = () => (
  <FiguresPage name="points" calls={{ read: pointFigures.read, export: pointFigures.export }} />
);

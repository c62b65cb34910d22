import { overviewFigures } from "@yunshou/contract/insight/figures";
import { FiguresPage } from "../../platform/kit/figures/FiguresPage.tsx";

/** 交易概况: sales of days, payment kinds and machine types (STAT-01, STAT-06). */
export const OverviewPage = () => (
  <FiguresPage name="overview" calls={{ read: overviewFigures.read, export: overviewFigures.export }} />
);

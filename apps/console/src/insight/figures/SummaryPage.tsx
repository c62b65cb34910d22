import { summaryFigures } from "@yunshou/contract/insight/figures";
import { FiguresPage } from "../../platform/kit/figures/FiguresPage.tsx";

/** 交易汇总: sales of machines, points and merchants with their payment kinds (ORDER-06, STAT-05). */
export const SummaryPage = () => (
  <FiguresPage name="summary" calls={{ read: summaryFigures.read, export: summaryFigures.export }} />
);

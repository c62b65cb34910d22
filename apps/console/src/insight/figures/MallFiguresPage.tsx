import { mallFigures } from "@yunshou/contract/insight/figures";
import { FiguresPage } from "../../platform/kit/figures/FiguresPage.tsx";

/** 商城统计: orders, amounts and refunds of the mall by day, product, category, pickup point and payment kind (STAT-05, STAT-06). */
export const MallFiguresPage = () => (
  <FiguresPage name="mall" calls={{ read: mallFigures.read, export: mallFigures.export }} />
);

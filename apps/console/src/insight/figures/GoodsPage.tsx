import { goodsFigures } from "@yunshou/contract/insight/figures";
import { FiguresPage } from "../../platform/kit/figures/FiguresPage.tsx";

/** 商品统计: sales and profit of products, categories and brands (STAT-01, STAT-05). */
export const GoodsPage = () => (
  <FiguresPage name="goods" calls={{ read: goodsFigures.read, export: goodsFigures.export }} />
);

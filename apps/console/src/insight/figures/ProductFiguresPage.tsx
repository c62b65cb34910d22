import { productFigures } from "@yunshou/contract/insight/figures";
import { FiguresPage } from "../../platform/kit/figures/FiguresPage.tsx";

/** 商品交易统计: sales and profit of products, categories and brands (STAT-01, STAT-05). */
export const ProductFiguresPage = () => (
  <FiguresPage name="products" calls={{ read: productFigures.read, export: productFigures.export }} />
);

import { merchantFigures } from "@yunshou/contract/insight/figures";
import { FiguresPage } from "../../platform/kit/figures/FiguresPage.tsx";

/** 商户支付统计: sales of merchants with their payment kinds (STAT-01, STAT-05). */
export const MerchantFiguresPage = () => (
  <FiguresPage name="merchants" calls={{ read: merchantFigures.read, export: merchantFigures.export }} />
);

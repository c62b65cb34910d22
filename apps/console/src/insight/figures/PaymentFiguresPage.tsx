import { paymentFigures } from "@yunshou/contract/insight/figures";
import { FiguresPage } from "../../platform/kit/figures/FiguresPage.tsx";

/** 支付方式统计: sales and refunds of payment methods (STAT-01, STAT-05). */
export const PaymentFiguresPage = () => (
  <FiguresPage name="payments" calls={{ read: paymentFigures.read, export: paymentFigures.export }} />
);

import { AppstoreOutlined, ApartmentOutlined, BankOutlined, DashboardOutlined, SettingOutlined, ShopOutlined, TransactionOutlined } from "@ant-design/icons";
import type { ReactNode } from "react";

const icons: Readonly<Record<string, ReactNode>> = {
  "/dashboard": <DashboardOutlined />,
  "/shj": <ShopOutlined />,
  "/jygl": <TransactionOutlined />,
  "/cfgl": <BankOutlined />,
  "/shgl": <ApartmentOutlined />,
  "/xtgl": <SettingOutlined />,
};

/** The icon of a menu entry; entries without one of their own get a neutral one, so that the collapsed menu stays usable. */
export function iconOf(path: string): ReactNode {
  return icons[path] ?? <AppstoreOutlined />;
}

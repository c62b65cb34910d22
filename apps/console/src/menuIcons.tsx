import {
  AccountBookOutlined, ApartmentOutlined, AppstoreOutlined, BankOutlined, BarChartOutlined, BellOutlined, BookOutlined, CarOutlined, CreditCardOutlined, CustomerServiceOutlined,
  DashboardOutlined, FileTextOutlined, GiftOutlined, GlobalOutlined, HomeOutlined, InboxOutlined, MedicineBoxOutlined, PictureOutlined, SettingOutlined, ShopOutlined, ShoppingOutlined, TeamOutlined, ToolOutlined, TransactionOutlined,
} from "@ant-design/icons";
import type { MenuIcon } from "@yunshou/domain";
import type { ReactNode } from "react";

/** The pictures that the platform may give to an entry of the menu. */
const icons: Readonly<Record<MenuIcon, ReactNode>> = {
  app: <AppstoreOutlined />,
  home: <HomeOutlined />,
  shop: <ShoppingOutlined />,
  machine: <ShopOutlined />,
  receipt: <TransactionOutlined />,
  bank: <BankOutlined />,
  gift: <GiftOutlined />,
  car: <CarOutlined />,
  picture: <PictureOutlined />,
  card: <CreditCardOutlined />,
  wallet: <AccountBookOutlined />,
  chart: <BarChartOutlined />,
  tree: <ApartmentOutlined />,
  box: <InboxOutlined />,
  medicine: <MedicineBoxOutlined />,
  dashboard: <DashboardOutlined />,
  gear: <SettingOutlined />,
  service: <CustomerServiceOutlined />,
  team: <TeamOutlined />,
  bell: <BellOutlined />,
  book: <BookOutlined />,
  file: <FileTextOutlined />,
  tool: <ToolOutlined />,
  globe: <GlobalOutlined />,
};

/** The picture of each group as the program has it. */
const ownIcons: Readonly<Record<string, MenuIcon>> = {
  "/dashboard": "dashboard",
  "/shj": "machine",
  "/jygl": "receipt",
  "/cfgl": "bank",
  "/shgl": "tree",
  "/xtgl": "gear",
};

/** The picture of a menu entry; entries without one of their own get a neutral one, so that the collapsed menu stays usable. */
export function iconOf(path: string, icon?: MenuIcon): ReactNode {
  return icons[icon ?? ownIcons[path] ?? "app"];
}

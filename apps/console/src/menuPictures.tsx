import {
  AccountBookOutlined,
  ApartmentOutlined,
  AppstoreOutlined,
  BankOutlined,
  BarChartOutlined,
  BellOutlined,
  BookOutlined,
  CarOutlined,
  CreditCardOutlined,
  CustomerServiceOutlined,
  DashboardOutlined,
  FileTextOutlined,
  GiftOutlined,
  GlobalOutlined,
  HomeOutlined,
  InboxOutlined,
  MedicineBoxOutlined,
  PictureOutlined,
  SettingOutlined,
  ShopOutlined,
  ShoppingOutlined,
  TeamOutlined,
  ToolOutlined,
  TransactionOutlined,
} from "@ant-design/icons";
import type { MenuIcon } from "@yunshou/domain";
import type { ComponentType, HTMLAttributes } from "react";

type IconProps = HTMLAttributes<HTMLSpanElement>;

/** The pictures that the platform may give to an entry of the menu. */
const pictures: Readonly<Record<MenuIcon, ComponentType<IconProps>>> = {
  app: AppstoreOutlined,
  home: HomeOutlined,
  shop: ShoppingOutlined,
  machine: ShopOutlined,
  receipt: TransactionOutlined,
  bank: BankOutlined,
  gift: GiftOutlined,
  car: CarOutlined,
  picture: PictureOutlined,
  card: CreditCardOutlined,
  wallet: AccountBookOutlined,
  chart: BarChartOutlined,
  tree: ApartmentOutlined,
  box: InboxOutlined,
  medicine: MedicineBoxOutlined,
  dashboard: DashboardOutlined,
  gear: SettingOutlined,
  service: CustomerServiceOutlined,
  team: TeamOutlined,
  bell: BellOutlined,
  book: BookOutlined,
  file: FileTextOutlined,
  tool: ToolOutlined,
  globe: GlobalOutlined,
};

/** One of the pictures, fetched together after the menu itself. */
export default function MenuPicture({ name, ...rest }: IconProps & { readonly name: MenuIcon }) {
  const Picture = pictures[name];
  return <Picture {...rest} />;
}

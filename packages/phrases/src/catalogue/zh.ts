import brands from "../access/brands/zh.ts";
import messages from "../access/messages/zh.ts";
import access from "../access/zh.ts";
import roles from "../access/roles/zh.ts";
import factor from "../access/factor/zh.ts";
import users from "../access/users/zh.ts";
import menus from "../access/menus/zh.ts";
import functions from "../access/functions/zh.ts";
import organisations from "../access/organisations/zh.ts";
import systemHome from "../system/home/zh.ts";
import orders from "../orders/zh.ts";
import system from "../system/zh.ts";
import logs from "../system/logs/zh.ts";
import agreements from "../system/agreements/zh.ts";
import common from "../common/zh.ts";
import dashboard from "../insight/dashboard/zh.ts";
import values from "../values/zh.ts";
import machines from "../machines/zh.ts";
import operators from "../machines/operators/zh.ts";
import merchants from "../merchants/zh.ts";
import onboarding from "../merchants/onboarding/zh.ts";
import certificates from "../merchants/certificates/zh.ts";
import members from "../members/zh.ts";
import pharmacists from "../pharmacy/pharmacists/zh.ts";
import errors from "../errors/zh.ts";
import pages from "../pages/zh.ts";

export default {
  access,
  brands,
  messages,
  factor,
  users,
  menus,
  functions,
  organisations,
  systemHome,
  roles,
  orders,
  system,
  logs,
  agreements,
  common,
  machines,
  operators,
  merchants,
  onboarding,
  certificates,
  pharmacists,
  members,
  dashboard,
  values,
  pages,
  errors,
};

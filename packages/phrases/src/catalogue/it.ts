import brands from "../access/brands/it.ts";
import messages from "../access/messages/it.ts";
import access from "../access/it.ts";
import roles from "../access/roles/it.ts";
import factor from "../access/factor/it.ts";
import users from "../access/users/it.ts";
import menus from "../access/menus/it.ts";
import functions from "../access/functions/it.ts";
import organisations from "../access/organisations/it.ts";
import systemHome from "../system/home/it.ts";
import orders from "../orders/it.ts";
import system from "../system/it.ts";
import logs from "../system/logs/it.ts";
import agreements from "../system/agreements/it.ts";
import common from "../common/it.ts";
import dashboard from "../insight/dashboard/it.ts";
import values from "../values/it.ts";
import machines from "../machines/it.ts";
import operators from "../machines/operators/it.ts";
import merchants from "../merchants/it.ts";
import onboarding from "../merchants/onboarding/it.ts";
import certificates from "../merchants/certificates/it.ts";
import members from "../members/it.ts";
import pharmacists from "../pharmacy/pharmacists/it.ts";
import errors from "../errors/it.ts";
import pages from "../pages/it.ts";

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

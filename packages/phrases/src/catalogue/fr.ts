import brands from "../access/brands/fr.ts";
import messages from "../access/messages/fr.ts";
import access from "../access/fr.ts";
import roles from "../access/roles/fr.ts";
import factor from "../access/factor/fr.ts";
import users from "../access/users/fr.ts";
import menus from "../access/menus/fr.ts";
import functions from "../access/functions/fr.ts";
import organisations from "../access/organisations/fr.ts";
import systemHome from "../system/home/fr.ts";
import orders from "../orders/fr.ts";
import system from "../system/fr.ts";
import logs from "../system/logs/fr.ts";
import agreements from "../system/agreements/fr.ts";
import common from "../common/fr.ts";
import dashboard from "../insight/dashboard/fr.ts";
import values from "../values/fr.ts";
import machines from "../machines/fr.ts";
import operators from "../machines/operators/fr.ts";
import merchants from "../merchants/fr.ts";
import onboarding from "../merchants/onboarding/fr.ts";
import certificates from "../merchants/certificates/fr.ts";
import members from "../members/fr.ts";
import pharmacists from "../pharmacy/pharmacists/fr.ts";
import errors from "../errors/fr.ts";
import pages from "../pages/fr.ts";

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

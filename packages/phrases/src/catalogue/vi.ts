import brands from "../access/brands/vi.ts";
import messages from "../access/messages/vi.ts";
import access from "../access/vi.ts";
import roles from "../access/roles/vi.ts";
import factor from "../access/factor/vi.ts";
import users from "../access/users/vi.ts";
import menus from "../access/menus/vi.ts";
import functions from "../access/functions/vi.ts";
import organisations from "../access/organisations/vi.ts";
import systemHome from "../system/home/vi.ts";
import orders from "../orders/vi.ts";
import system from "../system/vi.ts";
import logs from "../system/logs/vi.ts";
import agreements from "../system/agreements/vi.ts";
import common from "../common/vi.ts";
import dashboard from "../insight/dashboard/vi.ts";
import values from "../values/vi.ts";
import machines from "../machines/vi.ts";
import operators from "../machines/operators/vi.ts";
import merchants from "../merchants/vi.ts";
import onboarding from "../merchants/onboarding/vi.ts";
import certificates from "../merchants/certificates/vi.ts";
import members from "../members/vi.ts";
import pharmacists from "../pharmacy/pharmacists/vi.ts";
import errors from "../errors/vi.ts";
import pages from "../pages/vi.ts";

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

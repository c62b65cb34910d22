import common from "../common/en.ts";
import dashboard from "../insight/dashboard/en.ts";
import values from "../values/en.ts";
import machines from "../machines/en.ts";
import errors from "../errors/en.ts";
import pages from "../pages/en.ts";

export default { common, machines, dashboard, values, pages, errors };

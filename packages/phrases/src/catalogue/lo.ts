import common from "../common/lo.ts";
import dashboard from "../insight/dashboard/lo.ts";
import values from "../values/lo.ts";
import machines from "../machines/lo.ts";
import errors from "../errors/lo.ts";
import pages from "../pages/lo.ts";

export default { common, machines, dashboard, values, pages, errors };

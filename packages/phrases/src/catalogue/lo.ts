import common from "../common/lo.ts";
import dashboard from "../insight/dashboard/lo.ts";
import values from "../values/lo.ts";
import errors from "../errors/lo.ts";
import pages from "../pages/lo.ts";

export default { common, dashboard, values, pages, errors };

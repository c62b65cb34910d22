import common from "../common/es.ts";
import dashboard from "../insight/dashboard/es.ts";
import values from "../values/es.ts";
import machines from "../machines/es.ts";
import errors from "../errors/es.ts";
import pages from "../pages/es.ts";

export default { common, machines, dashboard, values, pages, errors };

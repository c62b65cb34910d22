import common from "../common/lo.ts";
import errors from "../errors/lo.ts";
import pages from "../pages/lo.ts";

export default { common, pages, errors };

import common from "../common/en.ts";
import errors from "../errors/en.ts";
import pages from "../pages/en.ts";

export default { common, pages, errors };

import common from "../common/es.ts";
import errors from "../errors/es.ts";
import pages from "../pages/es.ts";

export default { common, pages, errors };

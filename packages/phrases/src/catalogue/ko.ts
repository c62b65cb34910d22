import common from "../common/ko.ts";
import errors from "../errors/ko.ts";
import pages from "../pages/ko.ts";

export default { common, pages, errors };

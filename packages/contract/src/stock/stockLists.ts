import { cabinets } from "@yunshou/domain";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { contains, exportChoice, exportTicket, id, instant, listInput, listOutput } from "../shapes.ts";

const exportRefusals = ["insight.nothingToExport", "system.exportRunning", "system.tooManyExports"] as const;

const amounts = {
  stock: z.number().int(),
  capacity: z.number().int(),
  /** What is missing to the capacity. */
  shortage: z.number().int(),
};
/** Of the last count; null where nothing was counted yet. */
const counted = {
  countQty: z.number().int().nullable(),
  diffQty: z.number().int().nullable(),
  countTime: instant.nullable(),
};
const machine = { machineId: id, machineNo: z.string(), machineName: z.string() };
const product = { productId: id, productCode: z.string(), productName: z.string() };

const routeFilters = { routeName: contains, productName: contains, category: contains };
const productFilters = {
  machineNo: contains,
  productId: id.optional(),
  routeName: contains,
  /** Whether the machine's point is on a route. */
  onRoute: z.enum(["yes", "no"]).optional(),
};
const laneFilters = {
  machineNo: contains,
  laneNo: z.coerce.number().int().min(0).max(999).optional(),
  productId: id.optional(),
};

const routeRow = z.object({
  /** Route and product. */
  rowId: z.string(),
  /** Null for machines whose point is on no route. */
  routeName: z.string().nullable(),
  ...product,
  spec: z.string(),
  unit: z.string(),
  ...amounts,
  machineCount: z.number().int(),
});

const productRow = z.object({
  /** Machine and product. */
  rowId: z.string(),
  ...machine,
  routeName: z.string().nullable(),
  ...product,
  /** What the book said when the lanes were counted last. */
  bookQty: z.number().int().nullable(),
  ...counted,
  ...amounts,
});

const laneRow = z.object({
  /** Machine, cabinet and lane. */
  rowId: z.string(),
  ...machine,
  cabinet: z.enum(cabinets),
  laneNo: z.number().int(),
  ...product,
  ...amounts,
  bookQty: z.number().int().nullable(),
  ...counted,
  batchNo: z.string(),
});

/** Stock as it lies in the lanes of machines in service, by route, machine and lane (STOCK-01). */
export const stockLists = {
  routes: endpoint({
    method: "GET",
    path: "/api/v1/stock/routes",
    access: "stock.count.read",
    summary: "Stock of each product, summed over the machines of a route.",
    input: listInput(routeFilters, ["shortage", "stock", "capacity"]),
    output: listOutput(routeRow),
  }),
  loading: endpoint({
    method: "GET",
    path: "/api/v1/stock/loading-list",
    access: "stock.count.read",
    summary: "What has to be loaded, machine by machine of each route, for printing; at most 3,000 lines.",
    input: z.object(routeFilters),
    output: z.object({
      isCut: z.boolean(),
      rows: z.array(
        z.object({
          routeName: z.string().nullable(),
          ...machine,
          pointName: z.string().nullable(),
          ...product,
          unit: z.string(),
          shortage: z.number().int(),
          /** Of a hundred pieces that were loaded for the route in 28 days, those that came back; null where none was loaded. */
          takeBackPercent: z.number().int().nullable(),
        }),
      ),
    }),
  }),
  products: endpoint({
    method: "GET",
    path: "/api/v1/stock/products",
    access: "stock.count.read",
    summary: "Stock of each product of a machine, with its last count.",
    input: listInput(productFilters, ["machineNo", "shortage", "stock", "diffQty", "countTime"]),
    output: listOutput(productRow),
  }),
  lanes: endpoint({
    method: "GET",
    path: "/api/v1/stock/lanes",
    access: "stock.count.read",
    summary: "Stock of lanes, with their last count.",
    input: listInput(laneFilters, ["machineNo", "shortage", "stock", "diffQty", "countTime"]),
    output: listOutput(laneRow),
  }),
  exportRoutes: endpoint({
    method: "POST",
    path: "/api/v1/stock/routes/export",
    access: "stock.count.read",
    summary: "Writes the filtered stock by route into a file of the download centre.",
    input: z.object({ ...routeFilters, ...exportChoice }),
    output: exportTicket,
    refusals: exportRefusals,
  }),
  exportProducts: endpoint({
    method: "POST",
    path: "/api/v1/stock/products/export",
    access: "stock.count.read",
    summary: "Writes the filtered stock by machine and product into a file of the download centre.",
    input: z.object({ ...productFilters, ...exportChoice }),
    output: exportTicket,
    refusals: exportRefusals,
  }),
  exportLanes: endpoint({
    method: "POST",
    path: "/api/v1/stock/lanes/export",
    access: "stock.count.read",
    summary: "Writes the filtered stock by lane into a file of the download centre.",
    input: z.object({ ...laneFilters, ...exportChoice }),
    output: exportTicket,
    refusals: exportRefusals,
  }),
};

import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shj/dwgl": "Points",
  "/shj/xlgl": "Routes",
  "/shj/qygl": "Zones",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.point.read": "View points",
  "machines.point.write": "Add, edit and delete points",
  "machines.route.read": "View routes",
  "machines.route.write": "Add, edit and delete routes",
  "machines.zone.read": "View zones",
  "machines.zone.write": "Add, edit and delete zones",
};

export const verbs: Translation<typeof zh.verbs> = {
  setRoute: "Set route",
};

export const errors: Translation<typeof zh.errors> = {
  "points.locationMissing": "Mark the location before saving",
  "points.longitudeOutside": "Longitude must be between -180 and 180",
  "points.latitudeOutside": "Latitude must be between -90 and 90",
  "points.inUse": "The point has {{machines}} machines and cannot be deleted",
  "routes.inUse": "The route has {{points}} points and cannot be deleted",
  "zones.unknown": "The zone does not exist",
  "zones.inUse": "The zone has {{routes}} routes and cannot be deleted",
};

export const fields: Translation<typeof zh.fields> = {
  pointNo: "Point no.",
  zoneName: "Zone",
  province: "Province",
  city: "City",
  regionId: "Region",
  pointAddress: "Address of the point",
  longitude: "Longitude",
  latitude: "Latitude",
  pointContact: "Contact at the point",
  machineCount: "Machines",
  pointCount: "Points",
  routeCount: "Routes",
  replenisherId: "Replenisher",
  managerId: "Person in charge",
};

export const words: Translation<typeof zh.words> = {
  addPoint: "Add point",
  editPoint: "Edit point",
  addRoute: "Add route",
  editRoute: "Edit route",
  addZone: "Add zone",
  editZone: "Edit zone",
  bind: "Bind machines",
  bindHint: "Machines that are bound to another point move to this one",
  unbind: "Unbind machines",
  unbindAsk: "Unbind this machine?",
  bindAsk: "Bind the selected machines?",
  batchMachines: "{{n}} machines",
  batchPoints: "{{n}} points",
  setRoute: "Set route",
  noRoute: "No route",
  setRouteHint: "Leave empty to take them off their route",
  machinesAt: "Machines at the point",
  tab: {
    points: "Points",
    routes: "Routes",
    zones: "Zones",
  },
  view: {
    list: "List",
    map: "Map",
  },
  onMap: "Show on map",
  map: {
    label: "Map of points",
    base: "The base map shows provinces only, no streets",
    by: "Map: {{provider}}",
    providers: { tianditu: "Tianditu", amap: "Amap" },
    zoomIn: "Zoom in",
    zoomOut: "Zoom out",
    whole: "Show all",
    failed: "The map could not be loaded; coordinates can still be entered",
    pick: "Click on the map to mark the location",
    offline: "{{n}} offline",
    some: "The map shows the first {{shown}} of {{all}}",
  },
  paste: "Paste “longitude, latitude”",
  position: "Location (WGS-84)",
  noMachines: "No machines at this point yet",
};

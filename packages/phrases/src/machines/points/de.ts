import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shj/dwgl": "Standorte",
  "/shj/xlgl": "Routen",
  "/shj/qygl": "Gebiete",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.point.read": "Standorte ansehen",
  "machines.point.write": "Standorte hinzufügen, bearbeiten, löschen",
  "machines.route.read": "Routen ansehen",
  "machines.route.write": "Routen hinzufügen, bearbeiten, löschen",
  "machines.zone.read": "Gebiete ansehen",
  "machines.zone.write": "Gebiete hinzufügen, bearbeiten, löschen",
};

export const verbs: Translation<typeof zh.verbs> = {
  setRoute: "Route festlegen",
};

export const errors: Translation<typeof zh.errors> = {
  "points.locationMissing": "Bitte vor dem Speichern die Position markieren",
  "points.longitudeOutside": "Die Länge muss zwischen -180 und 180 liegen",
  "points.latitudeOutside": "Die Breite muss zwischen -90 und 90 liegen",
  "points.inUse": "Der Standort hat {{machines}} Automaten und kann nicht gelöscht werden",
  "routes.inUse": "Die Route hat {{points}} Standorte und kann nicht gelöscht werden",
  "zones.unknown": "Das Gebiet gibt es nicht",
  "zones.inUse": "Das Gebiet hat {{routes}} Routen und kann nicht gelöscht werden",
};

export const fields: Translation<typeof zh.fields> = {
  pointNo: "Standortnr.",
  zoneName: "Gebiet",
  province: "Provinz",
  city: "Stadt",
  regionId: "Region",
  pointAddress: "Adresse des Standorts",
  longitude: "Länge",
  latitude: "Breite",
  pointContact: "Ansprechpartner am Standort",
  machineCount: "Automaten",
  pointCount: "Standorte",
  routeCount: "Routen",
  replenisherId: "Befüller",
  managerId: "Verantwortliche Person",
};

export const words: Translation<typeof zh.words> = {
  addPoint: "Standort hinzufügen",
  editPoint: "Standort bearbeiten",
  addRoute: "Route hinzufügen",
  editRoute: "Route bearbeiten",
  addZone: "Gebiet hinzufügen",
  editZone: "Gebiet bearbeiten",
  bind: "Automaten zuordnen",
  bindHint: "Automaten, die einem anderen Standort zugeordnet sind, ziehen an diesen Standort um",
  unbind: "Automatenzuordnung lösen",
  unbindAsk: "Zuordnung dieses Automaten lösen?",
  bindAsk: "Gewählte Automaten zuordnen?",
  batchMachines: "{{n}} Automaten",
  batchPoints: "{{n}} Standorte",
  setRoute: "Route festlegen",
  noRoute: "Keine Route",
  setRouteHint: "Leer lassen, um sie aus ihrer Route zu nehmen",
  machinesAt: "Automaten am Standort",
  tab: {
    points: "Standorte",
    routes: "Routen",
    zones: "Gebiete",
  },
  view: {
    list: "Liste",
    map: "Karte",
  },
  onMap: "Auf der Karte zeigen",
  map: {
    label: "Karte der Standorte",
    base: "Die Grundkarte zeigt nur Provinzen, keine Straßen",
    by: "Karte: {{provider}}",
    providers: { tianditu: "Tianditu", amap: "Amap" },
    zoomIn: "Vergrößern",
    zoomOut: "Verkleinern",
    whole: "Alles zeigen",
    failed: "Die Karte konnte nicht geladen werden; Koordinaten lassen sich weiter eingeben",
    pick: "Auf die Karte klicken, um die Position zu markieren",
    offline: "{{n}} offline",
    some: "Die Karte zeigt die ersten {{shown}} von {{all}}",
  },
  paste: "„Länge, Breite“ einfügen",
  position: "Position (WGS-84)",
  noMachines: "An diesem Standort ist noch kein Automat",
};

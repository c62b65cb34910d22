import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shj/dwgl": "Puntos de venta",
  "/shj/xlgl": "Rutas",
  "/shj/qygl": "Zonas",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.point.read": "Ver puntos",
  "machines.point.write": "Añadir, editar y eliminar puntos",
  "machines.route.read": "Ver rutas",
  "machines.route.write": "Añadir, editar y eliminar rutas",
  "machines.zone.read": "Ver zonas",
  "machines.zone.write": "Añadir, editar y eliminar zonas",
};

export const verbs: Translation<typeof zh.verbs> = {
  setRoute: "Asignar ruta",
};

export const errors: Translation<typeof zh.errors> = {
  "points.locationMissing": "Marque la ubicación antes de guardar",
  "points.longitudeOutside": "La longitud debe estar entre -180 y 180",
  "points.latitudeOutside": "La latitud debe estar entre -90 y 90",
  "points.inUse": "El punto tiene {{machines}} máquinas y no se puede eliminar",
  "routes.inUse": "La ruta tiene {{points}} puntos y no se puede eliminar",
  "zones.unknown": "La zona no existe",
  "zones.inUse": "La zona tiene {{routes}} rutas y no se puede eliminar",
};

export const fields: Translation<typeof zh.fields> = {
  pointNo: "N.º de punto",
  zoneName: "Zona",
  province: "Provincia",
  city: "Ciudad",
  regionId: "Región",
  pointAddress: "Dirección del punto",
  longitude: "Longitud",
  latitude: "Latitud",
  pointContact: "Contacto del punto",
  machineCount: "Máquinas",
  pointCount: "Puntos",
  routeCount: "Rutas",
  replenisherId: "Reponedor",
  managerId: "Responsable",
};

export const words: Translation<typeof zh.words> = {
  addPoint: "Añadir punto",
  editPoint: "Editar punto",
  addRoute: "Añadir ruta",
  editRoute: "Editar ruta",
  addZone: "Añadir zona",
  editZone: "Editar zona",
  bind: "Vincular máquinas",
  bindHint: "Las máquinas vinculadas a otro punto pasan a este punto",
  unbind: "Desvincular máquinas",
  unbindAsk: "¿Desvincular esta máquina?",
  bindAsk: "¿Vincular las máquinas seleccionadas?",
  batchMachines: "{{n}} máquinas",
  batchPoints: "{{n}} puntos",
  setRoute: "Asignar ruta",
  noRoute: "Sin ruta",
  setRouteHint: "Déjelo vacío para quitarlos de su ruta",
  machinesAt: "Máquinas del punto",
  tab: {
    points: "Puntos",
    routes: "Rutas",
    zones: "Zonas",
  },
  view: {
    list: "Lista",
    map: "Mapa",
  },
  onMap: "Ver en el mapa",
  map: {
    label: "Mapa de puntos",
    base: "El mapa base solo muestra provincias, sin calles",
    by: "Mapa: {{provider}}",
    providers: { tianditu: "Tianditu", amap: "Amap" },
    zoomIn: "Acercar",
    zoomOut: "Alejar",
    whole: "Ver todo",
    failed: "No se pudo cargar el mapa; aún puede escribir las coordenadas",
    pick: "Haga clic en el mapa para marcar la ubicación",
    offline: "{{n}} sin conexión",
    some: "El mapa muestra los primeros {{shown}} de {{all}}",
  },
  paste: "Pegar «longitud, latitud»",
  position: "Ubicación (WGS-84)",
  noMachines: "Este punto aún no tiene máquinas",
};

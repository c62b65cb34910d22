import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shj/dwgl": "Emplacements",
  "/shj/xlgl": "Tournées",
  "/shj/qygl": "Secteurs",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.point.read": "Voir les emplacements",
  "machines.point.write": "Ajouter, modifier et supprimer des emplacements",
  "machines.route.read": "Voir les tournées",
  "machines.route.write": "Ajouter, modifier et supprimer des tournées",
  "machines.zone.read": "Voir les secteurs",
  "machines.zone.write": "Ajouter, modifier et supprimer des secteurs",
};

export const verbs: Translation<typeof zh.verbs> = {
  setRoute: "Définir la tournée",
};

export const errors: Translation<typeof zh.errors> = {
  "points.locationMissing": "Marquez la position avant d’enregistrer",
  "points.longitudeOutside": "La longitude doit être comprise entre -180 et 180",
  "points.latitudeOutside": "La latitude doit être comprise entre -90 et 90",
  "points.inUse": "L’emplacement a {{machines}} distributeurs et ne peut pas être supprimé",
  "routes.inUse": "La tournée a {{points}} emplacements et ne peut pas être supprimée",
  "zones.unknown": "Le secteur n’existe pas",
  "zones.inUse": "Le secteur a {{routes}} tournées et ne peut pas être supprimé",
};

export const fields: Translation<typeof zh.fields> = {
  pointNo: "N° d’emplacement",
  zoneName: "Secteur",
  province: "Province",
  city: "Ville",
  regionId: "Région",
  pointAddress: "Adresse de l’emplacement",
  longitude: "Longitude",
  latitude: "Latitude",
  pointContact: "Contact de l’emplacement",
  machineCount: "Distributeurs",
  pointCount: "Emplacements",
  routeCount: "Tournées",
  replenisherId: "Approvisionneur",
  managerId: "Responsable",
};

export const words: Translation<typeof zh.words> = {
  addPoint: "Ajouter un emplacement",
  editPoint: "Modifier l’emplacement",
  addRoute: "Ajouter une tournée",
  editRoute: "Modifier la tournée",
  addZone: "Ajouter un secteur",
  editZone: "Modifier le secteur",
  bind: "Associer des distributeurs",
  bindHint: "Les distributeurs associés à un autre emplacement passent à celui-ci",
  unbind: "Dissocier des distributeurs",
  unbindAsk: "Dissocier ce distributeur ?",
  bindAsk: "Associer les distributeurs choisis ?",
  batchMachines: "{{n}} distributeurs",
  batchPoints: "{{n}} emplacements",
  setRoute: "Définir la tournée",
  noRoute: "Sans tournée",
  setRouteHint: "Laissez vide pour les retirer de leur tournée",
  machinesAt: "Distributeurs de l’emplacement",
  tab: {
    points: "Emplacements",
    routes: "Tournées",
    zones: "Secteurs",
  },
  view: {
    list: "Liste",
    map: "Carte",
  },
  onMap: "Voir sur la carte",
  map: {
    label: "Carte des emplacements",
    base: "Le fond de carte montre les provinces, sans les rues",
    by: "Carte : {{provider}}",
    providers: { tianditu: "Tianditu", amap: "Amap" },
    zoomIn: "Agrandir",
    zoomOut: "Réduire",
    whole: "Tout afficher",
    failed: "La carte n’a pas pu être chargée ; les coordonnées restent à saisir",
    pick: "Cliquez sur la carte pour marquer la position",
    offline: "{{n}} hors ligne",
    some: "La carte montre les {{shown}} premiers sur {{all}}",
  },
  paste: "Coller « longitude, latitude »",
  position: "Position (WGS-84)",
  noMachines: "Aucun distributeur à cet emplacement",
};

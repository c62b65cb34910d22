import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shj/dwgl": "Postazioni",
  "/shj/xlgl": "Giri",
  "/shj/qygl": "Settori",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.point.read": "Vedere le postazioni",
  "machines.point.write": "Aggiungere, modificare ed eliminare postazioni",
  "machines.route.read": "Vedere i giri",
  "machines.route.write": "Aggiungere, modificare ed eliminare giri",
  "machines.zone.read": "Vedere i settori",
  "machines.zone.write": "Aggiungere, modificare ed eliminare settori",
};

export const verbs: Translation<typeof zh.verbs> = {
  setRoute: "Assegnare il giro",
};

export const errors: Translation<typeof zh.errors> = {
  "points.locationMissing": "Segni la posizione prima di salvare",
  "points.longitudeOutside": "La longitudine deve essere tra -180 e 180",
  "points.latitudeOutside": "La latitudine deve essere tra -90 e 90",
  "points.inUse": "La postazione ha {{machines}} distributori e non si può eliminare",
  "routes.inUse": "Il giro ha {{points}} postazioni e non si può eliminare",
  "zones.unknown": "Il settore non esiste",
  "zones.inUse": "Il settore ha {{routes}} giri e non si può eliminare",
};

export const fields: Translation<typeof zh.fields> = {
  pointNo: "N. postazione",
  zoneName: "Settore",
  province: "Provincia",
  city: "Città",
  regionId: "Zona",
  pointAddress: "Indirizzo della postazione",
  longitude: "Longitudine",
  latitude: "Latitudine",
  pointContact: "Referente della postazione",
  machineCount: "Distributori",
  pointCount: "Postazioni",
  routeCount: "Giri",
  replenisherId: "Addetto al rifornimento",
  managerId: "Responsabile",
};

export const words: Translation<typeof zh.words> = {
  addPoint: "Aggiungi postazione",
  editPoint: "Modifica postazione",
  addRoute: "Aggiungi giro",
  editRoute: "Modifica giro",
  addZone: "Aggiungi settore",
  editZone: "Modifica settore",
  bind: "Associa distributori",
  bindHint: "I distributori associati a un’altra postazione passano a questa postazione",
  unbind: "Dissocia distributori",
  unbindAsk: "Dissociare questo distributore?",
  bindAsk: "Associare i distributori scelti?",
  batchMachines: "{{n}} distributori",
  batchPoints: "{{n}} postazioni",
  setRoute: "Assegna il giro",
  noRoute: "Nessun giro",
  setRouteHint: "Lasci vuoto per toglierle dal loro giro",
  machinesAt: "Distributori della postazione",
  tab: {
    points: "Postazioni",
    routes: "Giri",
    zones: "Settori",
  },
  view: {
    list: "Elenco",
    map: "Mappa",
  },
  onMap: "Vedi sulla mappa",
  map: {
    label: "Mappa delle postazioni",
    base: "La mappa di base mostra solo le province, senza strade",
    by: "Mappa: {{provider}}",
    providers: { tianditu: "Tianditu", amap: "Amap" },
    zoomIn: "Ingrandisci",
    zoomOut: "Riduci",
    whole: "Mostra tutto",
    failed: "La mappa non si è caricata; può comunque inserire le coordinate",
    pick: "Faccia clic sulla mappa per segnare la posizione",
    offline: "{{n}} offline",
    some: "La mappa mostra i primi {{shown}} di {{all}}",
  },
  paste: "Incolla “longitudine, latitudine”",
  position: "Posizione (WGS-84)",
  noMachines: "Questa postazione non ha ancora distributori",
};

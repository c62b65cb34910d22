import type { Translation } from "../language.ts";
import type zh from "./zh.ts";
import payment from "./payment/fr.ts";

export default {
  payment,
  machineType: {
    snack: "Distributeur de snacks",
    drink: "Distributeur de boissons",
    combined: "Distributeur mixte",
    fresh: "Distributeur de produits frais",
    coffee: "Machine à café",
    pharmacy: "Armoire à pharmacie",
    locker: "Armoire à casiers",
  },
  machineCategory: {
    vending: "Distributeur",
    pharmacy: "Armoire à pharmacie",
    locker: "Armoire à casiers",
  },
  machineState: {
    notActivated: "Non activé",
    online: "En ligne",
    offline: "Hors ligne",
    inOperation: "En service",
    stopSell: "Vente arrêtée",
    outOfStock: "Rupture de stock",
    outOfChange: "Manque de monnaie",
    temperature: "Température anormale",
    fault: "Panne",
    decommissioned: "Retiré du service",
  },
  alarm: {
    offline: "Hors ligne",
    outOfStock: "Rupture de stock",
    outOfChange: "Manque de monnaie",
    temperature: "Température",
    humidity: "Humidité",
    flow: "Trafic de données",
    doorOpen: "Porte ouverte",
    laneFault: "Panne de canal",
    contradiction: "Données contradictoires",
    badMessage: "Message invalide",
  },
  laneStatus: {
    normal: "Normal",
    abnormal: "Anormal",
    discontinued: "Arrêté",
    pickupOnly: "Retrait seul",
  },
  laneMode: {
    small: "Petit",
    medium: "Moyen",
    large: "Grand",
  },
  cabinet: {
    main: "Armoire principale",
    sub: "Armoire annexe",
  },
  door: {
    left: "Porte gauche",
    right: "Porte droite",
  },
  doorState: {
    open: "Ouverte",
    closed: "Fermée",
  },
  command: {
    restart: "Redémarrer le client",
    lock: "Verrouiller",
    unlock: "Déverrouiller",
    clearHistory: "Effacer l’historique",
  },
  commandState: {
    queued: "En attente",
    sent: "Envoyée",
    claimed: "En cours",
    done: "Exécutée",
    failed: "Échouée",
    expired: "Expirée",
  },
  flag: {
    autoRefund: "Remboursement automatique",
    shipAfterCardJam: "Distribuer après un blocage",
    lockStock: "Verrouiller le stock",
    directShip: "Distribution directe",
    faceToFaceOnly: "Paiement sur place uniquement",
    shoppingCart: "Panier",
  },
} satisfies Translation<typeof zh>;

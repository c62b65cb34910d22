import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/cfgl/zdhd": "Rapprochement des prestataires",
};

export const permissions: Translation<typeof zh.permissions> = {
  "finance.bill.read": "Voir le rapprochement des prestataires",
  "finance.bill.write": "Charger des bordereaux et traiter les écarts",
};

export const verbs: Translation<typeof zh.verbs> = {
  takeOver: "Prendre en charge un écart",
  workOff: "Traiter un écart",
  park: "Mettre un écart en attente",
  askProvider: "Interroger le prestataire",
};

export const errors: Translation<typeof zh.errors> = {
  "finance.billUnreadable": "Ce n’est pas un bordereau du prestataire ; chargez le fichier d’origine",
  "finance.billTooLarge": "Le fichier ne peut pas dépasser {{limit}}",
  "finance.billCut": "Le bordereau est incomplet ; téléchargez-le à nouveau",
  "finance.billTotals": "Les totaux du bordereau diffèrent de ses lignes",
  "finance.billOtherDay": "Ce bordereau est d’un autre jour",
  "finance.billOtherAccount": "Ce bordereau est d’un autre compte",
  "finance.billHash": "Le fichier n’a pas l’empreinte indiquée par le prestataire",
  "finance.billNotYet": "Ce jour n’est pas terminé ; il n’a pas encore de bordereau",
  "finance.billOutOfTurn": "Les bordereaux se prennent dans l’ordre des jours ; le prochain est celui du {{day}}",
  "finance.billDiffers": "Il y a déjà un autre bordereau de ce jour",
  "finance.billServiceUnknown": "Ce service de paiement n’existe pas",
  "finance.differenceUnknown": "Cet écart n’existe pas",
  "finance.differenceChanged": "Cet écart vient d’être traité ; actualisez et réessayez",
  "finance.parkDay": "Choisissez un jour dans les {{days}} jours à partir de demain",
  "finance.nothingToAsk": "Il n’y a aucun numéro à demander au prestataire",
};

export const fields: Translation<typeof zh.fields> = {
  billDate: "Date du bordereau",
  providerName: "Prestataire",
  payMethod: "Mode de paiement",
  ourAmount: "Chez nous",
  theirAmount: "Chez eux",
  difference: "Écart",
  feeAmount: "Frais",
  feeDifference: "Écart de frais",
  ourLineCount: "Nos lignes",
  theirLineCount: "Leurs lignes",
  differenceCount: "Écarts",
  openCount: "À traiter",
  billSubject: "Type de bordereau",
  billStatus: "État",
  openBefore: "Ouvert avant",
  openedCount: "Nouveaux",
  settledCount: "Trouvés",
  openAfter: "Ouvert après",
  oldestOpenTime: "Plus ancien ouvert",
  billSource: "Source",
  uploader: "Chargé par",
  takenTime: "Comparé le",
  reason: "Motif",
  lineKind: "Type",
  outTradeNo: "Numéro chez le prestataire",
  thirdTradeNo: "N° de transaction tiers",
  ourTime: "Heure chez nous",
  theirTime: "Heure chez eux",
  differenceState: "État",
  handler: "Traité par",
  handleTime: "Traité le",
  parkedUntil: "En attente jusqu’au",
  untilDay: "En attente jusqu’au",
  answerState: "Réponse du prestataire",
  serviceId: "Prestataire",
  content: "Fichier",
  billHash: "Empreinte (SHA-1)",
};

export const words: Translation<typeof zh.words> = {
  status: {
    balanced: "Concordant",
    open: "Écarts",
    workedOff: "Traité",
  },
  subject: {
    trade: "Bordereau des transactions",
    sharing: "Bordereau de répartition",
  },
  source: {
    fetched: "Récupéré",
    uploaded: "Chargé",
  },
  reason: {
    missingHere: "Absent chez nous",
    missingThere: "Absent chez eux",
    amountDiffers: "Montant différent",
    stateDiffers: "État différent",
    duplicate: "Doublon",
    feeDiffers: "Frais différents",
  },
  advice: {
    missingHere: "Cherchez la commande par le n° tiers ; enregistrez-la ou remboursez",
    missingThere: "Interrogez le prestataire ; ce que le prochain bordereau contient se règle seul",
    amountDiffers: "Comparez le montant payé et les remises ; remboursez ou corrigez le reste",
    stateDiffers: "Consultez la commande et ses remboursements ; relancez si besoin",
    duplicate: "Le client a peut-être payé deux fois ; vérifiez et remboursez",
    feeDiffers: "Comparez avec le taux de frais du contrat ; réclamez le trop-perçu ou corrigez le taux dès demain",
  },
  lineKind: {
    payment: "Paiement",
    refund: "Remboursement",
    share: "Répartition",
    return: "Répartition rendue",
  },
  state: {
    open: "À traiter",
    taken: "En cours",
    parked: "En attente",
    done: "Traité",
  },
  action: {
    upload: "Téléverser un bordereau",
    choose: "Choisir un fichier",
    differences: "Voir les écarts",
    take: "Prendre en charge",
    settle: "Traiter",
    park: "Mettre en attente",
    ask: "Interroger le prestataire",
  },
  differences: "Écarts des bordereaux",
  answer: {
    unknown: "Inconnu du prestataire",
    unpaid: "Non payé",
    closed: "Fermé",
    paid: "Payé",
    processing: "En cours",
    succeeded: "Remboursé",
    failed: "Échec du remboursement",
    unreachable: "Le prestataire n’a pas répondu",
  },
  takeQuestion: "Prendre cet écart en charge ?",
  parkedUntil: "Jusqu’au {{day}}",
  asked: "Prestataire interrogé, réponse attendue",
  none: "Aucun écart",
  arrived: "Présent dans un bordereau suivant",
  bookedSince: "Enregistré chez nous depuis",
  gap: "Rupture de continuité de {{n}} : une page du bordereau manque peut-être",
  next: "Prochain bordereau : {{day}}",
  compared: "Bordereau comparé : {{n}} écarts",
};

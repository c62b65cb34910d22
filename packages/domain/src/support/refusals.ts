export type SupportRefusal =
  | "support.ticketUnknown"
  | "support.orderUnknown"
  | "support.machineUnknown"
  | "support.handlerUnknown"
  | "support.selectTickets"
  | "support.mergeUnfit"
  | "support.tooManyPictures"
  | "support.pictureUnknown"
  | "support.articleUnknown"
  | "support.articleChanged"
  | "support.articlePublished"
  | "support.categoryMissing";

export type SupportRefusal =
  | "support.ticketUnknown"
  | "support.orderUnknown"
  | "support.machineUnknown"
  | "support.handlerUnknown"
  | "support.selectTickets"
  | "support.mergeUnfit"
  | "support.tooManyPictures"
  | "support.pictureUnknown";

import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/gggl": "Advertising",
  "/gggl/cgggl": "Advertisements",
};

export const permissions: Translation<typeof zh.permissions> = {
  "marketing.ad.read": "View advertisements and ad spaces",
  "marketing.ad.write": "Maintain advertisements and ad spaces",
};

export const errors: Translation<typeof zh.errors> = {
  "ads.codeTaken": "This ad space code exists already",
  "ads.spaceInUse": "{{ads}} advertisements use this ad space",
  "ads.sizeOutOfRange": "The size is a whole number of pixels from 1 to {{limit}}",
  "ads.sortOutOfRange": "The order is a whole number from 0 to {{limit}}",
  "ads.materialMissing": "Upload the file of the advertisement",
  "ads.materialKind": "The file does not fit the type; upload another",
  "ads.over": "The end date is over; change it first",
  "ads.tooManyOfMachine": "One machine shows at most {{limit}} enabled advertisements",
  "ads.videoKind": "Upload an MP4 video",
  "ads.videoTooLarge": "A video has at most {{limit}}",
  "ads.tooManyUnused": "{{limit}} files are uploaded and not used; upload again after a day",
  "ads.nothingToResend": "No machine refused or ran out of time",
};

export const fields: Translation<typeof zh.fields> = {
  adName: "Advertisement",
  adSlot: "Ad space",
  adSlotId: "Ad space",
  adType: "Type",
  adFile: "File",
  materialId: "File",
  planMachines: "Machines",
  machineIds: "Machines",
  startDate: "Start date",
  endDate: "End date",
  slots: "Time slots (at most 3)",
  sortNo: "Order",
  adStatus: "State",
  confirmedCount: "Confirmed",
  playCount: "Plays",
  deliveryState: "Delivery",
  reason: "Reason",
  sentTime: "Sent",
  endedTime: "Answered",
  day: "Date",
  slotCode: "Code",
  slotName: "Ad space",
  size: "Size (pixels)",
  width: "Width (pixels)",
  height: "Height (pixels)",
  position: "Position",
  adCount: "Advertisements",
};

export const words: Translation<typeof zh.words> = {
  views: {
    ads: "Advertisements",
    spaces: "Ad spaces",
  },
  adTypes: {
    picture: "Picture",
    video: "Video",
  },
  status: {
    on: "Enabled",
    off: "Disabled",
  },
  delivery: {
    pending: "Waiting",
    sent: "Sent",
    confirmed: "Confirmed",
    refused: "Refused",
    expired: "Timed out",
  },
  parts: {
    machines: "Machines",
    plays: "Plays",
  },
  addAd: "Add advertisement",
  editAd: "Edit advertisement",
  addSpace: "Add ad space",
  editSpace: "Edit ad space",
  enable: "Enable",
  disable: "Disable",
  enableAsk: "Enable this advertisement? It is shown once machines confirm it.",
  disableAsk: "Disable this advertisement?",
  preview: "Preview",
  resend: "Send again",
  resent: "Sent again",
  choose: "Choose file",
  replace: "Replace file",
  pictureHint: "PNG or JPEG, at most 2 MB",
  videoHint: "MP4, at most {{limit}}",
  sortHint: "Smaller numbers come first",
};

import type { Translation } from "../language.ts";
import type zh from "./zh.ts";
import payment from "./payment/en.ts";

export default {
  payment,
  machineType: {
    snack: "Snack machine",
    drink: "Drink machine",
    combined: "Combined machine",
    fresh: "Fresh-food machine",
    coffee: "Coffee machine",
    pharmacy: "Pharmacy cabinet",
    locker: "Locker cabinet",
  },
  machineCategory: {
    vending: "Vending machine",
    pharmacy: "Pharmacy cabinet",
    locker: "Locker cabinet",
  },
  machineState: {
    notActivated: "Not activated",
    online: "Online",
    offline: "Offline",
    inOperation: "In operation",
    stopSell: "Sales stopped",
    outOfStock: "Out of stock",
    outOfChange: "Out of change",
    temperature: "Temperature alarm",
    fault: "Fault",
    decommissioned: "Decommissioned",
  },
  alarm: {
    offline: "Offline",
    outOfStock: "Out of stock",
    outOfChange: "Out of change",
    temperature: "Temperature",
    humidity: "Humidity",
    flow: "Data traffic",
    doorOpen: "Door open",
    laneFault: "Lane fault",
    contradiction: "Contradicting data",
    badMessage: "Bad message",
  },
  laneStatus: {
    normal: "Normal",
    abnormal: "Abnormal",
    discontinued: "Stopped",
    pickupOnly: "Pickup only",
  },
  laneMode: {
    small: "Small",
    medium: "Medium",
    large: "Large",
  },
  cabinet: {
    main: "Main cabinet",
    sub: "Sub-cabinet",
  },
  door: {
    left: "Left door",
    right: "Right door",
  },
  doorState: {
    open: "Open",
    closed: "Closed",
  },
  command: {
    restart: "Restart client",
    lock: "Lock machine",
    unlock: "Unlock machine",
    clearHistory: "Clear history",
  },
  commandState: {
    queued: "Queued",
    sent: "Sent",
    claimed: "Executing",
    done: "Done",
    failed: "Failed",
    expired: "Expired",
  },
  flag: {
    autoRefund: "Automatic refund",
    shipAfterCardJam: "Dispense after a jam",
    lockStock: "Lock stock",
    directShip: "Dispense directly",
    faceToFaceOnly: "Face-to-face payment only",
    shoppingCart: "Shopping cart",
  },
} satisfies Translation<typeof zh>;

import { maskAddress, maskName, maskPhone, readTypedCode } from "@yunshou/domain";
import { pickupIndex } from "../../orders/pickups/pickupCodes.ts";
import type { Secrets } from "../../platform/secrets.ts";

/** Who ordered and who gets the goods. */
export interface Receiver {
  readonly buyerName: string;
  readonly receiver: string;
  readonly receiverPhone: string;
  readonly address: string;
  /** Shown at a counter, or typed at a machine, whose codes are as long as those of a promotion. */
  readonly pickupCode: string;
}

export const receiverContext = (orderNo: string) => `mall order:${orderNo}:receiver`;

/** The column by which a machine finds a code; null for one that a person looks at. */
export const machineCodeIndex = (secrets: Secrets, pickupCode: string): Buffer | null =>
  readTypedCode(pickupCode) === undefined ? null : pickupIndex(secrets, pickupCode);

export const sealReceiver = (secrets: Secrets, orderNo: string, receiver: Receiver): Buffer =>
  secrets.seal(Buffer.from(JSON.stringify(receiver)), receiverContext(orderNo));

export const openReceiver = (secrets: Secrets, orderNo: string, sealed: Buffer): Receiver =>
  JSON.parse(secrets.open(sealed, receiverContext(orderNo)).toString()) as Receiver;

/** What lists show of people. */
export const maskReceiver = ({ buyerName, receiver, receiverPhone, address }: Receiver) => ({
  buyerName: maskName(buyerName),
  receiver: maskName(receiver),
  // Who buys at a machine need not say who he is.
  receiverPhone: receiverPhone === "" ? "" : maskPhone(receiverPhone),
  address: maskAddress(address),
});

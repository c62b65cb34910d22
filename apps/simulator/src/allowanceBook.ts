import { allowanceSigningText, type DownBody } from "@yunshou/contract/machines/downMessages";
import type { UpBody } from "@yunshou/contract/machines/upMessages";
import { type KeyObject, verify } from "node:crypto";

/** How a card paid without network: its number, and the list that let it. */
export type AllowedPayment = Required<Pick<UpBody<"sale">, "cardNo" | "allowance">>;

/** What cards may spend while there is no network, which a real machine keeps on flash with what they spent. */
export class AllowanceBook {
  readonly #machineNo: string;
  readonly #publicKey: KeyObject | undefined;
  #version = 0;
  #allowances: DownBody<"allowances">["allowances"] = [];
  /** Fen by card number; begins anew with each version. */
  readonly #spent = new Map<string, number>();

  constructor(machineNo: string, publicKey: KeyObject | undefined) {
    this.#machineNo = machineNo;
    this.#publicKey = publicKey;
  }

  /** Whether the cloud ever said what cards may spend; before that a machine sells to every card. */
  get isKept(): boolean {
    return this.#version > 0;
  }

  /** The answer to a list; undefined for one that is late or older than what was taken over. `now` is server time in ms. */
  judge(body: DownBody<"allowances">, now: number): UpBody<"allowanceAnswer"> | undefined {
    const { version, notAfter, allowances } = body;
    if (now > notAfter || version < this.#version) return undefined;
    if (!this.#isSigned(body)) return { version, result: "refused", reason: "签名错误" };
    if (version > this.#version) this.#spent.clear();
    this.#version = version;
    this.#allowances = allowances;
    return { version, result: "applied" };
  }

  /** Takes an amount of the first of these cards that may spend it now; undefined when none may. */
  pay(cardNos: readonly string[], amountFen: number, now: number): AllowedPayment | undefined {
    const found = this.#allowances.find(
      ({ cardNo, amountFen: most, until }) =>
        cardNos.includes(cardNo) && now <= until && (this.#spent.get(cardNo) ?? 0) + amountFen <= most,
    );
    if (found === undefined) return undefined;
    this.#spent.set(found.cardNo, (this.#spent.get(found.cardNo) ?? 0) + amountFen);
    return { cardNo: found.cardNo, allowance: { version: this.#version } };
  }

  #isSigned(body: DownBody<"allowances">): boolean {
    if (this.#publicKey === undefined) return true;
    const text = Buffer.from(allowanceSigningText(this.#machineNo, body), "utf8");
    return verify(null, text, this.#publicKey, Buffer.from(body.signature, "base64"));
  }
}

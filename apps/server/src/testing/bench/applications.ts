import type { Endpoint } from "@yunshou/contract";
import { applicationImages, applications } from "@yunshou/contract/merchants/onboarding/applications";
import { idCardCheckDigit, imageKinds } from "@yunshou/domain";
import type { Client } from "./client.ts";
import { pngOf } from "../standIns/pictures.ts";

/** A picture that is taken. */
export const png = pngOf({ width: 40, height: 30 });
export const personBankAccount = "4111111111111111";
let people = 0;

export interface Person {
  readonly idCardNo: string;
  readonly contactPhone: string;
}

/** Another invented person for each application. */
export function person(): Person {
  people += 1;
  const digits = `110101199003${String((people % 28) + 1).padStart(2, "0")}${String(people).padStart(3, "0")}`;
  return { idCardNo: digits + idCardCheckDigit(digits), contactPhone: `139${String(10_000_000 + people)}` };
}

/** The three steps of the wizard, filled in for somebody. */
export const stepsOf = ({ idCardNo, contactPhone }: Person) =>
  [
    {
      step: "subject",
      merchantName: "样例小店",
      contactName: "甲测试",
      contactPhone,
      email: "a@example.com",
      idCardNo,
    },
    { step: "store", storeName: "样例小店一号", province: "上海", city: "上海市", address: "样例路1号" },
    { step: "bank", bankName: "样例银行", bankAccount: personBankAccount },
  ] as const;

export async function uploadImage(
  client: Client,
  endpoint: Endpoint,
  params: Record<string, string>,
  content: Buffer,
  headers: Record<string, string> = {},
): Promise<{ status: number; code: string }> {
  const path = endpoint.path.replace(/:(\w+)/g, (_all, name: string) => params[name] ?? "");
  const answer = await fetch(client.address + path, {
    method: "POST",
    body: new Uint8Array(content),
    headers: {
      "content-type": "application/octet-stream",
      ...(client.token === undefined ? {} : { authorization: client.token }),
      ...headers,
    },
  });
  return { status: answer.status, code: ((await answer.json()) as { code: string }).code };
}

/** An application with every field and picture, still a draft. */
export async function filledApplication(client: Client, someone: Person): Promise<string> {
  const { applicationId } = await client.call(applications.create, {});
  for (const fields of stepsOf(someone)) await client.call(applications.saveStep, { applicationId, ...fields });
  for (const kind of imageKinds) {
    const { status } = await uploadImage(client, applicationImages.upload, { applicationId, kind }, png);
    if (status !== 200) throw new Error(`the picture ${kind} was answered ${status}`);
  }
  return applicationId;
}

/** An application that waits for review. */
export async function submittedApplication(client: Client, someone: Person): Promise<string> {
  const applicationId = await filledApplication(client, someone);
  await client.call(applications.submit, { applicationId, signature: "甲测试" });
  return applicationId;
}

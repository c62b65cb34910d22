import type { InputOf, OutputOf } from "@yunshou/contract";
import { applicationImages, applications } from "@yunshou/contract/merchants/onboarding/applications";
import { applicationTokenHeader, invited, invitedImages } from "@yunshou/contract/merchants/onboarding/invited";
import type { ImageKind, WizardStep } from "@yunshou/domain";
import { call, messageOf, reportFailure, type Target } from "../../platform/api/call.ts";
import { CallFailure } from "../../platform/api/failure.ts";
import { readFile, sendFile } from "../../platform/api/files.ts";
import { exchange } from "../../platform/api/transport.ts";
import { applicationToken } from "./token.ts";

export type ApplicationView = OutputOf<typeof invited.current>;
type StepInput = Omit<InputOf<typeof invited.saveStep>, "step">;

/** What the wizard needs, whether somebody has a session or an invitation link. Failures are shown by the calls. */
export interface ApplicationClient {
  save(step: WizardStep, fields: StepInput): Promise<unknown>;
  submit(signature: string): Promise<unknown>;
  upload(kind: ImageKind, content: Blob): Promise<unknown>;
  image(kind: ImageKind): Promise<Blob>;
}

export const sessionClient = (applicationId: string): ApplicationClient => ({
  save: (step, fields) => call(applications.saveStep, { applicationId, step, ...fields }),
  submit: (signature) => call(applications.submit, { applicationId, signature }),
  upload: (kind, content) => sendFile(applicationImages.upload, { applicationId, kind }, content),
  image: (kind) => readFile(applications.image, { applicationId, kind }),
});

/**
 * Of an application that does not exist before something is kept in it: the first step or picture opens the draft, once.
 *
 * @param opened is told its id.
 */
export function openingClient(opened: (applicationId: string) => void): ApplicationClient {
  let opening: Promise<ApplicationClient> | undefined;
  const open = async (): Promise<ApplicationClient> => {
    const { applicationId } = await call(applications.create, {});
    opened(applicationId);
    return sessionClient(applicationId);
  };
  const client = (): Promise<ApplicationClient> => {
    opening ??= open().catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    return opening;
  };
  return {
    save: async (step, fields) => (await client()).save(step, fields),
    submit: async (signature) => (await client()).submit(signature),
    upload: async (kind, content) => (await client()).upload(kind, content),
    image: async (kind) => (await client()).image(kind),
  };
}

const tokenHeader = () => ({ [applicationTokenHeader]: applicationToken() });

async function send<T>(endpoint: Target, input: Readonly<Record<string, unknown>>): Promise<T> {
  try {
    return (await exchange<T>({ ...messageOf(endpoint, input), headers: tokenHeader() })).data;
  } catch (error) {
    if (error instanceof CallFailure && error.code !== "merchants.linkInvalid") reportFailure(error);
    throw error;
  }
}

/** The application of the link. */
export async function readInvited(): Promise<ApplicationView> {
  // Without a link there is nothing to ask the server for.
  if (applicationToken() === "") throw new Error("This page needs the link of an invitation.");
  return send<ApplicationView>(invited.current, {});
}

export const linkClient: ApplicationClient = {
  save: (step, fields) => send(invited.saveStep, { step, ...fields }),
  submit: (signature) => send(invited.submit, { signature }),
  upload: (kind, content) => sendFile(invitedImages.upload, { kind }, content, tokenHeader()),
  image: (kind) => readFile(invited.image, { kind }, tokenHeader()),
};

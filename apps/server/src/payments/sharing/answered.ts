import { ProviderRefused, ProviderUnreachable } from "../provider.ts";

/**
 * The answer to a question about shares that were asked for before. A provider that refuses to tell leaves open what it did:
 * taken for a refusal of the shares, money that it handed on would be in no book.
 *
 * @throws ProviderUnreachable when it is refused or not answered.
 */
export async function answered<Answer>(question: Promise<Answer>): Promise<Answer> {
  try {
    return await question;
  } catch (error) {
    throw error instanceof ProviderRefused ? new ProviderUnreachable(error.message, { cause: error }) : error;
  }
}

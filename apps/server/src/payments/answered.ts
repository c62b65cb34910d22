import { ProviderRefused, ProviderUnreachable } from "./provider.ts";

/**
 * The answer to a question about what was asked for before: a refund, shares. A provider that refuses to tell leaves open what
 * it did: taken for a refusal of the wish, money that it moved would be in no book.
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

/**
 * Whether an error leaves open what the provider does about a wish, so that the same one is sent again: nothing came back,
 * or the provider would not hear this caller.
 */
export const leavesOpen = (error: unknown): boolean =>
  error instanceof ProviderUnreachable || (error instanceof ProviderRefused && error.refuses === "caller");

/** Whether the provider did answer, and would not tell or not hear. */
export const isDenied = (error: unknown): boolean =>
  error instanceof ProviderRefused || (error instanceof ProviderUnreachable && error.cause instanceof ProviderRefused);

import { isTokenOver } from './upload-failure.js';

/** Gets a token for uploading: `postUploadToken`'s for a signed-in customer, the link's own for someone who opened one. */
export type AskToken = () => Promise<string>;

export interface KeptToken {
  /** The token, asked once for however many uploads. */
  current(): Promise<string>;
  /** After this the next one is asked anew. */
  forget(): void;
  /** Does something with the token, and once more with a new one when it was over. */
  use<Result>(work: (token: string) => Promise<Result>): Promise<Result>;
}

export function keepToken(ask: AskToken): KeptToken {
  let asked: Promise<string> | undefined;
  const current = () => {
    asked ??= ask();
    // One that failed is no token.
    asked.catch(() => (asked = undefined));
    return asked;
  };
  const forget = () => void (asked = undefined);
  return {
    current,
    forget,
    use: async (work) => {
      try {
        return await work(await current());
      } catch (failure) {
        if (!isTokenOver(failure)) throw failure;
        forget();
        return work(await current());
      }
    },
  };
}

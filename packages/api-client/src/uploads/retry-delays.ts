/** Between two attempts, in milliseconds: about two minutes in all, as long as a phone in a boiler room may be without reception. */
export const retryDelays: readonly number[] = [500, 1_000, 3_000, 5_000, 10_000, 20_000, 30_000, 60_000];

/** The only source of time: tests and two processes agree on it. */
export type Clock = () => Date;

export const seconds = (count: number) => count * 1_000;
export const minutes = (count: number) => seconds(count * 60);
export const hours = (count: number) => minutes(count * 60);
export const days = (count: number) => hours(count * 24);

export const after = (instant: Date, milliseconds: number) => new Date(instant.getTime() + milliseconds);

const counted = (count: number) => (count === 1 ? '1 stap' : `${count} stappen`);

/** What a narrow screen leaves out, for screen readers: behind the current step or still ahead. */
export const moreText = {
  before: (count: number) => `eerder: ${counted(count)}`,
  after: (count: number) => `nog ${counted(count)}`,
} as const;
export type MoreSide = keyof typeof moreText;

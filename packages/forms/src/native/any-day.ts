/** What browsers have a control for is the same every day, and so are the rules for it: pages are kept for longer than one. */
export const anyDay = { today: '2000-01-01' } as const;

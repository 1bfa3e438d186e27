export const nl = { title: 'Dit lukt niet', back: 'Terug' } as const;

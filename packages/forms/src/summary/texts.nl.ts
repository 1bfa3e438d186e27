export const nl = { leftOpen: 'Niet ingevuld' } as const;

export const nl = { '5': 'Heel goed', '4': 'Goed', '3': 'Gaat wel', '2': 'Niet zo goed', '1': 'Slecht' } as const;

export const nl = { leftOpen: 'Niet ingevuld', answeredBy: 'Ingevuld door {name}' } as const;

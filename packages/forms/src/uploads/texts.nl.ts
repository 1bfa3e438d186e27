export const nl = { notDeleted: 'Verwijderen is niet gelukt. Probeer het opnieuw.' } as const;

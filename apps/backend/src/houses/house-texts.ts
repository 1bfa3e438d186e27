/** Why a change to a house is refused, fit to show. */
export const houseTexts = {
  mainStays: 'Dit is je hoofdadres en dat kun je niet verwijderen. Stel eerst een ander adres in als hoofdadres.',
  orderedStays: 'Bij dit adres hoort een bestelling. Daarom kun je het niet verwijderen.',
  notComplete: (sections: readonly string[]) =>
    `Nog niet alles is ingevuld. Maak eerst af: ${new Intl.ListFormat('nl').format(sections)}.`,
} as const;

export const nl = {
  notFound: {
    /** In the browser’s tab. */
    name: 'Niet gevonden',
    title: 'Hier is het koud.',
    text: 'De pagina die je zoekt, bestaat niet of is verhuisd.',
    home: 'Naar de startpagina',
    products: 'Onze producten',
    faq: 'Veelgestelde vragen',
    contact: 'Contact',
  },
  unavailable: {
    name: 'Even niet bereikbaar',
    title: 'Deze pagina lukt nu even niet',
    text: 'Dat ligt aan ons, niet aan jou. Probeer het over een paar minuten nog eens.',
    retry: 'Probeer het opnieuw',
    /** Until the page itself is there. */
    plainName: 'Even geen verbinding',
    plainText: 'Probeer het over een paar minuten nog eens.',
  },
} as const;

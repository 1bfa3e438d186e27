export const nl = {
  faq: {
    topics: 'Onderwerp',
    all: 'Alles',
    search: 'Zoek in de vragen',
    placeholder: 'Zoeken...',
    /** As the spec words it. */
    empty: 'Geen FAQs gevonden die overeenkomen met de zoekopdracht...',
  },
  feature: { excluded: 'Niet:' },
  hero: {
    drawing: 'Een opengewerkt huis: buiten staat de Pomp AO, een leiding brengt de warmte naar de ketel en de radiatoren binnen.',
  },
  placing: { film: 'Film', competitors: 'Naast andere warmtepompen', brochure: 'Download de brochure' },
  reviews: {
    /** As the spec words it; the reviews themselves come from their own service, with consent. */
    label: '170+ beoordelingen',
    instead:
      'Een andere dienst verzamelt de beoordelingen. Ze staan hier zodra je cookies van anderen accepteert en die dienst ze laat zien.',
  },
  tabs: { topics: 'Onderwerpen' },
  team: { departments: 'Afdeling', all: 'Iedereen' },
  ticker: { images: 'Beelden', partners: 'Partners', stop: 'Stilzetten' },
  timeline: { name: 'Tijdlijn' },
} as const;

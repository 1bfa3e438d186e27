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
    example: 'Een voorbeeld: een tussenwoning',
  },
  noise: {
    places: 'Waar hij staat',
    standing: { ground: 'Vrij op de grond', wall: 'Tegen een muur', corner: 'In een hoek' },
    metres: 'm',
    decibels: 'dB(A)',
    distance: 'Afstand tot de buren',
    limit: 'grens: {limit} dB(A)',
    least: 'Vanaf {metres} m van de buren is hij dag en nacht stil genoeg.',
    verdicts: {
      quietEnough: 'Hier mag hij dag en nacht staan.',
      onlyByDay: 'Overdag mag dit. Van 19.00 tot 7.00 uur draait hij hier in de stille stand.',
      tooLoud: 'Hier is hij te luid voor de buren. Zet hem verder weg, of laat ons meekijken.',
    },
    rule: 'Op de erfgrens en bij de ramen van de buren mag het hooguit {limit} dB(A) zijn ({source}, gelezen op {date}). Dit is een indicatie: bij het plan voor jouw huis rekenen we het na.',
    example: 'Voorbeeld: het geluidsvermogen van {soundPower} dB(A) is nog niet bevestigd.',
  },
  placing: { film: 'Film', competitors: 'Naast andere warmtepompen', brochure: 'Download de brochure' },
  reviews: {
    /** As the spec words it; the reviews themselves come from their own service, with consent. */
    label: '170+ beoordelingen',
    instead:
      'Een andere dienst verzamelt de beoordelingen. Ze staan hier zodra je cookies van anderen accepteert en die dienst ze laat zien. Dat kies je onderaan, met ‘Cookies aanpassen’.',
  },
  tabs: { topics: 'Onderwerpen' },
  team: { departments: 'Afdeling', all: 'Iedereen' },
  ticker: { images: 'Beelden', partners: 'Partners', stop: 'Stilzetten' },
  timeline: { name: 'Tijdlijn' },
  cases: { source: 'Bron:' },
} as const;

export const marketingFormTexts = {
  sending: 'Bezig met versturen…',
  failed: 'Het versturen is niet gelukt. Wat je hebt ingevuld, staat er nog. Probeer het zo nog een keer.',
  unavailable: 'Dit formulier is er nu niet.',
  contact: 'Neem contact met ons op',
  /** Under a form, after what someone agrees to. */
  privacy: 'Lees hoe we met je gegevens omgaan',
  openFile: 'Open de brochure',
  withoutForm: 'Ga verder zonder formulier',
  newsletter: { title: 'Schrijf je in voor onze nieuwsbrief', subscribe: 'Aanmelden' },
  confirmation: {
    explanation: 'Met een druk op de knop weten we dat dit e-mailadres van jou is. Daarna krijg je onze mails.',
    confirm: 'Ja, meld mij aan',
    confirming: 'Aanmelden…',
    confirmed: 'Je bent aangemeld. Leuk dat je meeleest!',
    broken: 'Deze link is niet compleet. Open hem nog eens uit je mail, of meld je opnieuw aan.',
    again: 'Opnieuw aanmelden',
  },
  logged: {
    unknown: (id: string) => `Unknown marketing form: ${id}`,
    failed: (id: string) => `Failed to send marketing form: ${id}`,
    notLoaded: 'Failed to load the marketing form provider',
    noField: (id: string, names: readonly string[]) => `Marketing form ${id} has no field ${names.join(', ')}`,
  },
  hubSpot: {
    asksConsent:
      'Dit formulier komt van HubSpot. Die ziet dan welke pagina’s je bekijkt en zet cookies. We laden het pas als je cookies van anderen accepteert.',
    more: 'Lees wat we bewaren',
    accept: 'Accepteren en laden',
    loading: 'Het formulier wordt geladen…',
    notLoaded: 'Het formulier laadt niet.',
    again: 'Probeer het opnieuw',
    thanks: 'Bedankt! We hebben je bericht ontvangen.',
  },
} as const;

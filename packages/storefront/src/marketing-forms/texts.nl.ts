export const nl = {
  sending: 'Bezig met versturen…',
  failed: 'Het versturen is niet gelukt. Wat je hebt ingevuld, staat er nog. Probeer het zo nog een keer.',
  unavailable: 'Dit formulier is er nu niet.',
  contact: 'Neem contact met ons op',
  /** Under a form, after what someone agrees to. */
  privacy: 'Lees hoe we met je gegevens omgaan',
  openFile: 'Open de brochure',
  withoutForm: 'Ga verder zonder formulier',
} as const;

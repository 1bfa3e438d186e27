export const nl = {
  /** To whoever answers it at the seller's. */
  notice: {
    preview: 'Binnengekomen op {moment}.',
    answerable: 'Binnengekomen op {moment}. Beantwoord deze mail: je antwoord gaat naar wie dit stuurde.',
    unanswerable: 'Binnengekomen op {moment}. Er is geen e-mailadres bij ingevuld.',
  },
  confirmation: {
    subject: 'Bevestig je aanmelding bij {seller}',
    title: 'Bevestig je aanmelding',
    preview: 'De link werkt {validFor}.',
    ask: 'Met dit e-mailadres vulde iemand ons formulier ‘{what}’ in. Was jij dat? Open dan de link en bevestig daar je aanmelding. De link werkt {validFor}.',
    confirm: 'Naar de laatste stap',
    notYou: 'Was jij dit niet? Dan hoef je niets te doen. Zonder jou meldt niemand je aan.',
  },
} as const;

export const nl = {
  /** What is asked leads in the list of mails, with what it costs where that is known. */
  subject: '{title}: bestelling {orderNumber}',
  ask: {
    planInspection: 'Plan je digitale inspectie',
    inform: 'Vul je gegevens aan',
    sign: 'Teken je plan',
    signAgain: 'Teken je gewijzigde plan',
    downPayment: 'Doe je aanbetaling',
    finalPayment: 'Betaal je eindfactuur',
  },
  askOf: {
    sign: 'Teken je plan en betaal {amount} aan',
    downPayment: 'Betaal {amount} aan',
    finalPayment: 'Betaal je eindfactuur van {amount}',
  },
  /** Where there is nothing to pay yet, or nothing any more. */
  sign: 'Je installatieplan is klaar. Ga digitaal akkoord.',
  /** After a signature, when the rest of what was asked still has to be done. */
  payDown: 'Doe nu de aanbetaling. Daarna plannen we de installatie.',
  complete: {
    subject: 'Je bestelling {orderNumber} is compleet',
    title: 'Je bestelling is compleet',
  },
  installed: {
    subject: 'Je installatie is klaar: bestelling {orderNumber}',
    title: 'Je installatie is klaar',
    /** While there is no invoice to pay. */
    text: 'Je installatie is klaar. Zodra je de eindfactuur kunt betalen, hoor je het van ons.',
  },
  about: 'Dit gaat over je bestelling {orderNumber} ({product}).',
  view: 'Bekijk je bestelling',
} as const;

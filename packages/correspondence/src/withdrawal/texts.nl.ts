export const nl = {
  customer: {
    subject: 'Je hebt bestelling {orderNumber} herroepen',
    title: 'Je overeenkomst is herroepen',
    preview: 'We hebben je verklaring ontvangen op {moment}.',
    received: 'We hebben je verklaring ontvangen. De overeenkomst geldt vanaf nu niet meer. Bewaar deze mail: het is je bewijs.',
    repaid:
      'Afspraken die nog kwamen, gaan niet door. Heb je al iets betaald? Dan krijg je dat uiterlijk op {repaidBy} van ons terug. Je hoeft daar niets voor te doen.',
    view: 'Bekijk je bestelling',
  },
  /** To the seller. */
  notice: {
    subject: 'Herroepen: bestelling {orderNumber}',
    title: 'Een klant herroept een bestelling',
    preview: 'Bestelling {orderNumber}, {moment}.',
    stop: 'Stop het werk aan deze bestelling. Betaal wat de klant al betaalde uiterlijk op {repaidBy} terug (artikel 6:230r van het Burgerlijk Wetboek). Geplande afspraken zijn afgezegd.',
  },
  statement: {
    declared: 'Verklaring: ik herroep de overeenkomst voor bestelling {orderNumber} ({product}).',
    name: 'Naam: <breakable>{name}</breakable>',
    moment: 'Ontvangen op: {moment}',
    reason: 'Reden: <breakable>{reason}</breakable>',
  },
} as const;

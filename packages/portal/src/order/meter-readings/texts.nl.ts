export const nl = {
  title: 'Wat je verbruikt',
  loading: 'Meterstanden laden',
  intro: 'Geef elke maand je meterstanden door, een jaar lang. Dan zie je of je warmtepomp doet wat we beloofden.',
  used: {
    gas: '{amount} m³ gas sinds {since}',
    electricity: '{amount} kWh stroom sinds {since}',
  },
  verdict: {
    within: 'Wat we beloofden: {from} tot {to}.',
    less: 'Minder dan we beloofden: dat was {from} tot {to}.',
    more: 'Meer dan we beloofden: dat was {from} tot {to}. Stuur ons een bericht, dan kijken we met je mee.',
  },
  tooSoon: 'Wat we beloofden: {from} tot {to}. Na vier weken zegt het pas iets.',
  weather: 'Gerekend met een gewoon jaar: in koude maanden hoort er meer bij.',
  both: 'Gas {gas} m³, stroom {electricity} kWh',
  electricityOnly: 'Stroom {electricity} kWh',
  remove: 'Weghalen',
  removeOf: 'Weghalen: {date}',
  removing: 'Weghalen…',
  removed: 'Je meterstanden van {date} zijn weggehaald.',
  today: 'Je standen van vandaag',
  keep: 'Doorgeven',
  keeping: 'Doorgeven…',
  kept: 'Je meterstanden staan erbij.',
  until:
    'Dat kan tot en met {date}. Je standen gebruiken we alleen om ze hier te laten zien, tenzij je hierboven kiest dat ze mogen meetellen.',
} as const;

export const nl = {
  title: 'Wat een warmtepomp je bespaart',
  titleAbout: 'Wat een warmtepomp je bespaart: {about}',
  mail: {
    title: 'Je berekening is klaar',
    asked: 'Je vroeg ons om een berekening voor {about}.',
    saves: {
      home: 'Met één Pomp AO bespaar je naar schatting {amount} per jaar ({range}).',
      business: 'Met één Pomp AO bespaar je naar schatting {amount} per jaar per woning ({range}).',
    },
    costs: {
      home: 'Met één Pomp AO kost een warmtepomp je naar schatting {amount} per jaar: je bespaart er geen geld mee.',
      business: 'Met één Pomp AO kost een warmtepomp je naar schatting {amount} per jaar per woning: je bespaart er geen geld mee.',
    },
    less: 'Je gebruikt {gas} minder gas en stoot {co2} minder CO₂ uit.',
    attached:
      'In de bijlage staat hoe we dat uitrekenen, met elk cijfer en waar het vandaan komt, en wat je in {years} jaar betaalt.',
    contact: 'Neem contact op',
    product: 'Bekijk de Pomp AO',
  },
  pdf: {
    subject: 'Berekening van {seller}',
    intro:
      'Berekend op {date}, met één Pomp AO naast de cv-ketel. Dit is een schatting: wat je echt bespaart, hangt af van je huis, het weer en de prijzen.',
    year: 'In een jaar',
    yearPerHome: 'Per woning in een jaar',
    yearOfAll: 'Alle {count} woningen samen in een jaar',
    saving: 'Besparing',
    gas: 'Gas',
    co2: 'CO₂',
    assumptions: 'Waar we van uitgaan',
    assumptionsIntro: 'Wat we niet weten, schatten we.',
    assumption: '{value}. {why}',
    steps: 'Zo rekenen we het uit',
    term: '{label}: {quantity}',
    outcome: '= {label}: {quantity}',
    figures: 'Waar de cijfers vandaan komen',
    source: '{basis}. {source}, {date}.',
  },
  outcomes: {
    saved: 'Je bespaart',
    costs: 'Het kost je',
    lessGas: 'Minder gas',
    moreElectricity: 'Meer stroom',
    lessCo2: 'Minder CO₂',
    moreCo2: 'Meer CO₂',
    inRange: '{quantity} ({range})',
    payback: 'Terugverdiend in',
    noPayback: 'Met deze cijfers verdien je de pomp niet terug.',
    subsidy: 'Subsidie, als indicatie',
    subsidyOf: '{amount}. Wat je krijgt, bepaalt de overheid. Hierboven is er geen subsidie meegeteld.',
  },
  /** What is paid over the years, with the pump and without. */
  costs: {
    title: 'Wat je betaalt in {years} jaar',
    intro: 'Voor gas en voor de stroom van de pomp samen, met de prijzen van nu en zonder subsidie.',
    introPerHome: 'Voor gas en voor de stroom van de pomp samen, met de prijzen van nu en zonder subsidie. Per woning.',
    after: '{year, plural, other {Na # jaar}}',
    both: '{now} zonder en {withPump} met warmtepomp',
    year: '{year, plural, other {# jaar}}',
    now: 'zonder warmtepomp',
    withPump: 'met warmtepomp, en wat die kost',
    /** The chart, for screen readers. */
    inWords:
      'Grafiek: na {years} jaar heb je zonder warmtepomp {now} betaald, en met warmtepomp {withPump}, de pomp erbij. {turning}',
    cheaperFrom: '{year, plural, other {Na ongeveer # jaar ben je met de pomp goedkoper uit.}}',
    neverCheaper: 'In die tijd verdien je de pomp niet terug.',
  },
} as const;

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
    even: {
      home: 'Met één Pomp AO blijf je naar schatting ongeveer evenveel betalen ({range}): je bespaart er geen geld mee.',
      business:
        'Met één Pomp AO blijft een woning naar schatting ongeveer evenveel kosten ({range}): je bespaart er geen geld mee.',
    },
    costs: {
      home: 'Met één Pomp AO betaal je naar schatting {amount} per jaar meer ({range}): je bespaart er geen geld mee.',
      business: 'Met één Pomp AO kost een woning naar schatting {amount} per jaar meer ({range}): je bespaart er geen geld mee.',
    },
    payback: 'Je verdient de pomp terug in {time}.',
    noPayback: 'Zo verdien je de pomp niet terug.',
    fit: { home: 'Past een pomp bij je huis? {verdict}. {todo}', business: 'Past een pomp bij zo’n woning? {verdict}. {todo}' },
    less: 'Je gebruikt naar schatting {gas} minder gas ({gasRange}) en stoot {co2} minder CO₂ uit ({co2Range}).',
    lessGas: 'Je gebruikt naar schatting {gas} minder gas ({gasRange}), maar de stroom geeft {co2} meer CO₂ ({co2Range}).',
    noGas: 'Er valt naar schatting geen gas te besparen.',
    attached:
      'In de bijlage staat hoe we dat uitrekenen, met elk cijfer en waar het vandaan komt, en wat je in {years} jaar betaalt.',
    contact: 'Neem contact op',
    product: 'Bekijk de Pomp AO',
    fileName: 'besparing.pdf',
  },
  pdf: {
    subject: 'Berekening van {seller}',
    intro:
      'Berekend op {date}. Elk bedrag is een schatting, met hoeveel het kan schelen: wat je echt bespaart, hangt af van je huis, het weer en de prijzen.',
    fit: 'Past een warmtepomp?',
    fitHybrid: 'Naast je ketel',
    fitAllElectric: 'Zonder gas',
    fitVerdict: '{verdict}. {todo}',
    year: 'In een jaar, naast je ketel',
    yearPerHome: 'Per woning in een jaar, naast de ketel',
    yearAllElectric: 'In een jaar, zonder gas',
    yearAllElectricPerHome: 'Per woning in een jaar, zonder gas',
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
    price: 'Prijs, eenmalig',
    monthly: 'Per maand',
    saved: 'Je bespaart',
    even: 'Je bespaart niets',
    costs: 'Het kost je meer',
    lessGas: 'Minder gas',
    moreElectricity: 'Meer stroom',
    lessCo2: 'Minder CO₂',
    moreCo2: 'Meer CO₂',
    inRange: '{quantity} ({range})',
    payback: 'Terugverdiend in',
    noPayback: 'Met deze cijfers verdien je de pomp niet terug.',
    subsidy: 'Subsidie ISDE {year}, als indicatie',
    subsidyOf:
      '{amount}, voor eigenaren die er zelf wonen en een pomp met label A+++. Wat je krijgt, bepaalt de overheid. Hierboven is er geen subsidie meegeteld.',
  },
  /** What is paid over the years, with the pump and without. */
  costs: {
    title: 'Wat je betaalt in {years} jaar',
    intro:
      'Gas, de stroom van de pomp en de pomp zelf, met de prijzen van nu en zonder subsidie. De banden laten zien hoeveel het kan schelen.',
    introPerHome:
      'Per woning: gas, de stroom van de pomp en de pomp zelf, met de prijzen van nu en zonder subsidie. De banden laten zien hoeveel het kan schelen.',
    after: '{year, plural, other {Na # jaar}}',
    three: 'Zonder pomp: {now}\nHybride: {hybrid}\nAll-electric: {allElectric}',
    year: '{year, plural, other {# jaar}}',
    now: 'niets doen',
    hybrid: 'hybride',
    allElectric: 'all-electric',
    /** The chart, for screen readers. */
    inWords:
      'Grafiek: na {years} jaar heb je zonder warmtepomp {now} betaald, met een hybride {hybrid} en all-electric {allElectric}, de pomp erbij. {turning}',
    cheaperFrom: '{year, plural, other {Na ongeveer # jaar ben je met de hybride goedkoper uit.}}',
    neverCheaper: 'In die tijd verdien je de hybride niet terug.',
  },
} as const;

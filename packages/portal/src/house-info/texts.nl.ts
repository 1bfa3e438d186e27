export const nl = {
  title: 'Woninggegevens',
  intro: 'Hoe beter we je huis kennen, hoe beter ons advies past.',
  loading: 'Woninggegevens laden',
  nothingTitle: 'Vertel ons over dit huis.',
  nothing: 'We weten nog niets van {street}. Het zijn {count} korte onderdelen, en stoppen kan tussendoor altijd.',
  addNow: 'Woninggegevens toevoegen',
  complete: 'Je woninggegevens zijn compleet. Klopt er iets niet meer? Je kunt ze altijd aanpassen.',
  /** Who says what stands in a question that nobody answered here yet. */
  suggested: {
    bag: 'Uit het register van gebouwen (BAG, {day, date, day}). Klopt dit?',
    epOnline: 'Uit het register van energielabels (EP-Online, {day, date, day}). Klopt dit?',
    cbs: 'Van het CBS, over {year}. Klopt dit?',
    customer: 'Dit vulde je in toen je je besparing berekende ({day, date, day}). Klopt dit nog?',
  },
  part: {
    boiler: { name: 'Je ketel', why: 'Wat die nu verstookt, laat zien hoeveel warmte je huis nodig heeft.' },
    radiator: { name: 'Je verwarming', why: 'Hoe die je huis warm krijgt, bepaalt hoe hard een warmtepomp moet werken.' },
    meterCupboard: { name: 'Je meterkast', why: 'Hier hangen de meters voor stroom en water.' },
    walls: { name: 'De muren', why: 'Hoe oud en hoe dik ze zijn, bepaalt hoeveel warmte er naar buiten gaat.' },
    roof: { name: 'Je dak', why: 'Warmte stijgt op: hier gaat het meeste verloren.' },
    atticWindow: { name: 'De ruimte onder het dak', why: 'Verwarm je die, dan telt ze mee.' },
    floor: { name: 'De vloer', why: 'Hoeveel je ervan hebt en wat eronder ligt, telt mee.' },
    livingRoom: { name: 'De woonkamer', why: 'Hoe je woont, bepaalt hoeveel warmte en warm water je nodig hebt.' },
    windows: { name: 'De ramen', why: 'Door glas en roosters gaat warmte weg, en komt frisse lucht binnen.' },
    wholeHouse: { name: 'Je hele huis', why: 'Hoe het gebouwd is en wat eraan verbeterd is, bepaalt samen hoe zuinig het is.' },
    pipes: { name: 'De leidingen', why: 'Hoe warm het water erin moet zijn, bepaalt hoe zuinig een pomp werkt.' },
  },
} as const;

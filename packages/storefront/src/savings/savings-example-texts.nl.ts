export const nl = {
  gas: 'Gas nu',
  left: 'Gas straks',
  electricity: 'Stroom erbij',
  outcome: '{range}. {likeliest}',
  range: '{value}, waarschijnlijk {range}',
  ofSize: '{kind}, {area}, {residents, plural, one {# bewoner} other {# bewoners}}',
  kinds: {
    appartement: 'Appartement',
    tussenwoning: 'Tussenwoning',
    hoekwoning: 'Hoekwoning',
    '2onder1kap': 'Twee-onder-een-kapwoning',
    vrijstaand: 'Vrijstaande woning',
  },
  insulation: {
    poor: 'slecht geïsoleerd',
    moderate: 'matig geïsoleerd',
    good: 'goed geïsoleerd',
    veryGood: 'heel goed geïsoleerd',
  },
  basis:
    'Voor een Pomp AO naast een hr-ketel, met {gas} voor gas en {electricity} voor stroom. Naar schatting, gemiddeld over huizen als dit: het is geen belofte.',
  own: 'Reken het uit voor je eigen huis',
} as const;

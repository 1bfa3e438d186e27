export const nl = {
  failed: 'Iets is misgegaan',
  loading: 'Bezig met berekenen…',
  sending: 'Bezig met versturen…',
  calculate: 'Bereken mijn besparing',
  anyway: 'Is je huis nieuw? Reken met een gemiddeld huis',
  additions: 'Mogelijke toevoegingen',
  withAddition: 'Nummer {houseNumber} {addition}',
  withoutAddition: 'Nummer {houseNumber}, zonder toevoeging',
} as const;

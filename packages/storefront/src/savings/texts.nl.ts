export const nl = {
  failed: 'Iets is misgegaan',
  loading: 'Bezig met berekenen…',
  sending: 'Bezig met versturen…',
  calculate: 'Bereken mijn besparing',
  additions: 'Mogelijke toevoegingen',
  withAddition: 'Nummer {houseNumber} {addition}',
  withoutAddition: 'Nummer {houseNumber}, zonder toevoeging',
} as const;

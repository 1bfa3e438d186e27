/** What is said of figures that a home can't have, or hardly ever has. */
export const nl = {
  impossible: 'Vul een getal in van {from, number} tot en met {to, number}.',
  /** `end` is the question: `right` or `meant`. */
  much: {
    gasUse: '{value, number} m³ is veel gas voor één woning. {end}',
    electricityUse: '{value, number} kWh is veel stroom voor één woning. {end}',
    waterUse: '{value, number} m³ is veel water voor één woning. {end}',
    floorArea: '{value, number} m² is groot voor één woning. {end}',
    gasPrice: '{value, number, euros} per m³ is een hoge gasprijs. {end}',
    electricityPrice: '{value, number, euros} per kWh is een hoge stroomprijs. {end}',
    fixedGas: '{value, number, euros} per jaar is veel voor de vaste kosten van gas. {end}',
  },
  little: {
    gasUse: '{value, number} m³ is heel weinig gas voor een jaar. {end}',
    electricityUse: '{value, number} kWh is heel weinig stroom voor een jaar. {end}',
    waterUse: '{value, number} m³ is heel weinig water voor een jaar. {end}',
    floorArea: '{value, number} m² is klein voor een woning. {end}',
    gasPrice: '{value, number, euros} per m³ is een lage gasprijs. {end}',
    electricityPrice: '{value, number, euros} per kWh is een lage stroomprijs. {end}',
    fixedGas: '{value, number, euros} per jaar is weinig voor de vaste kosten van gas. {end}',
  },
  right: 'Klopt dat?',
  taxes: 'Telde je de belasting mee?',
  meant: 'Bedoel je {meant, number}?',
  meantEuros: 'Bedoel je {meant, number, euros}?',
  times: {
    right: '{value, number} {unit} is ongeveer {times, number} keer wat zo’n huis verbruikt. Klopt dat?',
    meant: '{value, number} {unit} is ongeveer {times, number} keer wat zo’n huis verbruikt. Bedoel je {meant, number}?',
  },
  together: '{gas, number} m³ gas past niet bij een huis van {area, number} m². Kloppen ze allebei?',
} as const;

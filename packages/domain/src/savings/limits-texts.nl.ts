/** What is said of figures that a home can't have, or hardly ever has. */
export const nl = {
  impossible: 'Vul een getal in van {from, number} tot {to, number}.',
  much: {
    gasUse: '{value, number} m³ is veel gas voor één woning. Klopt dat?',
    floorArea: '{value, number} m² is groot voor één woning. Klopt dat?',
    gasPrice: '{value, number, euros} per m³ is een hoge gasprijs. Klopt dat?',
    electricityPrice: '{value, number, euros} per kWh is een hoge stroomprijs. Klopt dat?',
    fixedGas: '{value, number, euros} per jaar is veel voor de vaste kosten van gas. Klopt dat?',
  },
  little: {
    gasUse: '{value, number} m³ is heel weinig gas voor een jaar. Klopt dat?',
    floorArea: '{value, number} m² is klein voor een woning. Klopt dat?',
    gasPrice: '{value, number, euros} per m³ is een lage gasprijs. Telde je de belasting mee?',
    electricityPrice: '{value, number, euros} per kWh is een lage stroomprijs. Telde je de belasting mee?',
    fixedGas: '{value, number, euros} per jaar is weinig voor de vaste kosten van gas. Klopt dat?',
  },
  together: '{gas, number} m³ gas past niet bij een huis van {area, number} m². Kloppen ze allebei?',
} as const;

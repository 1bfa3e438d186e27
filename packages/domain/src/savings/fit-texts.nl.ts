/** Whether a pump is for a home, and why. */
export const nl = {
  verdicts: {
    fits: 'Past',
    fitsWithOtherRadiators: 'Past, met andere radiatoren',
    pumpTooSmall: 'Eén pomp is te klein',
    insulateFirst: 'Eerst isoleren',
    withoutGas: 'Niet nodig: je verwarmt niet met gas',
  },
  heat: {
    enough:
      'Als het −10 °C is, vraagt je huis ongeveer {needed, number} kW. De pomp geeft {power, number} kW: genoeg voor de meeste dagen.',
    tooLittle:
      'Als het −10 °C is, vraagt je huis ongeveer {needed, number} kW. De pomp geeft {power, number} kW: te weinig voor de meeste dagen.',
  },
  /** By who says it. */
  insulation: {
    own: {
      poor: 'Je huis is nauwelijks geïsoleerd: veel van de warmte gaat er zo weer uit.',
      moderate: 'Je huis is matig geïsoleerd.',
      good: 'Je huis is goed geïsoleerd.',
      veryGood: 'Je huis is heel goed geïsoleerd.',
    },
    register: {
      poor: 'Volgens het energielabel is je huis nauwelijks geïsoleerd: veel van de warmte gaat er zo weer uit.',
      moderate: 'Volgens het energielabel is je huis matig geïsoleerd.',
      good: 'Volgens het energielabel is je huis goed geïsoleerd.',
      veryGood: 'Volgens het energielabel is je huis heel goed geïsoleerd.',
    },
    nobody: {
      poor: 'We nemen aan dat je huis nauwelijks geïsoleerd is: dan gaat veel van de warmte er zo weer uit.',
      moderate: 'We nemen aan dat je huis matig geïsoleerd is.',
      good: 'We nemen aan dat je huis goed geïsoleerd is.',
      veryGood: 'We nemen aan dat je huis heel goed geïsoleerd is.',
    },
  },
  radiators: {
    high: 'Je radiatoren vragen water van 60 °C of heter. Daar werkt een pomp hard voor.',
    middle: 'Water van 50 °C is genoeg voor je radiatoren.',
    low: 'Je verwarming werkt met lauw water. Daar is een pomp op zijn best.',
    assumed: 'We nemen aan dat water van 50 °C genoeg is voor je radiatoren.',
  },
  gas: {
    much: 'Met {gas, number} m³ gas verliest je huis meer warmte dan we van zo’n huis verwachten: reken op {needed, number} kW.',
    none: 'Met {gas, number} m³ gas valt er geen gas te besparen.',
    little: 'Je stookt weinig: {gas, number} m³ gas. Dan valt er ook weinig te besparen.',
  },
  todo: {
    hybrid: {
      fits: 'Je hoeft niets te veranderen. We kijken met je mee voordat je iets tekent.',
      fitsWithOtherRadiators: 'Zet eerst de ketel op 50 °C. Wordt het dan niet warm, dan zijn grotere radiatoren nodig.',
      pumpTooSmall:
        '{pumps, plural, one {Bij een opname zien we wat er wel kan.} other {Reken op # pompen, of isoleer eerst: dan is er minder nodig.}}',
      insulateFirst: 'Isoleer eerst dak, gevel of glas. Daarna is een pomp zinvol, en vaak is één dan genoeg.',
      withoutGas:
        'Een Pomp AO neemt werk over van een ketel op gas. Heb je stadswarmte of al een warmtepomp, dan hoef je niets te doen. Verwarm je met stroom of olie, vraag ons dan wat een pomp scheelt: dat staat niet in deze berekening.',
    },
    allElectric: {
      fits: 'Je huis kan van het gas af. We kijken met je mee voordat je iets tekent.',
      fitsWithOtherRadiators: 'Zonder gas heb je grotere radiatoren of vloerverwarming nodig.',
      pumpTooSmall:
        '{pumps, plural, one {Bij een opname zien we wat er wel kan.} other {Reken op # pompen, of neem een hybride: dan helpt je ketel.}}',
      insulateFirst: 'Isoleer eerst dak, gevel of glas. Tot die tijd is een hybride verstandiger.',
      withoutGas:
        'Je bent voor verwarming al van het gas af. Verwarm je met stroom of olie, vraag ons dan wat een pomp scheelt: dat staat niet in deze berekening.',
    },
  },
} as const;

/** What ends for whoever has solar panels. */
export const nl = {
  title: {
    ends: 'Je zonnepanelen: salderen stopt op 1 januari 2027',
    ended: 'Je zonnepanelen: salderen is gestopt op 1 januari 2027',
  },
  rules: {
    ends: 'Nu streep je stroom die je teruglevert weg tegen stroom die je zelf gebruikt. Vanaf 1 januari 2027 kan dat niet meer: je betaalt dan alle stroom die je van het net haalt, en krijgt een vergoeding voor wat je teruglevert.',
    ended:
      'Stroom die je teruglevert, streep je niet meer weg tegen stroom die je zelf gebruikt: je betaalt alle stroom die je van het net haalt, en krijgt een vergoeding voor wat je teruglevert.',
  },
  least:
    'Die vergoeding is tot 2030 ten minste de helft van het kale leveringstarief. Bij de gemiddelde prijs van nu is dat {price, number, euros} per kWh. Je leverancier mag wel terugleverkosten rekenen.',
  estimate:
    'In deze schatting kost alle stroom van de pomp {price, number, euros} per kWh, alsof hij van het net komt. Gebruikt de pomp stroom van je eigen dak, dan kan hij goedkoper uit zijn. Hij draait vooral in de winter, als panelen weinig geven: hoeveel het scheelt, weten we niet, dus het telt niet mee.',
} as const;

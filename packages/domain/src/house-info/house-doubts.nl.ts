/** What is asked again of answers about a house: those that don't go with what registers say of it, and those that hardly any house has. */
export const nl = {
  size: 'Volgens het register is je woonoppervlak {registered, number} m². Klopt {size, number} m²?',
  period: 'Volgens het register is je huis gebouwd in {built}. Klopt je antwoord?',
  year: 'Volgens het register is je huis gebouwd in {built}. Klopt {year}?',
  /** Of one insulated part; `end` is the question: `right` or `meant`. */
  insulation: {
    year: '{part}: {doubt}',
    rc: '{part}: een RC-waarde van {value, number} heeft haast geen huis. {end}',
    u: '{part}: een U-waarde van {value, number} heeft haast geen huis. {end}',
    right: 'Klopt dat?',
    meant: 'Bedoel je {meant, number}?',
  },
} as const;

export const nl = {
  missing: 'Vereist',
  malformed: 'Niet valide',
  unknown: 'Ik weet het niet',
  yesNo: { ja: 'Ja', nee: 'Nee' },
  date: {
    /** Two letters for the year, as the spec words it (spec 3 §5). */
    malformed: 'Niet valide (dd-mm-jj)',
  },
  name: { malformed: 'Niet valide: een naam is geen link of e-mailadres. Zet na een punt een spatie.' },
  files: {
    missing: "Kies minstens één bestand of 'ik weet het niet'.",
    count: '{count, plural, one {# bestand} other {# bestanden}}',
  },
  insulation: {
    lacksFigures: 'Kies per geselecteerde optie minimaal een RC-/U-waarde of een installatiejaar.',
    rc: 'RC-waarde',
    u: 'U-waarde',
  },
  password: {
    malformed: 'Het wachtwoord moet minimaal 8 tekens lang zijn en ten minste één hoofdletter, één kleine letter en één cijfer.',
    length: 'Minstens 8 tekens',
    lowerCase: 'Een kleine letter',
    upperCase: 'Een hoofdletter',
    digit: 'Een cijfer',
  },
} as const;

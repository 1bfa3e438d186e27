export const nl = {
  looking: 'We zoeken het adres op…',
  found: 'Gevonden: {street} in {place}. Klopt het niet? Dan kun je het hieronder aanpassen.',
  unknown: 'We kennen dit adres niet. Controleer postcode en huisnummer, of vul straat en plaats zelf in.',
  unavailable: 'Het adres opzoeken lukt nu niet. Vul straat en plaats zelf in.',
  additions: 'Welk adres op nummer {houseNumber} is het?',
  additionsHelp: 'Staat het er niet bij? Typ je toevoeging dan hierboven.',
  notListed: 'Mijn adres staat er niet bij',
  plain: 'Zonder toevoeging',
} as const;

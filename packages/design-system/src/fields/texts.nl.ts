export const nl = {
  unknown: 'Ik weet het niet',
  /** Name of the button that answers a question with `unknown`. */
  unknownOf: '{label}: {field}',
  unknownChosen: "{field}: ingevuld met ''{label}''.",
  unknownUndone: '{field}: je kunt weer een antwoord geven.',
  required: 'verplicht',
  requiredExplanation: 'Velden met een * zijn verplicht.',
  /** Before the answer that goes with no other. */
  or: 'of',
  cleared: 'Niet meer gekozen: {options}.',
  problems: 'Controleer je antwoorden',
  room: 'Je kunt {count, plural, one {{count} teken} other {{count} tekens}} gebruiken.',
  left: 'Nog {count, plural, one {{count} teken} other {{count} tekens}}',
  tooMany: '{count, plural, one {{count} teken} other {{count} tekens}} te veel',
} as const;

export const nl = {
  drop: 'Laat los om toe te voegen.',
  invitation: 'Sleep foto’s en video’s hierheen, plak ze, of kies ze.',
  choose: 'Foto’s of video’s kiezen',
  photograph: 'Foto maken',
  photographOf: '{label}: foto maken',
  afterAll: 'Heb je toch een foto? Voeg hem toe, dan telt die.',
  loading: '{label} laden',
  refused: 'Hier passen alleen foto’s en video’s. Niet toegevoegd: {names}.',
  /** Begin the names of files that come without one. */
  pastedName: 'geplakt',
  photographedName: 'foto',

  files: 'Bestanden: {label}',
  all: 'Alle bestanden uploaden',
  ready: '{done} van {count} klaar',
  waiting: 'In de wacht',
  waitingForReception: 'Wacht op bereik',
  inside: '{done} van {count} binnen, {waiting, plural, =1 {1 wacht} other {{waiting} wachten}} op bereik',
  retryAll: 'Alles opnieuw proberen',
  uploading: 'Uploaden',
  stalled: 'Even geen voortgang. We gaan vanzelf verder waar we waren.',
  saved: 'Opgeslagen',
  deleting: 'Verwijderen…',
  retry: 'Opnieuw proberen',
  retryOf: 'Opnieuw proberen: {name}',
  cancel: 'Annuleren',
  cancelOf: 'Annuleren: {name}',
  deleteOf: 'Verwijder {name}',

  /** What is told of files, to screen readers. */
  told: {
    added: '{name} toegevoegd.',
    addedMore: '{count} bestanden toegevoegd.',
    saved: '{name} is opgeslagen.',
    failed: '{name}: {reason}',
    retried: '{name} wordt opnieuw geprobeerd.',
    cancelled: '{name} is geannuleerd.',
    deleted: '{name} is verwijderd.',
  },

  example: 'Zo ziet een goede foto eruit.',
  exampleShows: 'Zo ziet een goede foto eruit. Laat zien:',
} as const;

export const nl = {
  title: 'Garantiebewijs',
  intro:
    '{seller} geeft {name} garantie op wat hieronder staat, tot en met de genoemde dag. Bewaar dit bij de papieren van je huis.',
  law: 'Wat de wet je daarbuiten geeft, houd je: wat je koopt, moet goed zijn.',
  order: 'Bestelling',
  house: 'Adres',
  installedOn: 'Geïnstalleerd op',
  deviceCode: 'Meldcode',
  until: 'tot en met {date}',
  service: 'Eerste controle',
} as const;

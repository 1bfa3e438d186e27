export const nl = {
  one: 'Melding',
  all: 'Meldingen ({key})',
  close: 'Sluiten',
  action: '{label} (druk op F8)',
  meanings: { success: 'Gelukt', error: 'Fout', info: 'Goed om te weten' },
} as const;

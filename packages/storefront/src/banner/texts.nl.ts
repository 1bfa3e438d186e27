export const nl = {
  name: 'Melding',
  reserve: 'Reserveer nu!',
  close: 'Melding sluiten',
} as const;

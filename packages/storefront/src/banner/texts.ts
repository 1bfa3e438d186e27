export const texts = {
  name: 'Melding',
  reserve: 'Reserveer nu!',
  close: 'Melding sluiten',
};

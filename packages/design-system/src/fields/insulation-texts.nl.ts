export const nl = {
  figures: { rc: 'RC-waarde', u: 'U-waarde' },
  explanations: {
    rc: 'RC-waarde: hoe hoger, hoe beter het isoleert. Eén van de twee is genoeg.',
    u: 'U-waarde: hoe lager, hoe beter het isoleert. Eén van de twee is genoeg.',
  },
  installationYear: 'Installatiejaar',
} as const;

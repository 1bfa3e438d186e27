export const nl = {
  orders: {
    what: 'Facturen, betalingen en getekende overeenkomsten',
    why: 'De Belastingdienst vraagt dat van ons (artikel 52 van de Algemene wet inzake rijksbelastingen).',
    howLong: '7 jaar na het jaar van de laatste factuur, betaling of handtekening',
  },
} as const;

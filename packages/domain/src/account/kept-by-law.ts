/** What stays when an account is deleted, why, and for how long. */
export interface KeptByLaw {
  readonly what: string;
  readonly why: string;
  readonly howLong: string;
}

const invoices: KeptByLaw = {
  what: 'Facturen, betalingen en getekende overeenkomsten',
  why: 'De Belastingdienst vraagt dat van ons (artikel 52 van de Algemene wet inzake rijksbelastingen).',
  howLong: '7 jaar na het jaar van de bestelling',
};

/** Without an order there is nothing that has to be kept. */
export const keptByLaw = ({ orders }: { readonly orders: number }): readonly KeptByLaw[] => (orders > 0 ? [invoices] : []);

export const nl = { description: '{seller} factuur {invoiceNumber}, bestelling {orderNumber}' } as const;

export const nl = {
  subject: 'Je bestelling {orderNumber}: {step}',
  news: 'Er is nieuws over je bestelling {orderNumber} ({product}).',
  view: 'Bekijk je bestelling',
} as const;

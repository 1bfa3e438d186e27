export const nl = {
  subject: 'Herinnering: {title} (bestelling {orderNumber})',
  title: 'Je bestelling wacht nog op je',
  open: 'Er staat nog iets open bij je bestelling {orderNumber} ({product}). {message}',
  help: 'Kom je er niet uit? Dan helpen we je graag.',
} as const;

export const nl = {
  subject: 'Herinnering: je bestelling {orderNumber} wacht op je',
  title: 'Je bestelling wacht nog op je',
  open: 'Er staat nog iets open bij je bestelling {orderNumber} ({product}). {message}',
  once: 'We herinneren je hier één keer aan. Kom je er niet uit? Dan helpen we je graag.',
} as const;

export const nl = {
  notFound: 'Dit hebben we niet gevonden.',
  malformed: 'Dit verzoek klopt niet. Ververs de pagina en probeer het opnieuw.',
  failed: 'Er ging iets mis bij ons. Probeer het later opnieuw.',
  unavailable: 'We kunnen je gegevens nu even niet bereiken. Probeer het over een paar minuten nog eens.',
  noCategory: 'Van welk onderwerp? Geef ‘category’ mee.',
  noArticles: 'De artikelen zijn er nu even niet. Probeer het straks nog eens.',
} as const;

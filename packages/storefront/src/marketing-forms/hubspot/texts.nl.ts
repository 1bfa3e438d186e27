export const nl = {
  asksConsent:
    'Dit formulier komt van HubSpot. Die ziet dan welke pagina’s je bekijkt en zet cookies. We laden het pas als je cookies van anderen accepteert.',
  more: 'Lees wat we bewaren',
  accept: 'Accepteren en laden',
  loading: 'Het formulier wordt geladen…',
  notLoaded: 'Het formulier laadt niet.',
  again: 'Probeer het opnieuw',
  thanks: 'Bedankt! We hebben je bericht ontvangen.',
} as const;

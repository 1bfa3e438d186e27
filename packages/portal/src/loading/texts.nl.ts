export const nl = {
  tryAgain: 'Probeer opnieuw',
  tryingAgain: 'We proberen het opnieuw…',
} as const;

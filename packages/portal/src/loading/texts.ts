export const loadingTexts = {
  tryAgain: 'Probeer opnieuw',
  tryingAgain: 'We proberen het opnieuw…',
};
export type LoadingTexts = typeof loadingTexts;

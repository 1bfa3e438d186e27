import { featureTexts } from '../portal/feature-texts.js';

export const loadingTexts = featureTexts('loading', {
  tryAgain: 'Probeer opnieuw',
  tryingAgain: 'We proberen het opnieuw…',
});

// What a site needs that asks for permission, in one piece to fetch.
export { ReviewsScript } from './reviews-script.js';
export { ConsentBanner } from './consent-banner.js';
export { ConsentSettingsButton } from './consent-settings-button.js';

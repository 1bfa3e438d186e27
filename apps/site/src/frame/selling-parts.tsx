import type { Language } from '@pomp/language';
import { ConsentBanner, ConsentSettingsButton, Newsletter, ReviewsScript } from '@pomp/storefront';
import { readEnv } from '../env';
import { frameTexts } from '../texts/frame';
import { consentServices } from './consent-services';
import type { SellingParts } from './site-frame';

export interface SellingPartsOptions {
  language: Language;
  /** The page itself asks to subscribe: twice is once too much. */
  asksToSubscribe: boolean;
}

/** What the frame of a page for everyone has, and that of one visitor's hasn't. */
export function sellingParts({ language, asksToSubscribe }: SellingPartsOptions): SellingParts {
  const env = readEnv();
  const services = consentServices(env);
  return {
    consent: (
      <>
        {services.length > 0 && <ConsentBanner services={services} language={language} />}
        {env.reviews && <ReviewsScript src={env.reviews.scriptUrl} />}
      </>
    ),
    lead: !asksToSubscribe && <Newsletter level={2} title={language.texts(frameTexts).newsletter} language={language} />,
    choices: services.length > 0 && <ConsentSettingsButton language={language} />,
  };
}

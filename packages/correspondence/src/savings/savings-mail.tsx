import {
  calculateSavings,
  isBusiness,
  pumpPriceIn,
  savingsInputOf,
  savingsSubject,
  showEuros,
  showQuantity,
  showRange,
  yearsToCompare,
  type MailedSavingsRequest,
} from '@pomp/domain';
import { Text } from '@react-email/text';
import { MailAction } from '../mail/mail-action.js';
import { MailLayout } from '../mail/mail-layout.js';
import { renderMail, type RenderedMail } from '../mail/rendered-mail.js';
import type { Voice } from '../seller/voice.js';
import { savingsTexts } from './texts.js';

export interface SavingsMail extends Voice {
  readonly request: MailedSavingsRequest;
  /** Where to go on: reserving, or for a business, contact. */
  readonly nextLink: string;
}

/** The detailed calculation that was asked for: its outcome here, the rest in the PDF that goes along. */
export function savingsMail({ request, nextLink, ...voice }: SavingsMail): Promise<RenderedMail> {
  const { edition, language } = voice;
  const { euroSaved, gasSaved, co2Saved, range } = calculateSavings(savingsInputOf(request), pumpPriceIn(edition.prices));
  const business = isBusiness(request);
  const whose = business ? 'business' : 'home';
  const about = savingsSubject(request, language);
  const { titleAbout, mail: texts } = language.texts(savingsTexts);
  const saved =
    euroSaved > 0
      ? texts.saves[whose]({ amount: showEuros(euroSaved, language), range: showRange(range.euroSaved, language, showEuros) })
      : texts.costs[whose]({ amount: showEuros(-euroSaved, language) });
  const less = texts.less({
    gas: showQuantity({ value: gasSaved, unit: 'm³' }, language),
    co2: showQuantity({ value: co2Saved, unit: 'kg' }, language),
  });
  return renderMail(
    titleAbout({ about }),
    <MailLayout voice={voice} title={texts.title} preview={saved}>
      {(styles) => (
        <>
          <Text style={styles.text}>{texts.asked({ about })}</Text>
          <Text style={styles.text}>
            {saved} {less}
          </Text>
          <Text style={styles.text}>{texts.attached({ years: yearsToCompare })}</Text>
          <MailAction language={language} styles={styles} label={business ? texts.contact : texts.product} link={nextLink} />
        </>
      )}
    </MailLayout>,
  );
}

import {
  calculateSavings,
  calendarDate,
  isBusiness,
  outcomeKind,
  savingsInputOf,
  savingsSubject,
  showEuroRange,
  showEuros,
  showPaybackRange,
  showQuantity,
  showRange,
  systemPricesIn,
  yearsToCompare,
  type HomeFacts,
  type MailedSavingsRequest,
} from '@pomp/domain';
import { Text } from '@react-email/text';
import { MailAction } from '../mail/mail-action.js';
import { MailHouse } from '../mail/mail-house.js';
import { MailLayout } from '../mail/mail-layout.js';
import { renderMail, type RenderedMail } from '../mail/rendered-mail.js';
import type { Voice } from '../seller/voice.js';
import { savingsTexts } from './texts.js';

/** What the mail with somebody's savings is made of. */
export interface SavingsMail extends Voice {
  readonly request: MailedSavingsRequest;
  /** What registers knew of the home. */
  readonly facts?: HomeFacts | undefined;
  /** Whether a picture of the home goes along, as `mailHouseId`. */
  readonly pictured?: boolean;
  /** Where to go on: reserving, or for a business, contact. */
  readonly nextLink: string;
  /** When it was calculated. */
  readonly calculatedOn: Date;
}

/** The detailed calculation that was asked for: its outcome here, the rest in the PDF that goes along. */
export function savingsMail({
  request,
  facts,
  pictured = false,
  nextLink,
  calculatedOn,
  ...voice
}: SavingsMail): Promise<RenderedMail> {
  const { edition, language } = voice;
  const { euroSaved, gasSaved, co2Saved, range, fit } = calculateSavings(savingsInputOf(request, facts), {
    prices: systemPricesIn(edition.prices),
    on: calendarDate(calculatedOn),
  });
  const business = isBusiness(request);
  const whose = business ? 'business' : 'home';
  const about = savingsSubject(request, language);
  const { titleAbout, mail: texts } = language.texts(savingsTexts);
  const said = { amount: showEuros(Math.round(Math.abs(euroSaved)), language), range: showEuroRange(range.euroSaved, language) };
  const saved = { saves: texts.saves[whose](said), even: texts.even[whose](said), costs: texts.costs[whose](said) }[
    outcomeKind(euroSaved)
  ];
  const payback = range.roi ? texts.payback({ time: showPaybackRange(range.roi, language) }) : texts.noPayback;
  const gas = Math.round(gasSaved);
  const less =
    gas === 0
      ? texts.noGas
      : texts[co2Saved < 0 ? 'lessGas' : 'less']({
          gas: showQuantity({ value: gas, unit: 'm³' }, language),
          co2: showQuantity({ value: Math.round(Math.abs(co2Saved)), unit: 'kg' }, language),
          gasRange: showRange(range.gasSaved, language),
          co2Range: showRange(co2Saved < 0 ? { from: -range.co2Saved.to, to: -range.co2Saved.from } : range.co2Saved, language),
        });
  return renderMail(
    titleAbout({ about }),
    <MailLayout voice={voice} title={texts.title} preview={saved}>
      {(styles) => (
        <>
          <Text style={styles.text}>{texts.asked({ about })}</Text>
          {pictured && <MailHouse language={language} styles={styles} />}
          <Text style={styles.text}>
            {saved} {payback} {less}
          </Text>
          <Text style={styles.text}>{texts.fit[whose]({ verdict: fit.title, todo: fit.todo })}</Text>
          <Text style={styles.text}>{texts.attached({ years: yearsToCompare })}</Text>
          <MailAction language={language} styles={styles} label={business ? texts.contact : texts.product} link={nextLink} />
        </>
      )}
    </MailLayout>,
  );
}

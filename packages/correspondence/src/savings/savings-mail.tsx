import {
  calculateSavings,
  isBusiness,
  pumpPriceIn,
  savingsInputOf,
  savingsSubject,
  showEuros,
  showQuantity,
  showRange,
  type MailedSavingsRequest,
} from '@pomp/domain';
import { Text } from '@react-email/text';
import { MailAction } from '../mail/mail-action.js';
import { MailLayout } from '../mail/mail-layout.js';
import { renderMail, type RenderedMail } from '../mail/rendered-mail.js';
import type { Voice } from '../seller/voice.js';

export interface SavingsMail extends Voice {
  readonly request: MailedSavingsRequest;
  /** Where to go on: reserving, or for a business, contact. */
  readonly nextLink: string;
}

/** The detailed calculation that was asked for: its outcome here, the rest in the PDF that goes along. */
export function savingsMail({ request, nextLink, edition }: SavingsMail): Promise<RenderedMail> {
  const { euroSaved, gasSaved, co2Saved, range } = calculateSavings(savingsInputOf(request), pumpPriceIn(edition.prices));
  const business = isBusiness(request);
  const title = 'Je berekening is klaar';
  const saved =
    euroSaved > 0
      ? `bespaar je naar schatting ${showEuros(euroSaved)} per jaar${business ? ' per woning' : ''} (${showRange(range.euroSaved, showEuros)})`
      : `kost een warmtepomp je naar schatting ${showEuros(-euroSaved)} per jaar${business ? ' per woning' : ''}: je bespaart er geen geld mee`;
  return renderMail(
    `Wat een warmtepomp je bespaart: ${savingsSubject(request)}`,
    <MailLayout edition={edition} title={title} preview={`Met één Pomp AO ${saved}.`}>
      {(styles) => (
        <>
          <Text style={styles.text}>Je vroeg ons om een berekening voor {savingsSubject(request)}.</Text>
          <Text style={styles.text}>
            Met één Pomp AO {saved}. Je gebruikt {showQuantity({ value: gasSaved, unit: 'm³' })} minder gas en stoot{' '}
            {showQuantity({ value: co2Saved, unit: 'kg' })} minder CO₂ uit.
          </Text>
          <Text style={styles.text}>
            In de bijlage staat hoe we dat uitrekenen, met elk cijfer en waar het vandaan komt, en wat je in 15 jaar betaalt.
          </Text>
          <MailAction styles={styles} label={business ? 'Neem contact op' : 'Bekijk de Pomp AO'} link={nextLink} />
        </>
      )}
    </MailLayout>,
  );
}

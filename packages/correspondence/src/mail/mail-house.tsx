import type { Language } from '@pomp/language';
import { Section } from '@react-email/section';
import type { MailStyles } from './mail-styles.js';
import { mailTexts } from './texts.js';

/** By which a mail names the picture of a home that goes along with it: nothing is fetched, so nobody hears that it is read. */
export const mailHouseId = 'huis@tekening';

/** The home that a mail is about, as the picture that is attached as `mailHouseId`. It says nothing that the words don't: where pictures are off, only it is missing. */
export function MailHouse({ language, styles }: { readonly language: Language; readonly styles: MailStyles }) {
  return (
    <Section style={styles.buttonRow} data-html-only="">
      <img
        src={`cid:${mailHouseId}`}
        alt={language.texts(mailTexts).house}
        width="536"
        height="316"
        // Else React asks for it beforehand by a link, which is no use in a mail.
        fetchPriority="low"
        style={{ display: 'block', width: '100%', height: 'auto', borderRadius: '10px' }}
      />
    </Section>
  );
}

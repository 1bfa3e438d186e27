import type { Language } from '@pomp/language';
import { Text } from '@react-email/text';
import type { MailStyles } from '../mail/mail-styles.js';
import { deletionTexts } from './texts.js';

/** Something that stays when an account is deleted, as the customer reads it. */
export interface KeptPaper {
  readonly what: string;
  readonly why: string;
  readonly howLong: string;
}

interface KeptListProps {
  readonly kept: readonly KeptPaper[];
  readonly language: Language;
  readonly styles: MailStyles;
}

/** What stays because the law says so; nothing where nothing does. */
export function KeptList({ kept, language, styles }: KeptListProps) {
  const texts = language.texts(deletionTexts);
  return kept.map(({ what, why, howLong }) => (
    <Text key={what} style={styles.text}>
      {texts.kept({ what: what.toLocaleLowerCase(language.locale), howLong, why })}
    </Text>
  ));
}

import { Text } from '@react-email/text';
import type { MailStyles } from '../mail/mail-styles.js';

/** Something that stays when an account is deleted, as the customer reads it. */
export interface KeptPaper {
  readonly what: string;
  readonly why: string;
  readonly howLong: string;
}

/** What stays because the law says so; nothing where nothing does. */
export function KeptList({ kept, styles }: { readonly kept: readonly KeptPaper[]; readonly styles: MailStyles }) {
  return kept.map(({ what, why, howLong }) => (
    <Text key={what} style={styles.text}>
      Dit moeten we van de wet bewaren: {what.toLowerCase()}, tot {howLong}. {why}
    </Text>
  ));
}

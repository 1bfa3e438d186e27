import { Text } from '@react-email/text';
import { MailLayout } from '../mail/mail-layout.js';
import { renderMail, type RenderedMail } from '../mail/rendered-mail.js';
import type { Voice } from '../seller/voice.js';

export interface DeletionWithdrawnMail extends Voice {
  readonly firstName: string;
}

/** Confirms to a customer who took it back that the account stays. */
export function deletionWithdrawnMail({ firstName, edition }: DeletionWithdrawnMail): Promise<RenderedMail> {
  const title = 'Je houdt je account';
  return renderMail(
    `${title} bij ${edition.brand.name}`,
    <MailLayout edition={edition} title={title} preview="We verwijderen niets." firstName={firstName}>
      {(styles) => (
        <Text style={styles.text}>
          Je wilt je account bij {edition.brand.name} toch houden. We verwijderen niets: je gegevens, je woningen en je bestellingen
          staan er nog, en je logt in zoals je gewend bent.
        </Text>
      )}
    </MailLayout>,
  );
}

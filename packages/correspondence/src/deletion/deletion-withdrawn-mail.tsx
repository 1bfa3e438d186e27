import { pomp, type Brand } from '@pomp/design-system/brands';
import { Text } from '@react-email/text';
import { MailLayout } from '../mail/mail-layout.js';
import { renderMail, type RenderedMail } from '../mail/rendered-mail.js';

export interface DeletionWithdrawnMail {
  readonly firstName: string;
  readonly brand?: Brand;
}

/** Confirms to a customer who took it back that the account stays. */
export function deletionWithdrawnMail({ firstName, brand = pomp }: DeletionWithdrawnMail): Promise<RenderedMail> {
  const title = 'Je houdt je account';
  return renderMail(
    `${title} bij ${brand.name}`,
    <MailLayout brand={brand} title={title} preview="We verwijderen niets." firstName={firstName}>
      {(styles) => (
        <Text style={styles.text}>
          Je wilt je account bij {brand.name} toch houden. We verwijderen niets: je gegevens, je woningen en je bestellingen staan
          er nog, en je logt in zoals je gewend bent.
        </Text>
      )}
    </MailLayout>,
  );
}

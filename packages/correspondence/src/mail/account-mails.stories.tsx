import type { Meta } from '@storybook/react-vite';
import { confirmEmailMail } from '../confirm-email/confirm-email-mail.js';
import { deletionAskedMail } from '../deletion/deletion-asked-mail.js';
import { deletionDoneMail } from '../deletion/deletion-done-mail.js';
import { deletionNoticeMail } from '../deletion/deletion-notice-mail.js';
import { deletionWithdrawnMail } from '../deletion/deletion-withdrawn-mail.js';
import { emailChangeMail } from '../email-change/email-change-mail.js';
import { firstPasswordMail } from '../first-password/first-password-mail.js';
import { newDeviceMail } from '../new-device/new-device-mail.js';
import { passkeyAddedMail } from '../passkey-added/passkey-added-mail.js';
import { passwordChangedMail } from '../password-changed/password-changed-mail.js';
import { passwordRecoveryMail } from '../password-recovery/password-recovery-mail.js';
import {
  customer,
  link,
  mail,
  mailInEnglish,
  mailOfTheOther,
  recoveryLink,
  mailMeta,
  type MailStory,
} from './in-mail.stories.setup.js';
import { lasting } from './lasting.js';

const meta = { ...mailMeta, title: 'Correspondentie/Mails van een account', tags: ['visual', 'one-look'] } satisfies Meta<
  typeof mailMeta.component
>;
export default meta;

export const PasswordRecovery: MailStory = mail((voice) =>
  passwordRecoveryMail({ ...voice, firstName: 'Marieke', link, validFor: '1 uur' }),
);

export const PasswordRecoveryOtherBrand: MailStory = {
  tags: ['!visual'],
  ...mailOfTheOther((voice) => passwordRecoveryMail({ ...voice, firstName: 'Marieke', link, validFor: '1 uur' })),
};

export const LongName: MailStory = {
  tags: ['!visual'],
  ...mail((voice) =>
    passwordRecoveryMail({ ...voice, firstName: 'Wilhelmina-Alexandrina Bernardina Hermenegilda', link, validFor: '1 uur' }),
  ),
};

export const PasswordChanged: MailStory = mail((voice) => passwordChangedMail({ ...voice, firstName: 'Marieke', recoveryLink }));

export const PasskeyAdded: MailStory = mail((voice) => passkeyAddedMail({ ...voice, firstName: 'Marieke', detailsLink: link }));

export const NewDevice: MailStory = mail((voice) =>
  newDeviceMail({
    ...voice,
    firstName: 'Marieke',
    device: 'Firefox op Windows',
    moment: 'zaterdag 21 november 2026 om 10:00',
    recoveryLink,
  }),
);

export const FirstPassword: MailStory = mail((voice) =>
  firstPasswordMail({ ...voice, firstName: 'Marieke', link, validFor: '7 dagen', recoveryLink }),
);

const confirmLink = 'https://www.pomp.example/auth/email-bevestigen/?token=6yJw0Q2mV8sZ1fR4tKpXcA9uLhN7eB3dGiO5vYqWzTk';

export const ConfirmEmail: MailStory = mail((voice) =>
  confirmEmailMail({ ...voice, firstName: 'Marieke', link: confirmLink, validFor: '24 uur' }),
);

export const EmailChange: MailStory = mail((voice) =>
  emailChangeMail({ ...voice, firstName: 'Marieke', newEmail: 'marieke.dewit@pomp.example', recoveryLink }),
);

export const EmailChangeToLongAddress: MailStory = {
  tags: ['!visual'],
  ...mail((voice) =>
    emailChangeMail({
      ...voice,
      firstName: 'Marieke',
      newEmail: `wilhelmina.alexandrina.${'van'.repeat(20)}@warmtepompliefhebbers.example`,
      recoveryLink,
    }),
  ),
};

const kept = [
  {
    what: 'Facturen, betalingen en getekende overeenkomsten',
    why: 'De Belastingdienst vraagt dat van ons (artikel 52 van de Algemene wet inzake rijksbelastingen).',
    howLong: '7 jaar na het jaar van de laatste factuur, betaling of handtekening',
  },
];
const accountLink = 'https://www.pomp.example/account/gegevens/';

export const DeletionAsked: MailStory = mail((voice) =>
  deletionAskedMail({ ...voice, firstName: 'Marieke', askedOn: '21 november 2026', kept, accountLink, recoveryLink }),
);

export const DeletionAskedByWhoOrderedNothing: MailStory = {
  tags: ['!visual'],
  ...mailOfTheOther((voice) =>
    deletionAskedMail({ ...voice, firstName: 'Marieke', askedOn: '21 november 2026', kept: [], accountLink, recoveryLink }),
  ),
};

export const DeletionWithdrawn: MailStory = mail((voice) => deletionWithdrawnMail({ ...voice, firstName: 'Marieke' }));

export const DeletionDone: MailStory = {
  tags: ['!visual'],
  ...mail((voice) => deletionDoneMail({ ...voice, firstName: 'Marieke', deletedOn: '24 november 2026', kept })),
};

export const DeletionDoneOfWhoOrderedNothing: MailStory = {
  tags: ['!visual'],
  ...mailOfTheOther((voice) => deletionDoneMail({ ...voice, firstName: 'Marieke', deletedOn: '24 november 2026', kept: [] })),
};

export const DeletionNotice: MailStory = mail((voice) =>
  deletionNoticeMail({ ...voice, change: 'asked', on: '21 november 2026', customer, kept }),
);

export const DeletionNoticeWithdrawn: MailStory = {
  tags: ['!visual'],
  ...mail((voice) => deletionNoticeMail({ ...voice, change: 'withdrawn', on: '23 november 2026', customer, kept: [] })),
};

export const FirstPasswordInEnglish: MailStory = {
  tags: ['!visual'],
  ...mailInEnglish((voice) => firstPasswordMail({ ...voice, firstName: 'Marieke', link, validFor: lasting.days(7), recoveryLink })),
};

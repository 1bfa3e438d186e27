import { showEnquiry } from '@pomp/domain';
import type { Meta } from '@storybook/react-vite';
import { enquiryMail } from '../enquiry/enquiry-mail.js';
import { formConfirmationMail } from '../enquiry/form-confirmation-mail.js';
import { askedSavings } from '../savings/asked-savings.stories.setup.js';
import { savingsMail } from '../savings/savings-mail.js';
import { dutch } from '../words/languages.stories.setup.js';
import { mailOfTheOther, mail, mailMeta, type MailStory } from './in-mail.stories.setup.js';

const meta = { ...mailMeta, title: 'Correspondentie/Mails van de site', tags: ['visual', 'one-look'] } satisfies Meta<
  typeof mailMeta.component
>;
export default meta;

const calculatedOn = new Date('2026-11-21T09:00:00.000Z');
const productLink = 'https://www.pomp.example/hybride-warmtepomp/';

export const Savings: MailStory = mail((voice) =>
  savingsMail({ ...voice, request: askedSavings, nextLink: productLink, calculatedOn }),
);
export const NothingSaved: MailStory = {
  tags: ['!visual'],
  ...mailOfTheOther((voice) =>
    savingsMail({ ...voice, request: { ...askedSavings, gasUsage: 0 }, nextLink: productLink, calculatedOn }),
  ),
};

const moment = '24 november 2026 om 21:15';

export const Enquiry: MailStory = mail((voice) =>
  enquiryMail({
    ...voice,
    ...showEnquiry(
      {
        kind: 'contact',
        fields: {
          department: 'service',
          firstName: 'Noor',
          lastName: 'Visser',
          email: 'noor@pomp.example',
          message: 'Mijn warmtepomp geeft code 12.\nWat moet ik doen?',
        },
      },
      dutch,
    ),
    moment,
    answerable: true,
  }),
);
export const EnquiryWithoutAddress: MailStory = {
  tags: ['!visual'],
  ...mailOfTheOther((voice) =>
    enquiryMail({
      ...voice,
      ...showEnquiry(
        {
          kind: 'form',
          formId: 'feedback',
          fields: { grade: '4', message: 'Warmtepompinstallatievoorbereidingsbezoek'.repeat(4) },
        },
        dutch,
      ),
      moment,
      answerable: false,
    }),
  ),
};
export const FormConfirmation: MailStory = mail((voice) =>
  formConfirmationMail({
    ...voice,
    what: 'Schrijf je in voor onze nieuwsbrief',
    link: 'https://www.pomp.example/nieuwsbrief/bevestigen/?token=6yJw0Q2mV8sZ1fR4tKpXcA9uLhN7eB3dGiO5vYqWzTk',
    validFor: '30 dagen',
  }),
);

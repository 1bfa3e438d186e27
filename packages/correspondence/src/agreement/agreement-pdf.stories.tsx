import { signedConsent } from '@pomp/domain';
import { edition as amstelwarmte } from '@pomp/edition/editions/amstelwarmte';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { dutch, english } from '../words/languages.stories.setup.js';
import { pdfMeta, pdfStory } from '../pdf/in-pdf.stories.setup.js';
import { writeAgreement, type AgreementPdf } from './write-agreement.js';

const meta = { ...pdfMeta, title: 'Correspondentie/Getekende overeenkomst' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const agreement: AgreementPdf = {
  orderNumber: '2026-01482',
  product: 'Pomp AO',
  house: { address: 'Havenstraat,3 A', zipcode: '1271 AD', city: 'Huizen' },
  plan: { name: 'Installatieplan', date: '2026-11-18', sha256: '6ca13d52ca70c883e0f0bb101e425a89e8624de51db2d2392593af6a84118090' },
  name: 'Marieke de Wit',
  terms: {
    version: '2026-2',
    sha256: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    link: 'https://www.pomp.example/api/getTerms?version=2026-2',
  },
  consent: signedConsent(dutch, {
    version: '2026-2',
    sha256: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  }),
  agreedAt: new Date('2026-11-21T09:04:00.000Z'),
  total: '€ 3.400',
  downPayment: '€ 1.700',
  installedOn: '12 januari 2027 om 08:00',
  withdrawUntil: '2026-12-07',
  verificationCode: 'K7QM-2F9D-X4TB-8HZR',
  verificationLink: 'https://www.pomp.example/controle/?code=K7QM-2F9D-X4TB-8HZR',
};

export const Signed: Story = pdfStory((look) => writeAgreement(agreement, look));

export const OtherBrand: Story = pdfStory((look) => writeAgreement(agreement, look), amstelwarmte);

export const InEnglish: Story = pdfStory(
  (look) => writeAgreement({ ...agreement, plan: { ...agreement.plan, name: 'Installation plan' } }, look),
  amstelwarmte,
  english,
);

export const LongNames: Story = pdfStory((look) =>
  writeAgreement(
    {
      ...agreement,
      house: { address: 'Burgemeester van der Heijden-van Swietenstraat,11 zwart', zipcode: '7411 BR', city: 'Deventer' },
      plan: {
        ...agreement.plan,
        name: 'Installatieplan warmtepompboilercombinatievoorbereidingsset, met de aanvulling over de leidingen door de kruipruimte',
      },
      name: 'Wilhelmina-Alexandrina Bernardina Hermenegilda van Łódź-Oldenbarneveldt tot Amerongen',
    },
    look,
  ),
);

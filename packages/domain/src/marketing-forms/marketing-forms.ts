import { firstName, lastName } from '../account/name-fields.js';
import { grades } from './grades.js';
import { choice } from '../sections/kinds/choice.js';
import { email, phone, text } from '../sections/kinds/text.js';
import { defineMarketingForm, type MarketingForm } from './define-marketing-form.js';

const emailAddress = email({ label: 'E-mailadres' });
const phoneNumber = phone({ label: 'Telefoonnummer' });
const name = text({ label: 'Naam', maxLength: 200, autoComplete: 'name', example: 'Noor Visser' });
const companyName = text({ label: 'Bedrijf', maxLength: 200, autoComplete: 'organization', example: 'Woonbedrijf De Linde' });
const message = text({ label: 'Bericht', multiline: true, maxLength: 2_000, example: 'Past een warmtepomp in mijn huis?' });

const newsletter = {
  fields: { email: emailAddress },
  submitLabel: 'Aanmelden',
  thanks: 'Bijna klaar! Kijk in je mailbox en druk op de knop in onze mail. Daarna ben je aangemeld.',
  agreement: 'Je krijgt een paar mails per jaar. Afmelden kan met de link onder elke mail.',
  subscribes: true,
} as const;

const brochure = {
  intro: 'Laat weten wie je bent, dan staat de brochure meteen voor je klaar.',
  fields: { firstName, email: emailAddress, phone: phoneNumber },
  presence: { phone: 'optional' },
  submitLabel: 'Bekijk de brochure',
  thanks: 'Bedankt! De brochure opent in een nieuw tabblad.',
  agreement: 'We kunnen je één keer mailen of bellen om te vragen of de brochure duidelijk was.',
} as const;

/** The forms by their id: the same ids whether we render and keep them, or an outside provider does. */
export const marketingForms = {
  newsletter: defineMarketingForm({
    name: 'newsletter',
    title: 'Schrijf je in voor onze nieuwsbrief',
    intro: 'Nieuws over warmtepompen, subsidies en wat je kunt besparen.',
    ...newsletter,
  }),
  newsletterVacancies: defineMarketingForm({
    name: 'newsletterVacancies',
    title: 'Krijg een mail bij nieuwe vacatures',
    intro: 'We mailen je als er een plek bij komt.',
    ...newsletter,
  }),
  brochurePompAo: defineMarketingForm({ name: 'brochurePompAo', title: 'De brochure van de Pomp AO', ...brochure }),
  brochureAllElectric: defineMarketingForm({ name: 'brochureAllElectric', title: 'De brochure over all-electric', ...brochure }),
  brochurePompT: defineMarketingForm({ name: 'brochurePompT', title: 'De brochure van de Pomp T', ...brochure }),
  brochureBusiness: defineMarketingForm({
    name: 'brochureBusiness',
    title: 'De brochure voor bedrijven',
    ...brochure,
    fields: { name, companyName, email: emailAddress, phone: phoneNumber },
  }),
  savings: defineMarketingForm({
    name: 'savings',
    title: 'Bereken je besparing',
    intro: 'Laat je gegevens achter, dan reken je zo verder.',
    fields: { email: emailAddress, phone: phoneNumber },
    submitLabel: 'Ga verder',
    thanks: 'Bedankt! We gaan verder.',
    agreement: 'We kunnen je één keer mailen of bellen om te vragen of je hulp wilt.',
  }),
  contact: defineMarketingForm({
    name: 'contact',
    title: 'Stel je vraag',
    fields: { firstName, lastName, email: emailAddress, phone: phoneNumber, message },
    presence: { phone: 'optional' },
  }),
  businessContact: defineMarketingForm({
    name: 'businessContact',
    title: 'Neem contact op als bedrijf',
    fields: { name, companyName, email: emailAddress, phone: phoneNumber, message },
    presence: { phone: 'optional' },
  }),
  reservation: defineMarketingForm({
    name: 'reservation',
    title: 'Hulp bij reserveren',
    intro: 'Liever niet zelf reserveren? Dan doen we het samen aan de telefoon.',
    fields: {
      firstName,
      lastName,
      email: emailAddress,
      phone: phoneNumber,
      message: text({
        label: 'Wat wil je vooraf weten?',
        multiline: true,
        maxLength: 2_000,
        example: 'Wanneer kunnen jullie komen?',
      }),
    },
    presence: { message: 'optional' },
    submitLabel: 'Bel mij',
  }),
  callBack: defineMarketingForm({
    name: 'callBack',
    title: 'Laat je terugbellen',
    fields: {
      name,
      phone: phoneNumber,
      moment: choice({
        label: 'Wanneer bellen we je?',
        options: [
          ['ochtend', 'In de ochtend'],
          ['middag', 'In de middag'],
          ['maakt niet uit', 'Maakt niet uit'],
        ],
      }),
    },
    submitLabel: 'Bel mij terug',
    thanks: 'Bedankt! We bellen je op een werkdag terug.',
    agreement: 'We gebruiken je nummer alleen om je terug te bellen.',
  }),
  feedback: defineMarketingForm({
    name: 'feedback',
    title: 'Wat vind je van deze site?',
    fields: {
      grade: choice({ label: 'Hoe goed kon je vinden wat je zocht?', options: grades }),
      message: text({ label: 'Wat kan er beter?', multiline: true, maxLength: 2_000, example: 'Ik zocht lang naar de brochure.' }),
      email: email({ label: 'E-mailadres', help: 'Alleen als je een antwoord wilt.' }),
    },
    presence: { message: 'optional', email: 'optional' },
    thanks: 'Bedankt! Hier worden we beter van.',
    agreement: 'We gebruiken dit alleen om de site beter te maken, en om je te antwoorden als je je e-mailadres invult.',
  }),
  application: defineMarketingForm({
    name: 'application',
    title: 'Solliciteren',
    intro: 'Jouw carrière ... start hier – verbind je talenten met ons voor een schonere wereld.',
    fields: {
      name,
      startingDate: text({ label: 'Wanneer kun je beginnen?', maxLength: 100, example: 'Per 1 februari' }),
      email: emailAddress,
      phone: phoneNumber,
      message: text({
        label: 'Waarom pas jij bij ons?',
        multiline: true,
        maxLength: 2_000,
        example: 'Ik werk graag met mijn handen, en met mensen.',
      }),
    },
    submitLabel: 'Solliciteer nu!',
    thanks: 'Bedankt voor je sollicitatie! We nemen snel contact met je op.',
    agreement: 'We bewaren je gegevens tot vier weken na de laatste stap van je sollicitatie.',
  }),
} as const satisfies Record<string, MarketingForm>;

/** The id of one of `marketingForms`. */
export type MarketingFormId = keyof typeof marketingForms;

/** Whether a form for marketing is one of ours. */
export const isMarketingFormId = (id: string): id is MarketingFormId => Object.hasOwn(marketingForms, id);

/** The form with this id, if it is one of ours. */
export const marketingFormOf = (id: string): MarketingForm | undefined => (isMarketingFormId(id) ? marketingForms[id] : undefined);

import type { WordsOfMarketingForm } from './define-marketing-form.js';
import type { MarketingFormId, marketingForms } from './marketing-forms.js';

type Needed = { readonly [Id in MarketingFormId as `domain/marketing/${Id}`]: WordsOfMarketingForm<(typeof marketingForms)[Id]> };

const newsletter = {
  submitLabel: 'Aanmelden',
  thanks: 'Bijna klaar! Kijk in je mailbox, open de link in onze mail en bevestig daar je aanmelding.',
  agreement: 'Je krijgt een paar mails per jaar. Afmelden kan met de link onder elke mail.',
} as const;

const brochure = {
  intro: 'Laat weten wie je bent, dan staat de brochure meteen voor je klaar.',
  submitLabel: 'Bekijk de brochure',
  thanks: 'Bedankt! De brochure opent in een nieuw tabblad.',
  agreement: 'We kunnen je één keer mailen om te vragen of de brochure duidelijk was. Bellen doen we alleen als je dat aankruist.',
} as const;

export const nl = {
  'domain/marketing/newsletter': {
    title: 'Schrijf je in voor onze nieuwsbrief',
    intro: 'Nieuws over warmtepompen, subsidies en wat je kunt besparen.',
    ...newsletter,
  },
  'domain/marketing/newsletterVacancies': {
    title: 'Krijg een mail bij nieuwe vacatures',
    intro: 'We mailen je als er een plek bij komt.',
    ...newsletter,
  },
  'domain/marketing/brochurePompAo': { title: 'De brochure van de Pomp AO', ...brochure },
  'domain/marketing/brochureAllElectric': { title: 'De brochure over all-electric', ...brochure },
  'domain/marketing/brochurePompT': { title: 'De brochure van de Pomp T', ...brochure },
  'domain/marketing/brochureBusiness': { title: 'De brochure voor bedrijven', ...brochure },
  'domain/marketing/savings': {
    title: 'Bereken je besparing',
    intro: 'Laat je gegevens achter, dan reken je zo verder.',
    submitLabel: 'Ga verder',
    thanks: 'Bedankt! We gaan verder.',
    agreement: 'We kunnen je één keer mailen om te vragen of je hulp wilt. Bellen doen we alleen als je dat aankruist.',
  },
  'domain/marketing/contact': { title: 'Stel je vraag' },
  'domain/marketing/businessContact': { title: 'Neem contact op als bedrijf' },
  'domain/marketing/reservation': {
    title: 'Hulp bij reserveren',
    intro: 'Liever niet zelf reserveren? Dan doen we het samen aan de telefoon.',
    submitLabel: 'Bel mij',
    message: { label: 'Wat wil je vooraf weten?' },
  },
  'domain/marketing/callBack': {
    title: 'Laat je terugbellen',
    submitLabel: 'Bel mij terug',
    thanks: 'Bedankt! We bellen je op een werkdag terug.',
    agreement: 'We gebruiken je nummer alleen om je terug te bellen.',
    moment: {
      label: 'Wanneer bellen we je?',
      options: { ochtend: 'In de ochtend', middag: 'In de middag', 'maakt niet uit': 'Maakt niet uit' },
    },
  },
  'domain/marketing/feedback': {
    title: 'Wat vind je van deze site?',
    thanks: 'Bedankt! Hier worden we beter van.',
    agreement: 'We gebruiken dit alleen om de site beter te maken, en om je te antwoorden als je je e-mailadres invult.',
    grade: { label: 'Hoe goed kon je vinden wat je zocht?' },
    message: { label: 'Wat kan er beter?' },
    email: { label: 'E-mailadres', help: 'Alleen als je een antwoord wilt.' },
  },
  'domain/marketing/application': {
    title: 'Solliciteren',
    intro: 'Jouw carrière ... start hier – verbind je talenten met ons voor een schonere wereld.',
    submitLabel: 'Solliciteer nu!',
    thanks: 'Bedankt voor je sollicitatie! We nemen snel contact met je op.',
    agreement: 'We bewaren je sollicitatie vier weken.',
    startingDate: { label: 'Wanneer kun je beginnen?' },
    message: { label: 'Waarom pas jij bij ons?' },
  },
} as const satisfies Needed;

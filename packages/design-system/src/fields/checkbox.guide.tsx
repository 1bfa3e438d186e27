import type { ComponentGuide } from '@pomp/tooling/component-guide';
import { Link } from '../navigation/link.js';
import { Checkbox } from './checkbox.js';

export const checkboxGuide: ComponentGuide = {
  purpose: {
    nl: 'Iets wat wel of niet zo is, of waar iemand mee instemt. Voor een vraag met ‘ja’ en ‘nee’ zijn keuzekaarten beter: daar is te zien of iemand geantwoord heeft. Voor meer antwoorden tegelijk is er de meerkeuze.',
    en: 'Something that is so or isn’t, or that someone agrees with. For a question with ‘yes’ and ‘no’ choice cards are better: there it can be seen whether someone has answered. For several answers at once there are the cards for several answers.',
  },
  anatomy: {
    picture: (
      <Checkbox
        label={
          <>
            Ik ga akkoord met de <Link href="/algemene-voorwaarden">voorwaarden</Link>
          </>
        }
        name="terms"
        required
        help="Je krijgt ze ook per mail."
        error="Je moet akkoord gaan met de voorwaarden."
      />
    ),
    parts: [
      {
        name: { nl: 'Vakje', en: 'Box' },
        at: 'input',
        text: {
          nl: 'Leeg tot iemand het zelf aankruist: instemming staat nooit vooraf aan.',
          en: 'Empty until someone ticks it: agreement is never given beforehand.',
        },
      },
      {
        name: { nl: 'Label', en: 'Label' },
        at: 'label > span',
        text: {
          nl: 'Een zin die waar is als het vakje aanstaat. Er mag een link in staan.',
          en: 'A sentence that is true when the box is ticked. There may be a link in it.',
        },
      },
      {
        name: { nl: 'Hulp', en: 'Help' },
        at: '[id$="-help"]',
        text: { nl: 'Wat er verder gebeurt.', en: 'What happens further.' },
      },
      {
        name: { nl: 'Melding', en: 'Message' },
        at: '[id$="-error"]',
        text: { nl: 'Waarom het nodig is.', en: 'Why it is needed.' },
      },
    ],
  },
  dos: [
    {
      picture: <Checkbox label="Dit is mijn hoofdadres" name="mainAddress" defaultChecked />,
      text: { nl: 'Een zin die klopt als het vakje aanstaat.', en: 'A sentence that is right when the box is ticked.' },
    },
  ],
  donts: [
    {
      picture: <Checkbox label="Ik wil geen nieuwsbrief ontvangen" name="noNews" />,
      text: {
        nl: 'Een ontkenning: aankruisen om iets niet te krijgen leest niemand goed.',
        en: 'A denial: nobody reads ticking something in order not to get it.',
      },
    },
    {
      picture: <Checkbox label="Ik ga akkoord met de voorwaarden" name="terms2" defaultChecked />,
      text: { nl: 'Instemming die al aangekruist is.', en: 'Agreement that is ticked already.' },
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: { nl: 'Naar het vakje, daarna naar een link in het label.', en: 'To the box, then to a link in the label.' },
    },
    { keys: { nl: 'Spatie', en: 'Space' }, does: { nl: 'Kruist aan of maakt leeg.', en: 'Ticks or clears.' } },
  ],
  content: [
    {
      nl: 'Begin met ‘Ik’ of ‘Dit is’: de zin hoort bij wie hem aankruist.',
      en: 'Begin with ‘I’ or ‘This is’: the sentence belongs to whoever ticks it.',
    },
    { nl: 'Geen ontkenningen.', en: 'No denials.' },
  ],
};

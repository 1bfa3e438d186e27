import type { ComponentGuide } from '@pomp/tooling/component-guide';
import { Link } from '../navigation/link.js';
import { Checkbox } from './checkbox.js';

export const checkboxGuide: ComponentGuide = {
  purpose:
    'Iets wat wel of niet zo is, of waar iemand mee instemt. Voor een vraag met ‘ja’ en ‘nee’ zijn keuzekaarten beter: daar is te zien of iemand geantwoord heeft. Voor meer antwoorden tegelijk is er de meerkeuze.',
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
      { name: 'Vakje', at: 'input', text: 'Leeg tot iemand het zelf aankruist: instemming staat nooit vooraf aan.' },
      { name: 'Label', at: 'label > span', text: 'Een zin die waar is als het vakje aanstaat. Er mag een link in staan.' },
      { name: 'Hulp', at: '[id$="-help"]', text: 'Wat er verder gebeurt.' },
      { name: 'Melding', at: '[id$="-error"]', text: 'Waarom het nodig is.' },
    ],
  },
  dos: [
    {
      picture: <Checkbox label="Dit is mijn hoofdadres" name="mainAddress" defaultChecked />,
      text: 'Een zin die klopt als het vakje aanstaat.',
    },
  ],
  donts: [
    {
      picture: <Checkbox label="Ik wil geen nieuwsbrief ontvangen" name="noNews" />,
      text: 'Een ontkenning: aankruisen om iets niet te krijgen leest niemand goed.',
    },
    {
      picture: <Checkbox label="Ik ga akkoord met de voorwaarden" name="terms2" defaultChecked />,
      text: 'Instemming die al aangekruist is.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Naar het vakje, daarna naar een link in het label.' },
    { keys: 'Spatie', does: 'Kruist aan of maakt leeg.' },
  ],
  content: ['Begin met ‘Ik’ of ‘Dit is’: de zin hoort bij wie hem aankruist.', 'Geen ontkenningen.'],
};

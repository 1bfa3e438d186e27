export const nl = {
  failed: 'Het versturen is niet gelukt. Wat je hebt ingevuld, staat er nog. Probeer het zo nog een keer.',
  needsScript:
    'Dit formulier werkt alleen met JavaScript. Zet dat aan in je browser, of <contact>neem contact met ons op</contact>.',
  notSent: 'Wat je hebt ingevuld, is niet verstuurd en niet bewaard.',
  /** Above questions that needn't be answered: the button for it takes script. */
  unknown: 'Weet je iets niet? Vul dan ‘ik weet het niet’ in.',
  /** Where the form was, once the reservation is placed. */
  reserved: 'Bedankt! Je reservering is ontvangen.',
  title: 'Dit formulier kan niet zonder JavaScript',
} as const;

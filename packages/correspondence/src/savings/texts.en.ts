import type { Translation } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const en: Translation<typeof nl> = {
  title: 'What a heat pump saves you',
  titleAbout: 'What a heat pump saves you: {about}',
  mail: {
    title: 'Your calculation is ready',
    asked: 'You asked us for a calculation for {about}.',
    saves: {
      home: 'With one Pomp AO you save an estimated {amount} a year ({range}).',
      business: 'With one Pomp AO you save an estimated {amount} a year per home ({range}).',
    },
    even: {
      home: 'With one Pomp AO, you’ll keep paying about the same, by our estimate ({range}): it doesn’t save you money.',
      business: 'With one Pomp AO, a home keeps costing about the same, by our estimate ({range}): it doesn’t save you money.',
    },
    costs: {
      home: 'With one Pomp AO you pay an estimated {amount} a year more ({range}): it doesn’t save you money.',
      business: 'With one Pomp AO a home costs an estimated {amount} a year more ({range}): it doesn’t save you money.',
    },
    payback: 'You earn the pump back in {time}.',
    noPayback: 'This way you don’t earn the pump back.',
    fit: {
      home: 'Is a pump right for your home? {verdict}. {todo}',
      business: 'Is a pump right for such a home? {verdict}. {todo}',
    },
    less: 'You use an estimated {gas} less gas ({gasRange}) and emit {co2} less CO₂ ({co2Range}).',
    lessGas: 'You use an estimated {gas} less gas ({gasRange}), but the electricity causes {co2} more CO₂ ({co2Range}).',
    noGas: 'By our estimate there is no gas to save.',
    attached:
      'The attachment says how we work that out, with every figure and where it comes from, and what you pay over {years} years.',
    contact: 'Contact us',
    product: 'View the Pomp AO',
    fileName: 'savings.pdf',
  },
  pdf: {
    subject: 'Calculation by {seller}',
    intro:
      'Calculated on {date}. Every amount is an estimate, with how far off it can be: what you really save depends on your home, the weather and the prices.',
    fit: 'Is a heat pump right for it?',
    fitHybrid: 'Beside your boiler',
    fitAllElectric: 'Without gas',
    fitVerdict: '{verdict}. {todo}',
    year: 'In one year, beside your boiler',
    yearPerHome: 'Per home in one year, beside the boiler',
    yearAllElectric: 'In one year, without gas',
    yearAllElectricPerHome: 'Per home in one year, without gas',
    yearOfAll: 'All {count} homes together in one year',
    saving: 'Savings',
    gas: 'Gas',
    co2: 'CO₂',
    assumptions: 'What we assume',
    assumptionsIntro: 'What we don’t know, we estimate.',
    assumption: '{value}. {why}',
    steps: 'How we work it out',
    term: '{label}: {quantity}',
    outcome: '= {label}: {quantity}',
    figures: 'Where the figures come from',
    source: '{basis}. {source}, {date}.',
  },
  outcomes: {
    price: 'Price, once',
    monthly: 'Per month',
    saved: 'You save',
    even: 'You save nothing',
    costs: 'It costs you more',
    lessGas: 'Less gas',
    moreElectricity: 'More electricity',
    lessCo2: 'Less CO₂',
    moreCo2: 'More CO₂',
    inRange: '{quantity} ({range})',
    payback: 'Pays for itself in',
    noPayback: 'With these figures the pump doesn’t pay for itself.',
    subsidy: 'ISDE subsidy {year}, as an indication',
    subsidyOf:
      '{amount}, for owners who live there themselves and a pump with label A+++. The government decides what you get. No subsidy is counted in the figures above.',
  },
  costs: {
    title: 'What you pay over {years} years',
    intro:
      'Gas, the pump’s electricity and the pump itself, at today’s prices and without subsidy. The bands show how far off it can be.',
    introPerHome:
      'Per home: gas, the pump’s electricity and the pump itself, at today’s prices and without subsidy. The bands show how far off it can be.',
    after: '{year, plural, one {After # year} other {After # years}}',
    three: 'Without a pump: {now}\nHybrid: {hybrid}\nAll-electric: {allElectric}',
    year: '{year, plural, one {# year} other {# years}}',
    now: 'doing nothing',
    hybrid: 'hybrid',
    allElectric: 'all-electric',
    inWords:
      'Chart: after {years} years you’ve paid {now} without a heat pump, {hybrid} with a hybrid and {allElectric} all-electric, the pump included. {turning}',
    cheaperFrom:
      '{year, plural, one {After about # year you’re better off with the hybrid.} other {After about # years you’re better off with the hybrid.}}',
    neverCheaper: 'The hybrid doesn’t pay for itself in that time.',
  },
};

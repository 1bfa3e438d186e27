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
    costs: {
      home: 'With one Pomp AO, a heat pump costs you an estimated {amount} a year: it doesn’t save you money.',
      business: 'With one Pomp AO, a heat pump costs you an estimated {amount} a year per home: it doesn’t save you money.',
    },
    less: 'You use {gas} less gas and emit {co2} less CO₂.',
    attached:
      'The attachment says how we work that out, with every figure and where it comes from, and what you pay over {years} years.',
    contact: 'Contact us',
    product: 'View the Pomp AO',
    fileName: 'savings.pdf',
  },
  pdf: {
    subject: 'Calculation by {seller}',
    intro:
      'Calculated on {date}, with one Pomp AO beside the central heating boiler. This is an estimate: what you really save depends on your home, the weather and the prices.',
    year: 'In one year',
    yearPerHome: 'Per home in one year',
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
    saved: 'You save',
    costs: 'It costs you',
    lessGas: 'Less gas',
    moreElectricity: 'More electricity',
    lessCo2: 'Less CO₂',
    moreCo2: 'More CO₂',
    inRange: '{quantity} ({range})',
    payback: 'Pays for itself in',
    noPayback: 'With these figures the pump doesn’t pay for itself.',
    subsidy: 'Subsidy, as an indication',
    subsidyOf: '{amount}. The government decides what you get. No subsidy is counted in the figures above.',
  },
  costs: {
    title: 'What you pay over {years} years',
    intro: 'For gas and for the pump’s electricity together, at today’s prices and without subsidy.',
    introPerHome: 'For gas and for the pump’s electricity together, at today’s prices and without subsidy. Per home.',
    after: '{year, plural, one {After # year} other {After # years}}',
    both: '{now} without and {withPump} with a heat pump',
    year: '{year, plural, one {# year} other {# years}}',
    now: 'without a heat pump',
    withPump: 'with a heat pump, and what it costs',
    inWords:
      'Chart: after {years} years you’ve paid {now} without a heat pump, and {withPump} with one, the pump included. {turning}',
    cheaperFrom:
      '{year, plural, one {After about # year you’re better off with the pump.} other {After about # years you’re better off with the pump.}}',
    neverCheaper: 'The pump doesn’t pay for itself in that time.',
  },
};

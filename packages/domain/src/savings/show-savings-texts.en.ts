import type { Translation } from '@pomp/language';
import type { nl } from './show-savings-texts.nl.js';

export const en: Translation<typeof nl> = {
  units: {
    '%': '{amount}%',
    '°C': '{amount} °C',
    kW: '{amount} kW',
    kWh: '{amount} kWh',
    kg: '{amount} kg',
    'm²': '{amount} m²',
    'm³': '{amount} m³',
    '€': '{amount}',
    'W/m²': '{amount} W per m²',
    'kWh/m³': '{amount} kWh per m³',
    'kg/m³': '{amount} kg per m³',
    'kg/kWh': '{amount} kg per kWh',
    '€/m³': '{amount} per m³',
    '€/kWh': '{amount} per kWh',
    '€/kW': '{amount} per kW',
    'm³/year': '{amount} m³ a year',
    'kWh/year': '{amount} kWh a year',
    'kg/year': '{amount} kg a year',
    '€/year': '{amount} a year',
    '€/month': '{amount} a month',
    residents: '{amount} residents',
    'heat/electricity': '{amount} kWh of heat per kWh of electricity',
  },
  range: { between: 'between {low} and {high}', about: 'about {amount}' },
  payback: {
    both: '{years} and {months}',
    years: '{count, plural, one {# year} other {# years}}',
    months: '{count, plural, one {# month} other {# months}}',
  },
  subject: {
    homes: '{count, plural, one {# home} other {# homes}}',
    ofKind: '{homes}: {kind}',
    kinds: {
      appartement: 'flat',
      tussenwoning: 'mid-terrace house',
      hoekwoning: 'end-of-terrace house',
      '2onder1kap': 'semi-detached house',
      vrijstaand: 'detached house',
    },
  },
};

import type { WordsOf } from '../sections/words-of.js';
import type { houseSection } from './house-section.js';

export const nl = {
  title: 'Woning',
  intro: 'De bouw van je huis bepaalt hoeveel warmte het verliest, en waar een warmtepomp kan staan.',
  buildingYear: {
    label: 'Wanneer is je huis gebouwd?',
    help: 'Het bouwjaar staat in je koopakte, en op bagviewer.kadaster.nl.',
    options: {
      '1964': 'Vóór 1965',
      '1975': '1965 – 1975',
      '1983': '1976 – 1983',
      '1988': '1984 – 1988',
      '1992': '1989 – 1992',
      '2005': '1993 – 2005',
      '2015': '2006 – 2015',
      '2016': 'Na 2015',
    },
  },
  buildingSize: {
    label: 'Hoe groot is het woonoppervlak?',
    help: 'Tel de vloeren van alle verdiepingen op, zonder schuur of garage. De oppervlakte staat ook op bagviewer.kadaster.nl.',
  },
  buildingLayers: {
    label: 'Hoeveel woonlagen heeft je huis?',
    help: 'Tel de begane grond mee, en de zolder als je daar woont of slaapt.',
    options: { '1': '1', '2': '2', '3': '3', '4': '4', '5': '5+' },
  },
  people: {
    label: 'Met hoeveel mensen woon je er?',
    help: 'Hiermee schatten we hoeveel warm water je gebruikt.',
    options: { '1': '1', '2': '2', '3': '3', '4': '4', '5': '5', 'more then 5': '6+' },
  },
  typeOfBuilding: {
    label: 'Wat voor huis is het?',
    options: {
      tussenwoning: 'Tussenwoning',
      hoekwoning: 'Hoekwoning',
      '2onder1kap': 'Twee-onder-een-kap',
      vrijstaand: 'Vrijstaand',
      appartement: 'Appartement',
      overig: 'Anders',
    },
  },
  typeOfBuildingOther: { label: 'Wat voor huis is het dan?' },
  typeOfAppartment: {
    label: 'Waar in het gebouw ligt je appartement?',
    options: { hoekappartement: 'Op een hoek', tussenappartement: 'Tussen andere appartementen' },
  },
  roofUpstairsNeighbors: {
    label: 'Welk deel van je plafond grenst aan de bovenburen?',
    help: 'Wat niet aan buren grenst, is dak. Daar gaat warmte door verloren.',
    options: { '0': 'Niets: erboven is het dak', '25': 'Een kwart', '50': 'De helft', '75': 'Driekwart', '100': 'Alles' },
  },
  floorUpstairsNeighbors: {
    label: 'Wat ligt er onder je vloer?',
    help: 'Ligt er van alles een stuk onder, kies dan het grootste.',
    options: { grond: 'De grond', 'ander appartment': 'Een ander appartement', kelder: 'Een kelder' },
  },
  roofSlope: {
    label: 'Hoeveel procent van je dak is schuin?',
    help: 'Een plat dak is 0%, een gewoon zadeldak 100%. Is een aanbouw of dakkapel plat, trek die er dan af.',
    options: {
      '0': '0%: het dak is plat',
      '20': '20%',
      '40': '40%',
      '50': '50%',
      '60': '60%',
      '80': '80%',
      '100': '100%: het hele dak',
    },
  },
  roofSlopeHeated: {
    label: 'Verwarm je de ruimte onder het schuine dak?',
    help: 'Bijvoorbeeld een slaapkamer of werkkamer op zolder. Verwarm je de helft van die ruimte of meer, kies dan ja.',
  },
  basement: { label: 'Heeft je huis een kelder?', help: 'Een kruipruimte is geen kelder.' },
  basementPercentage: {
    label: 'Onder welk deel van je huis ligt de kelder?',
    help: 'Schat het ten opzichte van de begane grond. Door de vloer boven een koude kelder gaat warmte verloren.',
    options: { '25': 'Een kwart', '50': 'De helft', '75': 'Driekwart', '100': 'Het hele huis' },
  },
} as const satisfies WordsOf<typeof houseSection>;

import type { Translation } from '@pomp/language';
import type { nl } from './house-section.nl.js';

export const en: Translation<typeof nl> = {
  title: 'Home',
  intro: 'How your home is built decides how much heat it loses, and where a heat pump can go.',
  buildingYear: {
    label: 'When was your home built?',
    help: 'The year of construction is in your deed of purchase, and on bagviewer.kadaster.nl.',
    options: {
      '1964': 'Before 1965',
      '1975': '1965 – 1975',
      '1983': '1976 – 1983',
      '1988': '1984 – 1988',
      '1992': '1989 – 1992',
      '2005': '1993 – 2005',
      '2015': '2006 – 2015',
      '2016': 'After 2015',
    },
  },
  buildingSize: {
    label: 'How large is the living area?',
    help: 'Add up the floors of all storeys, without a shed or garage. The area is on bagviewer.kadaster.nl too.',
  },
  buildingLayers: {
    label: 'How many storeys does your home have?',
    help: 'Count the ground floor, and the attic if you live or sleep there.',
    options: { '1': '1', '2': '2', '3': '3', '4': '4', '5': '5+' },
  },
  people: {
    label: 'How many people live there?',
    help: 'With this we estimate how much hot water you use.',
    options: { '1': '1', '2': '2', '3': '3', '4': '4', '5': '5', 'more then 5': '6+' },
  },
  typeOfBuilding: {
    label: 'What kind of home is it?',
    options: {
      tussenwoning: 'Terraced',
      hoekwoning: 'End of terrace',
      '2onder1kap': 'Semi-detached',
      vrijstaand: 'Detached',
      appartement: 'Flat',
      overig: 'Something else',
    },
  },
  typeOfBuildingOther: { label: 'What kind of home is it, then?' },
  typeOfAppartment: {
    label: 'Where in the building is your flat?',
    options: { hoekappartement: 'On a corner', tussenappartement: 'Between other flats' },
  },
  roofUpstairsNeighbors: {
    label: 'How much of your ceiling borders on the upstairs neighbours?',
    help: 'What doesn’t border on neighbours is roof. Heat is lost through it.',
    options: { '0': 'None: above it is the roof', '25': 'A quarter', '50': 'Half', '75': 'Three quarters', '100': 'All of it' },
  },
  floorUpstairsNeighbors: {
    label: 'What is under your floor?',
    help: 'If there is a bit of everything under it, choose the largest.',
    options: { grond: 'The ground', 'ander appartment': 'Another flat', kelder: 'A cellar' },
  },
  roofSlope: {
    label: 'What percentage of your roof is sloped?',
    help: 'A flat roof is 0%, an ordinary gable roof 100%. If an extension or dormer is flat, take that off.',
    options: {
      '0': '0%: the roof is flat',
      '20': '20%',
      '40': '40%',
      '50': '50%',
      '60': '60%',
      '80': '80%',
      '100': '100%: the whole roof',
    },
  },
  roofSlopeHeated: {
    label: 'Do you heat the space under the sloped roof?',
    help: 'For example a bedroom or study in the attic. If you heat half of that space or more, choose yes.',
  },
  basement: { label: 'Does your home have a cellar?', help: 'A crawl space isn’t a cellar.' },
  basementPercentage: {
    label: 'Under how much of your home is the cellar?',
    help: 'Estimate it relative to the ground floor. Heat is lost through the floor above a cold cellar.',
    options: { '25': 'A quarter', '50': 'Half', '75': 'Three quarters', '100': 'The whole home' },
  },
};

import { defineSection } from '../sections/define-section.js';
import { choice, yesNo } from '../sections/kinds/choice.js';
import { wholeNumber } from '../sections/kinds/number.js';
import { text } from '../sections/kinds/text.js';

/** Woning: the building itself. */
export const houseSection = defineSection({
  name: 'house',
  title: 'Woning',
  intro: 'De bouw van je huis bepaalt hoeveel warmte het verliest, en waar een warmtepomp kan staan.',
  fields: {
    buildingYear: choice({
      label: 'Wanneer is je huis gebouwd?',
      help: 'Het bouwjaar staat in je koopakte, en op bagviewer.kadaster.nl.',
      options: [
        ['1964', 'Vóór 1965'],
        // The wire has the last year of each period (spec 2 §3).
        ['1975', '1965 – 1975'],
        ['1983', '1976 – 1983'],
        ['1988', '1984 – 1988'],
        ['1992', '1989 – 1992'],
        ['2005', '1993 – 2005'],
        ['2015', '2006 – 2015'],
        ['2016', 'Na 2015'],
      ],
      unknown: true,
      example: '1975',
    }),
    buildingSize: wholeNumber({
      label: 'Hoe groot is het woonoppervlak?',
      help: 'Tel de vloeren van alle verdiepingen op, zonder schuur of garage. De oppervlakte staat ook op bagviewer.kadaster.nl.',
      unit: 'm²',
      unknown: true,
      example: '124',
    }),
    buildingLayers: choice({
      label: 'Hoeveel woonlagen heeft je huis?',
      help: 'Tel de begane grond mee, en de zolder als je daar woont of slaapt.',
      options: [
        ['1', '1'],
        ['2', '2'],
        ['3', '3'],
        ['4', '4'],
        ['5', '5 of meer'],
      ],
      unknown: true,
      example: '3',
    }),
    people: choice({
      label: 'Met hoeveel mensen woon je er?',
      help: 'Hiermee schatten we hoeveel warm water je gebruikt.',
      options: [
        ['1', '1'],
        ['2', '2'],
        ['3', '3'],
        ['4', '4'],
        ['5', '5'],
        ['more then 5', 'Meer dan 5'],
      ],
      unknown: true,
      example: '4',
    }),
    typeOfBuilding: choice({
      label: 'Wat voor huis is het?',
      options: [
        ['tussenwoning', 'Tussenwoning'],
        ['hoekwoning', 'Hoekwoning'],
        ['2onder1kap', 'Twee-onder-een-kap'],
        ['vrijstaand', 'Vrijstaand'],
        ['appartement', 'Appartement'],
        ['overig', 'Anders'],
      ],
      unknown: true,
    }),
    typeOfBuildingOther: text({ label: 'Wat voor huis is het dan?', example: 'Woonboot' }),
    typeOfAppartment: choice({
      label: 'Waar in het gebouw ligt je appartement?',
      options: [
        ['hoekappartement', 'Op een hoek'],
        ['tussenappartement', 'Tussen andere appartementen'],
      ],
    }),
    roofUpstairsNeighbors: choice({
      label: 'Welk deel van je plafond grenst aan de bovenburen?',
      help: 'Wat niet aan buren grenst, is dak. Daar gaat warmte door verloren.',
      options: [
        ['0', 'Niets: erboven is het dak'],
        ['25', 'Een kwart'],
        ['50', 'De helft'],
        ['75', 'Driekwart'],
        ['100', 'Alles'],
      ],
      unknown: true,
    }),
    floorUpstairsNeighbors: choice({
      label: 'Wat ligt er onder je vloer?',
      help: 'Ligt er van alles een stuk onder, kies dan het grootste.',
      options: [
        ['grond', 'De grond'],
        ['ander appartment', 'Een ander appartement'],
        ['kelder', 'Een kelder'],
      ],
      unknown: true,
    }),
    roofSlope: choice({
      label: 'Hoeveel procent van je dak is schuin?',
      help: 'Een plat dak is 0%, een gewoon zadeldak 100%. Is een aanbouw of dakkapel plat, trek die er dan af.',
      options: [
        ['0', '0%: het dak is plat'],
        ['20', '20%'],
        ['40', '40%'],
        ['50', '50%'],
        ['60', '60%'],
        ['80', '80%'],
        ['100', '100%: het hele dak'],
      ],
      unknown: true,
      example: '100',
    }),
    roofSlopeHeated: choice({
      label: 'Verwarm je de ruimte onder het schuine dak?',
      help: 'Bijvoorbeeld een slaapkamer of werkkamer op zolder. Verwarm je de helft van die ruimte of meer, kies dan ja.',
      options: yesNo,
      unknown: true,
    }),
    basement: choice({
      label: 'Heeft je huis een kelder?',
      help: 'Een kruipruimte is geen kelder.',
      options: yesNo,
      unknown: true,
      example: 'nee',
    }),
    basementPercentage: choice({
      label: 'Onder welk deel van je huis ligt de kelder?',
      help: 'Schat het ten opzichte van de begane grond. Door de vloer boven een koude kelder gaat warmte verloren.',
      options: [
        ['25', 'Een kwart'],
        ['50', 'De helft'],
        ['75', 'Driekwart'],
        ['100', 'Het hele huis'],
      ],
      unknown: true,
    }),
  },
  presence: {
    typeOfBuildingOther: ({ answers }) => (answers.typeOfBuilding === 'overig' ? 'optional' : 'hidden'),
    typeOfAppartment: ({ answers }) => (answers.typeOfBuilding === 'appartement' ? 'required' : 'hidden'),
    roofUpstairsNeighbors: ({ answers }) => (answers.typeOfBuilding === 'appartement' ? 'required' : 'hidden'),
    floorUpstairsNeighbors: ({ answers }) => (answers.typeOfBuilding === 'appartement' ? 'required' : 'hidden'),
    roofSlopeHeated: ({ answers: { roofSlope, typeOfBuilding } }) =>
      roofSlope !== undefined && roofSlope !== '0' && typeOfBuilding !== undefined ? 'required' : 'hidden',
    // Until a type is chosen nobody knows whether there can be a cellar; `o.b.` counts as chosen and not an apartment.
    basement: ({ answers: { typeOfBuilding } }) =>
      typeOfBuilding !== undefined && typeOfBuilding !== 'appartement' ? 'required' : 'hidden',
    basementPercentage: ({ answers: { basement, floorUpstairsNeighbors } }) =>
      basement === 'ja' || floorUpstairsNeighbors === 'kelder' ? 'required' : 'hidden',
  },
});

/*
 * What public clients of EP-Online's version 5 read in its answers, as its own description is shown to whoever has a key: the names in a Go client (struct `apiEnergyLabel`) and in a Python one (`EpDataSchema`), which
 * agree, found by a search through public code on 2026-11-26.
 */
export const labelFields = (
  'Registratiedatum Opnamedatum Geldig_tot Certificaathouder Soort_opname Status Berekeningstype Gebouwklasse Gebouwtype Gebouwsubtype SBIcode Postcode Huisnummer Huisletter ' +
  'Huisnummertoevoeging Detailaanduiding BAGVerblijfsobjectID BAGLigplaatsID BAGStandplaatsID BAGPandIDs Bouwjaar Gebruiksoppervlakte_thermische_zone Compactheid Energieklasse ' +
  'EnergieIndex EnergieIndex_EMG_forfaitair Energiebehoefte PrimaireFossieleEnergie Primaire_fossiele_energie_EMG_forfaitair Aandeel_hernieuwbare_energie ' +
  'Aandeel_hernieuwbare_energie_EMG_forfaitair Temperatuuroverschrijding Warmtebehoefte Eis_energiebehoefte Eis_primaire_fossiele_energie Eis_aandeel_hernieuwbare_energie ' +
  'Eis_temperatuuroverschrijding BerekendeCO2Emissie BerekendeEnergieverbruik IsVereenvoudigdLabel Op_basis_van_referentiegebouw'
).split(' ');

/*
 * What is read of a home (`bag:verblijfsobject`) in the answers of the register of buildings, by PDOK's WFS 2.0: the names in a TypeScript client, which took them from its DescribeFeatureType, and in a Python one that asks
 * by the id of one home as we do. They differ on whether a year is a number or text. Found by a search through public code on 2026-11-26.
 */
export const dwellingFields =
  'identificatie pandidentificatie rdf_seealso oppervlakte status gebruiksdoel openbare_ruimte huisnummer huisletter toevoeging postcode woonplaats bouwjaar pandstatus'.split(
    ' ',
  );

/*
 * Dimensions, codes and figures of Statistics Netherlands' table 85140NED that two public clients, in TypeScript and Python, name alike, with the classes of years and areas that they stand for. Found on 2026-11-26.
 */
export const energyUseCodes = {
  Woningtype: ['T001100', 'ZW10320', 'ZW10300', 'ZW25806', 'ZW25805', 'ZW25810'],
  Bouwjaar: ['T001018', 'ZW25799', 'ZW25800', 'ZW10406', 'ZW25801', 'ZW25815', 'ZW25818', 'ZW25797'],
  Gebruiksoppervlakte: ['T001116', 'A050300', 'A025408', 'A025409', 'A025410', 'A025411', 'A050301'],
  Bewonersklasse: ['T001351'],
  HoofdverwarmingEnZonnestroom: ['T001614'],
} as const;
export const energyUseFields = [
  'Perioden',
  'GemiddeldeAardgasleveringTempGecorr_3',
  'GemiddeldeAardgasTempGecPerOpp_13',
  'GemiddeldeElektriciteitslevering_23',
];

/*
 * Of its layer of postcodes at PDOK (`postcode6:postcode6`), as a Python client spells them after DescribeFeatureType, with what stands for a figure that isn't told: too few homes, a later year, unknown. Found on 2026-11-26.
 */
export const postcodeFields = [
  'postcode6',
  'aantalWoningen',
  'aantalNietBewoondeWoningen',
  'gemiddeldGasverbruikWoning',
  'gemiddeldElektriciteitsverbruikWoning',
];
export const untold = [-99_997, -99_995, -99_999];

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

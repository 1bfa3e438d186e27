export const nl = {
  homes: 'Huizen die meetellen',
  less: 'Verbruikten minder dan we beloofden',
  within: 'Verbruikten wat we beloofden',
  more: 'Verbruikten meer dan we beloofden',
  gas: 'Gas, samen',
  gasUsed: '<used>0</used> m³ (beloofd: <from>0</from> tot <to>0</to>)',
  electricity: 'Stroom, samen',
  electricityUsed: '<used>0</used> kWh (beloofd: <from>0</from> tot <to>0</to>)',
  how: 'Klanten geven een jaar lang hun meterstanden door. Hier tellen die van wie dat goedvindt, vanaf vier weken na de eerste.',
  none: 'Vanaf vijf huizen staat hier wat eruit komt. Van minder huizen laten we niets zien: dan is te raden van wie het is.',
} as const;

/** What a photo of the installation is of. */
export const photoSubjects = ['boiler', 'outdoorPlace', 'indoorPlace', 'wallPlace', 'hatch', 'pipeRoute', 'pipes'] as const;

/** What a `PhotoExample` can show. */
export type PhotoSubject = (typeof photoSubjects)[number];

/** The drawings' text alternatives, for screen readers. */
export const photoSubjectNames = {
  boiler: 'Een cv-ketel, met alle leidingen eronder en het typeplaatje',
  outdoorPlace: 'Een plek buiten tegen de muur, met ruimte eromheen en een raam in de buurt',
  indoorPlace: 'Een plek binnen van vloer tot plafond, met een deur ernaast',
  wallPlace: 'Een lege muur met een meetlint, een stopcontact en leidingen',
  hatch: 'Een open luik in de vloer, met leidingen erin',
  pipeRoute: 'Een muur van opzij: buiten en binnen, met de weg van een leiding erdoorheen',
  pipes: 'Leidingen van dichtbij, met een meetlint ernaast',
} satisfies Record<PhotoSubject, string>;
